import SwiftLexer

/// `dump outline`: types and extensions with their members, a JSON object a line.
enum DumpOutline {
  static func append(_ outline: Outline, _ buffer: TokenBuffer, _ file: SourceFile, to output: inout [UInt8]) {
    var dump = Writer(outline: outline, buffer: buffer, file: file, output: output)
    output = []
    for number in outline.declarations.indices where outline.declarations[number].kind.isNominalOrExtension {
      dump.writeType(number)
    }
    output = dump.output
  }

  private struct Writer {
    let outline: Outline
    let buffer: TokenBuffer
    let file: SourceFile
    var output: [UInt8]

    mutating func writeType(_ number: Int) {
      let declaration = outline.declarations[number]
      guard let body = declaration.body else { return }
      output.write("{\"path\":\"")
      output.writeJSON(file.path.utf8)
      output.write("\",\"kind\":\"\(declaration.kind)\",\"name\":\"")
      output.writeJSON(text(declaration.name))
      output.write("\",\"qualified\":\"")
      writeQualifiedName(of: number)
      output.write("\"")
      writeOffset("offset", declaration.tokens.lowerBound)
      writeOffset("keywordOffset", declaration.keyword)
      writeOffset("nameOffset", declaration.name.lowerBound)
      writeOffset("bodyOffset", body.lowerBound)
      output.write(",\"endOffset\":")
      output.write(buffer[declaration.tokens.upperBound - 1].end)
      output.write(",\"inherits\":")
      let inherited = outline.inheritedTypes[declaration.inheritance].map { text($0.tokens) }
      output.writeJSONList(inherited)
      writeAttributes(of: declaration)
      output.write(",\"members\":[")
      writeMembers(of: number)
      output.write("]}\n")
    }

    private func text(_ tokens: Range<Int>) -> ArraySlice<UInt8> { file.bytes(of: tokens, in: buffer) }

    private mutating func writeOffset(_ key: String, _ token: Int) {
      output.write(",\"\(key)\":")
      output.write(buffer[token].start)
    }

    private mutating func writeAttributes(of declaration: Declaration) {
      output.write(",\"attributes\":")
      let attributes = outline.attributes[declaration.attributes].map { text($0.tokens) }
      output.writeJSONList(attributes)
      output.write(",\"modifiers\":")
      let modifiers = outline.modifiers[declaration.modifiers].map { file.bytes(of: Int($0), in: buffer) }
      output.writeJSONList(modifiers)
    }

    /// The names of the types and extensions around it, and its own.
    private mutating func writeQualifiedName(of number: Int) {
      var names = [outline.declarations[number].name]
      var parent = Int(outline.declarations[number].parent)
      while parent >= 0 {
        if outline.declarations[parent].kind.isNominalOrExtension { names.append(outline.declarations[parent].name) }
        parent = Int(outline.declarations[parent].parent)
      }
      for (index, name) in names.reversed().enumerated() {
        if index > 0 { output.write(".") }
        output.writeJSON(text(name))
      }
    }

    private mutating func writeMembers(of number: Int) {
      let type = outline.declarations[number]
      var isFirst = true
      var member = number + 1
      while member < Int(type.subtreeEnd) {
        let declaration = outline.declarations[member]
        if let kind = kindName(of: declaration) {
          if !isFirst { output.write(",") }
          isFirst = false
          output.write("{\"kind\":\"\(kind)\",\"name\":\"")
          writeName(of: declaration)
          output.write("\",\"static\":\(declaration.modifierSet.isTypeMember)")
          writeOffset("offset", declaration.tokens.lowerBound)
          writeOffset("nameOffset", declaration.name.isEmpty ? declaration.keyword : declaration.name.lowerBound)
          output.write(",\"ifConfig\":\(declaration.condition != type.condition)")
          writeAttributes(of: declaration)
          output.write("}")
        }
        member = max(member + 1, Int(declaration.subtreeEnd))
      }
    }

    private func kindName(of declaration: Declaration) -> String? {
      switch declaration.kind {
      case .variable, .constant: file.text(buffer[declaration.keyword].range)
      case .function: "func"
      case .initializer: "init"
      case .deinitializer: "deinit"
      case .enumCase: "case"
      case .subscript, .typealias, .associatedtype, .struct, .class, .enum, .actor, .protocol, .macroExpansion:
        "\(declaration.kind)"
      case .import, .extension, .operator, .precedenceGroup, .macro, .accessor: nil
      }
    }

    private mutating func writeName(of declaration: Declaration) {
      switch declaration.kind {
      case .function:
        var name = text(declaration.name)
        // `func ==<T>(…)`: the angle bracket is part of the operator's token.
        if let generics = declaration.genericParameters, generics.lowerBound < declaration.name.upperBound { name = name.dropLast() }
        output.writeJSON(name)
        writeLabels(of: declaration)
      case .initializer, .subscript:
        output.write(declaration.kind == .initializer ? "init" : "subscript")
        writeLabels(of: declaration)
      case .deinitializer: output.write("deinit")
      case .macroExpansion:
        output.write("#")
        output.writeJSON(text(declaration.name))
      default: output.writeJSON(text(declaration.name))
      }
    }

    /// Writes `(a:_:)`.
    private mutating func writeLabels(of declaration: Declaration) {
      output.write("(")
      if let parameters = declaration.parameters {
        let end = parameters.upperBound - 1
        var index = parameters.lowerBound + 1
        while index < end {
          while index < end, buffer[index].kind == .atSign { index = behindAttribute(index, to: end) }
          if let label = firstLabel(from: index, to: end) {
            output.writeJSON(file.bytes(of: label, in: buffer))
            output.write(":")
          }
          while index < end, buffer[index].kind != .comma { index = behind(index, to: end) }
          index += 1
        }
      }
      output.write(")")
    }

    private func behindAttribute(_ start: Int, to end: Int) -> Int {
      var index = start + 2
      while index + 1 < end, buffer[index].kind == .period { index += 2 }
      var depth = 0
      while index < end, buffer[index].kind.isOperator || depth > 0 {
        for byte in file.bytes(of: index, in: buffer) where buffer[index].kind.isOperator {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
        index = behind(index, to: end)
      }
      if index < end, buffer[index].kind == .leftParen, !buffer[index].flags.contains(.afterTrivia) {
        index = behind(index, to: end)
      }
      return index
    }

    /// The first of the words that end in a colon, if they begin at a token.
    private func firstLabel(from start: Int, to end: Int) -> Int? {
      var index = start
      while index < end, buffer[index].kind.isWord { index += 1 }
      guard index > start, index < end, buffer[index].kind == .colon else { return nil }
      return index - start > 2 ? index - 2 : start
    }

    private func behind(_ index: Int, to end: Int) -> Int {
      guard buffer[index].kind.isOpeningBracket, buffer[index].partner < end else { return index + 1 }
      return Int(buffer[index].partner) + 1
    }
  }
}
