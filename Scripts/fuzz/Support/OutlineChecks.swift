import SwiftLexer

/// What must hold of the outline of any tokens.
struct OutlineChecks {
  let file: SourceFile
  let buffer: TokenBuffer
  let outline: Outline

  private var all: Range<Int> { 0..<max(0, buffer.count - 1) }

  func run() {
    for (index, declaration) in outline.declarations.enumerated() { check(declaration, index) }
    for item in outline.imports {
      require(outline.declarations.indices.contains(Int(item.declaration)), "an import without a declaration")
      require(item.path.lies(in: all) && item.path.contains(item.module), "an import's path")
      require(item.kind.map(all.contains) ?? true, "an import's kind")
    }
    for attribute in outline.attributes {
      require(attribute.tokens.lies(in: all) && attribute.name.lies(in: attribute.tokens), "an attribute's tokens")
      require(attribute.arguments.map { $0.lies(in: attribute.tokens) } ?? true, "an attribute's arguments")
      require(isCondition(attribute.condition), "an attribute's condition")
    }
    for modifier in outline.modifiers { require(all.contains(Int(modifier)), "a modifier's token") }
    for entry in outline.inheritedTypes {
      require(entry.tokens.lies(in: all) && entry.type.lies(in: entry.tokens), "an inherited type's tokens")
    }
    for (index, condition) in outline.conditions.enumerated() {
      require(all.contains(condition.directive), "a condition's directive")
      require(condition.expression.lies(in: all) && condition.tokens.lies(in: all), "a condition's tokens")
      require(isCondition(condition.block) && condition.block <= index, "a condition's block")
      require(condition.parent < index && isCondition(condition.parent), "a condition's parent")
    }
    for (index, closure) in outline.closures.enumerated() { check(closure, index) }
    for call in outline.calls { check(call) }
    for argument in outline.arguments {
      require(argument.value.lies(in: all), "an argument's value")
      require(argument.label < 0 || all.contains(Int(argument.label)), "an argument's label")
    }
    for (first, second) in zip(outline.statements, outline.statements.dropFirst()) {
      require(first.lowerBound <= second.lowerBound, "statements are out of order")
    }
    for statement in outline.statements { require(statement.lies(in: all), "a statement's tokens") }
  }

  private func isCondition(_ index: Int32) -> Bool { index >= -1 && Int(index) < outline.conditions.count }
  private func isDeclaration(_ index: Int32) -> Bool { index >= -1 && Int(index) < outline.declarations.count }
  private func isClosure(_ index: Int32) -> Bool { index >= -1 && Int(index) < outline.closures.count }

  private func check(_ declaration: Declaration, _ index: Int) {
    let tokens = declaration.tokens
    require(!tokens.isEmpty && tokens.lies(in: all), "a declaration's tokens")
    require(declaration.name.isEmpty || declaration.name.lies(in: tokens), "a declaration's name")
    require(all.contains(declaration.keyword), "a declaration's keyword")
    for part in [declaration.body, declaration.genericParameters, declaration.whereClause, declaration.parameters, declaration.type, declaration.initialValue] {
      require(part.map { $0.lies(in: tokens) } ?? true, "a part of \(declaration.kind) \(index) leaves it")
    }
    require(declaration.attributes.lies(in: 0..<outline.attributes.count), "a declaration's attributes")
    require(declaration.modifiers.lies(in: 0..<outline.modifiers.count), "a declaration's modifiers")
    require(declaration.inheritance.lies(in: 0..<outline.inheritedTypes.count), "a declaration's inheritance")
    require(isCondition(declaration.condition), "a declaration's condition")
    require(isDeclaration(declaration.parent) && declaration.parent < index, "a declaration's parent")
    let end = Int(declaration.subtreeEnd)
    require(end > index && end <= outline.declarations.count, "a declaration's subtree")
    if declaration.parent >= 0 {
      let parent = outline.declarations[Int(declaration.parent)]
      require(end <= parent.subtreeEnd, "a subtree leaves the one around it")
      require(tokens.lies(in: parent.tokens), "\(declaration.kind) \(index) leaves the \(parent.kind) around it")
    }
  }

  private func check(_ closure: Closure, _ index: Int) {
    require(!closure.tokens.isEmpty && closure.tokens.lies(in: all), "a closure's tokens")
    require(closure.captures.map { $0.lies(in: closure.tokens) } ?? true, "a closure's captures")
    require(closure.parameters.map { $0.lies(in: closure.tokens) } ?? true, "a closure's parameters")
    require(closure.tokens.contains(closure.bodyStart) || closure.bodyStart == closure.tokens.upperBound, "a closure's body")
    require(isClosure(closure.parent) && closure.parent < index, "a closure's parent")
    require(isDeclaration(closure.owner), "a closure's owner")
    require(closure.call >= -1 && Int(closure.call) < outline.calls.count, "a closure's call")
    require(closure.argument >= -1 && Int(closure.argument) < outline.arguments.count, "a closure's argument")
    if closure.parent >= 0 {
      require(closure.tokens.lies(in: outline.closures[Int(closure.parent)].tokens), "a closure leaves the one around it")
    }
  }

  private func check(_ call: Call) {
    require(!call.tokens.isEmpty && call.tokens.lies(in: all), "a call's tokens")
    require(!call.callee.isEmpty && call.callee.lies(in: call.tokens), "a call's callee")
    require(call.parentheses.lies(in: call.tokens), "a call's parentheses")
    require(call.nameToken < 0 || call.callee.contains(Int(call.nameToken)), "a call's name")
    require(call.arguments.lies(in: 0..<outline.arguments.count), "a call's arguments")
    require(call.parenthesized >= 0 && Int(call.parenthesized) <= call.arguments.count, "the number of a call's arguments")
    require(isDeclaration(call.owner) && isClosure(call.closure), "what a call stands in")
    for argument in outline.arguments[call.arguments] {
      require(argument.value.isEmpty || argument.value.lies(in: call.tokens), "an argument leaves its call")
    }
  }

  /// What is found without the bodies that hold nothing of interest is found with them, in the same order.
  static func compare(_ some: Outline, _ all: Outline) {
    var rest = all.declarations[...]
    for declaration in some.declarations {
      while let next = rest.first, next.tokens != declaration.tokens || next.kind != declaration.kind || next.name != declaration.name {
        rest.removeFirst()
      }
      require(!rest.isEmpty, "\(declaration.kind) is found only where bodies are passed over")
      rest.removeFirst()
    }
    require(some.conditions.count == all.conditions.count, "the conditions differ")
  }
}
