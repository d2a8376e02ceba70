import SwiftLexer

/// Adds to a file's facts what its static members give, what its function types say and which types do nothing.
struct ValueCollector {
  private let buffer: TokenBuffer
  private let outline: Outline
  private let values: ValueReader
  private let answers: AnswerReader
  /// Index into the facts' aliases of the next one that was not seen.
  private var alias = 0

  static func collect(_ file: SourceFile, _ buffer: TokenBuffer, _ outline: Outline, into facts: inout FileFacts) {
    guard !facts.types.isEmpty || !facts.aliases.isEmpty else { return }
    var collector = ValueCollector(file, buffer, outline)
    collector.run(&facts)
  }

  private init(_ file: SourceFile, _ buffer: TokenBuffer, _ outline: Outline) {
    self.buffer = buffer
    self.outline = outline
    values = ValueReader(file, buffer)
    answers = AnswerReader(reader: values.reader)
  }

  private mutating func run(_ facts: inout FileFacts) {
    var typeAt: [Int: Int] = [:]
    for (index, type) in facts.types.enumerated() { typeAt[Int(type.declaration)] = index }
    for index in outline.declarations.indices {
      let declaration = outline.declarations[index]
      if declaration.kind == .`typealias` { collectAlias(declaration, &facts) }
      guard let type = typeAt[Int(declaration.parent)], let name = declaration.name.first else { continue }
      switch declaration.kind {
      case .variable, .constant:
        if declaration.modifierSet.isTypeMember {
          collectStatic(declaration, index, name, &facts.types[type])
        } else {
          collectStored(declaration, name, &facts.types[type])
        }
      case .function:
        if declaration.modifierSet.isTypeMember {
          if isFactory(declaration, facts.types[type]) { collectStatic(declaration, index, name, &facts.types[type]) }
        } else {
          collectMethod(declaration, &facts.types[type])
        }
      default: break
      }
    }
  }

  // MARK: Function types

  private mutating func collectAlias(_ declaration: Declaration, _ facts: inout FileFacts) {
    guard let name = declaration.name.first, let type = declaration.type, alias < facts.aliases.count,
      QualifiedName.last(facts.aliases[alias].name) == values.reader.word(name)
    else { return }
    facts.aliases[alias].function = FunctionShape.read(type, buffer, values.reader.file)
    alias += 1
  }

  private func collectStored(_ declaration: Declaration, _ name: Int, _ type: inout TypeFact) {
    let text = values.reader.word(name)
    guard let index = type.stored.lastIndex(where: { $0.name == text }) else { return }
    type.stored[index].function = declaration.type.flatMap { FunctionShape.read($0, buffer, values.reader.file) }
    type.stored[index].isEndpointIgnored = outline.attributes[declaration.attributes].contains { $0.word == .DependencyEndpointIgnored }
    type.stored[index].isPrivate = !declaration.modifierSet.isDisjoint(with: [.private, .fileprivate])
    guard let value = declaration.initialValue, values.reader.isBracketed(value, by: .leftBrace) else { return }
    type.stored[index].defaultAnswer = answers.closure(value).kind
  }

  // MARK: Members

  private static let valueNames: Set<String> = ["liveValue", "testValue", "previewValue"]
  private static let sampleWords: Set<String> = [
    "live", "mock", "noop", "preview", "sample", "demo", "stub", "fake", "empty", "placeholder", "test", "dummy", "failing",
    "unimplemented",
  ]

  /// A static function that gives a value of its own type.
  private func isFactory(_ declaration: Declaration, _ type: TypeFact) -> Bool {
    guard let result = declaration.type, let name = QualifiedName.read(result, buffer, values.reader.file) else { return false }
    return name == "Self" || QualifiedName.last(name) == QualifiedName.last(type.name)
  }

  private func collectStatic(_ declaration: Declaration, _ index: Int, _ name: Int, _ type: inout TypeFact) {
    guard let form = values.form(of: declaration) else { return }
    let text = values.reader.word(name)
    guard Self.valueNames.contains(text) || isOfInterest(form, text, type) else { return }
    type.statics.append(
      StaticValue(
        name: text, range: buffer[name].range, declaration: Int32(index), isAlternative: isAlternative(declaration),
        type: declaration.type.map { TypeForm.read($0, buffer, values.reader.file) }, form: form))
  }

  private func isOfInterest(_ form: ValueForm, _ name: String, _ type: TypeFact) -> Bool {
    switch form.root {
    case .construction(let made):
      if !form.endpoints.isEmpty { return true }
      guard let made, made != "Self" else { return form.argumentCount == 0 || isSample(name) }
      return QualifiedName.last(made) == QualifiedName.last(type.name) && form.argumentCount == 0 || isSample(name)
    case .member(let owner, _, _): return owner == .enclosing || owner == .implicit || isSample(name)
    case .report, .crash: return true
    case .literal, .closure: return false
    case .other: return isSample(name)
    }
  }

  private func isSample(_ name: String) -> Bool { name.camelCaseWords.contains { Self.sampleWords.contains($0) } }

  /// It stands in `#else` or `#elseif`.
  private func isAlternative(_ declaration: Declaration) -> Bool {
    var index = declaration.condition
    while index >= 0 {
      let branch = outline.conditions[Int(index)]
      if branch.block != index { return true }
      index = branch.parent
    }
    return false
  }

  // MARK: Methods

  /// Longer bodies do something.
  private static let longestAnswer = 24

  private func collectMethod(_ declaration: Declaration, _ type: inout TypeFact) {
    guard type.kind != .`protocol`, let body = declaration.body, body.count >= 2 else { return }
    type.methods.count += 1
    guard type.methods.count == type.methods.complacent + 1, body.count <= Self.longestAnswer else { return }
    if answers.body(body.lowerBound + 1..<body.upperBound - 1).kind.isComplacent { type.methods.complacent += 1 }
  }
}
