import SwiftLexer

/// What holds for the outline of any text.
struct OutlineChecker {
  let outline: Outline
  /// Number of the file's tokens, `endOfFile` included.
  let tokenCount: Int

  /// - Returns: the first thing that does not hold, or `nil`.
  static func problem(in outline: Outline, of buffer: TokenBuffer) -> String? {
    let checker = OutlineChecker(outline: outline, tokenCount: buffer.count)
    return checker.problemInDeclarations ?? checker.problemInClosures ?? checker.problemInCalls ?? checker.problemInStatements
      ?? checker.problemInConditions
  }

  private func isInFile(_ tokens: Range<Int>?) -> Bool { tokens.map { $0.lowerBound >= 0 && $0.upperBound <= tokenCount } ?? true }

  private var problemInDeclarations: String? {
    /// The declarations that the next one may stand in, and where the last one in each began.
    var open: [(index: Int, lastChild: Int)] = [(-1, 0)]
    for (index, declaration) in outline.declarations.enumerated() {
      let ranges = [
        declaration.tokens, declaration.name, declaration.body, declaration.type, declaration.initialValue,
        declaration.parameters, declaration.genericParameters, declaration.whereClause,
      ]
      guard ranges.allSatisfy(isInFile), declaration.tokens.contains(declaration.keyword) else { return "tokens of declaration \(index)" }
      guard declaration.attributes.upperBound <= outline.attributes.count, declaration.modifiers.upperBound <= outline.modifiers.count,
        declaration.inheritance.upperBound <= outline.inheritedTypes.count
      else { return "lists of declaration \(index)" }
      while let last = open.last, last.index >= 0, Int(outline.declarations[last.index].subtreeEnd) <= index { open.removeLast() }
      guard open[open.count - 1].index == Int(declaration.parent) else { return "parent of declaration \(index)" }
      guard declaration.tokens.lowerBound >= open[open.count - 1].lastChild else { return "order of declaration \(index)" }
      let end = declaration.parent < 0 ? Int32(outline.declarations.count) : outline.declarations[Int(declaration.parent)].subtreeEnd
      guard declaration.subtreeEnd > index, declaration.subtreeEnd <= end else { return "subtree of declaration \(index)" }
      open[open.count - 1].lastChild = declaration.tokens.lowerBound
      open.append((index, declaration.tokens.lowerBound))
    }
    return nil
  }

  private var problemInClosures: String? {
    var last = -1
    for (index, closure) in outline.closures.enumerated() {
      guard [closure.tokens, closure.captures, closure.parameters].allSatisfy(isInFile) else { return "tokens of closure \(index)" }
      guard closure.tokens.lowerBound > last else { return "order of closure \(index)" }
      last = closure.tokens.lowerBound
      guard closure.parent < index, closure.owner < outline.declarations.count else { return "parents of closure \(index)" }
      guard closure.call >= 0 else { continue }
      guard outline.calls.indices.contains(Int(closure.call)),
        outline.calls[Int(closure.call)].arguments.contains(Int(closure.argument)),
        outline.arguments[Int(closure.argument)].value.lowerBound <= closure.tokens.lowerBound
      else { return "argument of closure \(index)" }
    }
    return nil
  }

  private var problemInCalls: String? {
    var last = -1
    for (index, call) in outline.calls.enumerated() {
      guard [call.callee, call.parentheses, call.tokens].allSatisfy(isInFile) else { return "tokens of call \(index)" }
      guard call.parentheses.lowerBound > last else { return "order of call \(index)" }
      last = call.parentheses.lowerBound
      guard call.arguments.upperBound <= outline.arguments.count, call.parenthesized <= call.arguments.count,
        outline.arguments[call.arguments].allSatisfy({ isInFile($0.value) && $0.label < tokenCount })
      else { return "arguments of call \(index)" }
      guard call.owner < outline.declarations.count, call.closure < outline.closures.count else { return "parents of call \(index)" }
    }
    return nil
  }

  private var problemInStatements: String? {
    for (index, statement) in outline.statements.enumerated() {
      guard isInFile(statement), !statement.isEmpty else { return "tokens of statement \(index)" }
      guard index > 0 else { continue }
      let before = outline.statements[index - 1]
      guard before.lowerBound < statement.lowerBound || (before.lowerBound == statement.lowerBound && before.upperBound >= statement.upperBound)
      else { return "order of statement \(index)" }
    }
    return nil
  }

  private var problemInConditions: String? {
    for (index, condition) in outline.conditions.enumerated() {
      guard isInFile(condition.tokens), isInFile(condition.expression), condition.parent < index, condition.block <= index,
        condition.directive < condition.tokens.lowerBound
      else { return "condition \(index)" }
    }
    return nil
  }
}
