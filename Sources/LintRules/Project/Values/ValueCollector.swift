import SwiftLexer

/// Adds to the facts of types what their static members and methods give.
///
/// Most static members are no values that a key could name, so what is cheap to ask is asked first.
struct ValueCollector {
  private let buffer: TokenBuffer
  private let outline: Outline
  private let values: ValueReader
  private let answers: AnswerReader

  init(_ file: SourceFile, _ buffer: TokenBuffer, _ outline: Outline) {
    self.buffer = buffer
    self.outline = outline
    values = ValueReader(file, buffer)
    answers = AnswerReader(reader: values.reader)
  }

  // MARK: Stored properties

  /// Adds to a stored property what its type says of a function, and what its initial value does as one.
  ///
  /// - Parameters:
  ///   - index: the declaration's.
  ///   - type: its written type, or the one that it shares.
  func complete(_ property: inout StoredProperty, _ declaration: Declaration, _ index: Int, _ type: Range<Int>?) {
    property.isPrivate = declaration.modifierSet.isFileScoped
    for attribute in outline.attributes[declaration.attributes] {
      switch attribute.word {
      case .DependencyEndpointIgnored: property.isEndpointIgnored = true
      case ._spi: property.isHidden = true
      default: break
      }
    }
    switch property.form {
    case .closure, .optionalClosure:
      guard let type else { break }
      property.function = FunctionShape.read(type, buffer, values.reader.file)
      property.spelling = spelling(declaration, index, type)
    case .named:
      if let type { property.spelling = spelling(declaration, index, type) }
    case .existential, .other: break
    }
    if let value = declaration.initialValue, values.reader.isBracketed(value, by: .leftBrace) {
      property.defaultAnswer = answers.closure(value).kind
    }
  }

  private func spelling(_ declaration: Declaration, _ index: Int, _ type: Range<Int>) -> StoredProperty.Spelling {
    let next = index + 1
    let isShared =
      index > 0 && outline.declarations[index - 1].keyword == declaration.keyword
      || next < outline.declarations.count && outline.declarations[next].keyword == declaration.keyword
    let keyword = buffer[declaration.keyword].range
    return StoredProperty.Spelling(
      name: buffer.range(of: declaration.name), keyword: isShared ? SourceRange(start: keyword.start, end: keyword.start) : keyword,
      type: buffer.range(of: type), parameterCount: parameterCount(of: type))
  }

  /// Of a function type, in parentheses or not; 0 of any other.
  private func parameterCount(of type: Range<Int>) -> Int {
    let type = TypeForm.unattributed(type, buffer)
    guard let first = type.first, buffer[first].kind == .leftParen, let inner = values.reader.inside(first, of: type) else { return 0 }
    if values.reader.contains(inner, where: { $0.kind == .arrow }), type.upperBound <= inner.upperBound + 2 { return parameterCount(of: inner) }
    return inner.isEmpty ? 0 : values.reader.items(inner).count
  }

  // MARK: Members

  private static let valueNames: Set<String> = ["liveValue", "testValue", "previewValue"]
  private static let sampleWords = WordList([
    "live", "mock", "noop", "preview", "sample", "demo", "stub", "fake", "empty", "placeholder", "test", "dummy", "failing",
    "unimplemented",
  ])

  /// A static function that gives a value of its own type.
  private func isFactory(_ declaration: Declaration, _ type: TypeFact) -> Bool {
    guard let result = declaration.type, let name = QualifiedName.read(result, buffer, values.reader.file) else { return false }
    return name == "Self" || QualifiedName.last(name) == QualifiedName.last(type.name)
  }

  /// - Parameter index: the declaration's, a static property or function that is a member of the type.
  func collectStatic(_ declaration: Declaration, _ index: Int, _ type: inout TypeFact) {
    guard let name = declaration.name.first, declaration.kind != .function || isFactory(declaration, type) else { return }
    switch buffer[name].word {
    case .liveValue, .testValue, .previewValue: break
    default: if isLiteral(declaration) { return }
    }
    guard let form = values.form(of: declaration) else { return }
    let text = values.reader.word(name)
    guard Self.valueNames.contains(text) || isOfInterest(form, text, type) else { return }
    type.statics.append(
      StaticValue(
        name: text, range: buffer[name].range, declaration: Int32(index), isAlternative: isAlternative(declaration),
        type: declaration.type.map { TypeForm.read($0, buffer, values.reader.file) }, form: form))
  }

  /// Its initial value begins as no value of a client does: a number, a text, a list.
  private func isLiteral(_ declaration: Declaration) -> Bool {
    guard let value = declaration.initialValue, let first = value.first else { return false }
    switch buffer[first].kind {
    case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter: return true
    default: return values.reader.isBracketed(value, by: .leftSquare)
    }
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

  private func isSample(_ name: String) -> Bool { Self.sampleWords.containsWord(of: name) }

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

  func collectMethod(_ declaration: Declaration, _ type: inout TypeFact) {
    guard type.kind != .`protocol`, let body = declaration.body, body.count >= 2 else { return }
    type.methods.count += 1
    guard type.methods.count == type.methods.complacent + 1, body.count <= Self.longestAnswer else { return }
    if answers.body(body.lowerBound + 1..<body.upperBound - 1).kind.isComplacent { type.methods.complacent += 1 }
  }
}
