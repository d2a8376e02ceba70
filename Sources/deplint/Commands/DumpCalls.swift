import SwiftLexer

/// `dump calls`: `offset TAB "callee" TAB arguments TAB first argument` for each call whose callee ends in a name.
enum DumpCalls {
  static func append(_ outline: Outline, _ buffer: TokenBuffer, _ file: SourceFile, to output: inout [UInt8]) {
    for call in outline.calls where call.nameToken >= 0 && !call.isSpecialized {
      output.write(buffer[call.callee.lowerBound].start)
      output.write("\t\"")
      writeCallee(of: call, buffer, file, to: &output)
      output.write("\"\t")
      output.write(call.parenthesized)
      output.write("\t")
      if call.parenthesized > 0 {
        writeArgument(outline.arguments[call.arguments.lowerBound], buffer, file, to: &output)
      } else {
        output.write("none")
      }
      output.write("\n")
    }
  }

  /// Writes `f`, `.f`, `a.f` where the base is one name, and `_.f` where it is anything else.
  private static func writeCallee(of call: Call, _ buffer: TokenBuffer, _ file: SourceFile, to output: inout [UInt8]) {
    let name = Int(call.nameToken)
    var base = call.callee.lowerBound..<name
    if base.isEmpty || buffer[name - 1].kind == .colonColon && !base.contains(where: { buffer[$0].kind == .period }) {
      output.writeJSON(file.bytes(of: call.callee, in: buffer))
      return
    }
    while let last = base.last, buffer[last].kind == .period || buffer[last].kind == .colonColon {
      base = base.dropLast()
      if buffer[last].kind == .period { break }
      base = base.dropLast()
    }
    if isName(base, buffer) {
      output.writeJSON(file.bytes(of: base, in: buffer))
    } else if call.base != .implicit {
      output.write("_")
    }
    output.write(".")
    output.writeJSON(file.bytes(of: name, in: buffer))
  }

  /// The tokens are a name, with its module or its argument labels: `a`, `A::a`, `f(a:b:)`.
  private static func isName(_ tokens: Range<Int>, _ buffer: TokenBuffer) -> Bool {
    guard let first = tokens.first else { return false }
    switch buffer[first].kind {
    case .identifier, .dollarIdentifier: break
    case .keyword:
      switch buffer[first].word {
      case .self, .Self, .`init`: break
      default: return false
      }
    default: return false
    }
    var rest = tokens.dropFirst()
    if let next = rest.first, buffer[next].kind == .colonColon { rest = rest.dropFirst(2) }
    guard let next = rest.first else { return true }
    guard buffer[next].kind == .leftParen, rest.count > 2, rest.count % 2 == 0,
      Int(buffer[next].partner) == rest.upperBound - 1
    else { return false }
    return (rest.lowerBound + 1..<rest.upperBound - 1).allSatisfy { index in
      (index - rest.lowerBound) % 2 == 0 ? buffer[index].kind == .colon : buffer[index].kind.isWord
    }
  }

  private static func writeArgument(_ argument: Argument, _ buffer: TokenBuffer, _ file: SourceFile, to output: inout [UInt8]) {
    if argument.label >= 0 {
      output.writeJSON(file.bytes(of: Int(argument.label), in: buffer))
      output.write(":")
    }
    guard argument.kind == .stringLiteral else {
      output.write("\(argument.kind)Expr")
      return
    }
    var literal = argument.value
    if let first = literal.first, buffer[first].kind == .rawStringPoundDelimiter { literal = literal.dropFirst() }
    if let last = literal.last, buffer[last].kind == .rawStringPoundDelimiter { literal = literal.dropLast() }
    output.write("string:\"")
    if literal.count > 1 {
      let range = buffer[literal.lowerBound].range.end..<buffer[literal.upperBound - 1].range.start
      output.writeJSON(file.storage[Int(range.lowerBound)..<Int(range.upperBound)])
    }
    output.write("\"")
  }
}
