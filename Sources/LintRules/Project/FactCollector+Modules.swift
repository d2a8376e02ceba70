import SwiftLexer

/// What roles of modules need to know of a file.
extension FactCollector {
  // MARK: Live values

  /// What a live value evaluates to, for `{ return (e) }`, `{ …; return e }()` and `try! e` that of `e`.
  func origin(of declaration: Declaration) -> ValueMember.Origin {
    guard var tokens = declaration.initialValue ?? declaration.body.flatMap({ contents($0.lowerBound) }) else { return .other }
    if let first = tokens.first, buffer[first].word == .get, let body = contents(first + 1),
      body.upperBound + 1 == tokens.upperBound
    {
      tokens = body
    }
    for _ in 0..<8 {
      guard let first = tokens.first else { return .other }
      switch buffer[first].kind {
      case .leftParen where tokens.count > 2 && next(after: first) == tokens.upperBound:
        tokens = first + 1..<tokens.upperBound - 1
      case .leftBrace where tokens.count > 3 && next(after: first) == tokens.upperBound - 2:
        // Called at once: its last `return`, or its only expression.
        guard let body = contents(first) else { return .other }
        tokens = body
      default:
        if let last = lastReturn(tokens) {
          tokens = last + 1..<tokens.upperBound
          continue
        }
        guard buffer[first].word == .`try` else { return plainOrigin(tokens) }
        let mark =
          first + 1 < tokens.upperBound
          && [.exclamationMark, .postfixQuestionMark, .infixQuestionMark].contains(buffer[first + 1].kind)
        tokens = first + (mark ? 2 : 1)..<tokens.upperBound
      }
    }
    return .other
  }

  private func plainOrigin(_ tokens: Range<Int>) -> ValueMember.Origin {
    let first = tokens.lowerBound
    if buffer[first].kind == .period, first + 1 < tokens.upperBound {
      return buffer[first + 1].word == .`init` ? .other : .member(name(of: first + 1))
    }
    guard let path = QualifiedName.read(tokens, buffer, file) else { return .other }
    let parts = path.split(separator: ".")
    let types = parts.prefix { $0.first?.isUppercase ?? false }
    if types.count < parts.count, parts[types.count] != "init" { return .member(String(parts[types.count])) }
    return types.isEmpty ? .other : .made(types.joined(separator: "."))
  }

  /// The last `return` at the outermost level.
  private func lastReturn(_ tokens: Range<Int>) -> Int? {
    var index = tokens.lowerBound
    var last: Int?
    while index < tokens.upperBound {
      if buffer[index].word == .`return`, buffer[index].kind == .keyword { last = index }
      index = next(after: index)
    }
    return last
  }

  private func next(after index: Int) -> Int {
    let token = buffer[index]
    guard token.kind.isOpeningBracket, token.partner != TokenBuffer.noPartner else { return index + 1 }
    return Int(token.partner) + 1
  }

  private func contents(_ bracket: Int) -> Range<Int>? {
    guard bracket < buffer.count, buffer[bracket].kind.isOpeningBracket, buffer[bracket].partner != TokenBuffer.noPartner else {
      return nil
    }
    return bracket + 1..<Int(buffer[bracket].partner)
  }

  // MARK: Properties

  /// Types of what a type that conforms to something holds: a view may hold a model.
  mutating func collectHeld(_ declaration: Declaration, _ typeIndex: Int) {
    guard !facts.types[typeIndex].inherits.isEmpty else { return }
    let tokens = declaration.type.map { TypeForm.unattributed($0, buffer) } ?? declaration.initialValue
    guard let tokens, !tokens.isEmpty, let name = QualifiedName.read(tokens, buffer, file), name.first?.isUppercase == true
    else { return }
    facts.types[typeIndex].held.append(name)
  }

  /// Names in the types of endpoints: what the signature of a client needs.
  mutating func collectEndpointTypes(_ declaration: Declaration, _ typeIndex: Int) {
    guard let type = declaration.type else { return }
    var isMember = false
    for index in type {
      let token = buffer[index]
      defer { isMember = token.kind == .period || token.kind == .atSign }
      guard token.kind == .identifier, !isMember, !token.flags.contains(.backquoted),
        file.storage[Int(token.start)] &- 0x41 < 26
      else { continue }
      // A label of the function's parameters.
      if index + 1 < type.upperBound, buffer[index + 1].kind == .colon { continue }
      let name = name(of: index)
      if !facts.types[typeIndex].endpointTypes.contains(name) { facts.types[typeIndex].endpointTypes.append(name) }
    }
  }

  // MARK: Preparations

  /// What `prepareDependencies` sets, and functions that are handed `inout DependencyValues`.
  mutating func collectPreparations() {
    guard buffer.words.intersects(Self.settingWords) else { return }
    facts.overridesDependencies = buffer.words.intersects(Self.overridingWords)
    for call in outline.calls {
      let origin: PreparationFact.Origin
      switch call.name {
      case .prepareDependencies: origin = .prepare
      case .withDependencies, .transformDependency, .Store: origin = .override
      case .dependency:
        // `.dependency(\.client, …)`
        if let path = keyPath(of: call), !isInPreview(call) {
          facts.preparations.append(
            PreparationFact(origin: .override, range: buffer[Int(call.nameToken)].range, properties: [path]))
        }
        continue
      default: continue
      }
      guard !isInPreview(call), let argument = settingArgument(of: call), let body = contents(outline.arguments[argument].value.lowerBound) else {
        continue
      }
      var preparation = PreparationFact(origin: origin, range: buffer[Int(call.nameToken)].range)
      let closure = outline.closures.first { $0.tokens.lowerBound == body.lowerBound - 1 }
      let parameter = closure?.parameters.flatMap { $0.first { buffer[$0].kind == .identifier } }
      collectAssignments(to: parameter.map { name(of: $0) } ?? "$0", in: body, &preparation)
      facts.preparations.append(preparation)
    }
    for declaration in outline.declarations where declaration.kind == .function {
      guard let parameters = declaration.parameters, let body = declaration.body, let nameToken = declaration.name.first,
        let mark = parameters.first(where: { buffer[$0].word == .`inout` }), mark + 1 < parameters.upperBound,
        buffer[mark + 1].word == .DependencyValues, mark >= 2, buffer[mark - 1].kind == .colon
      else { continue }
      var preparation = PreparationFact(origin: .function(name(of: nameToken)), range: buffer[nameToken].range)
      collectAssignments(to: name(of: mark - 2), in: body, &preparation)
      facts.preparations.append(preparation)
    }
  }

  /// `&$0` or `&values`.
  private func isHandedOn(_ parameter: String, _ index: Int) -> Bool {
    buffer[index - 1].kind == .prefixAmpersand && file.text(buffer[index].range) == parameter
  }

  private func collectAssignments(to parameter: String, in body: Range<Int>, _ preparation: inout PreparationFact) {
    for index in body where index + 2 < body.upperBound {
      let token = buffer[index]
      // `configure(&$0)`.
      if token.kind == .leftParen, index > body.lowerBound, buffer[index - 1].kind == .identifier,
        let arguments = contents(index), arguments.contains(where: { isHandedOn(parameter, $0) })
      {
        preparation.calls.append(name(of: index - 1))
      }
      guard token.kind == .dollarIdentifier || token.kind == .identifier, file.text(token.range) == parameter,
        buffer[index + 1].kind == .period, buffer[index + 2].kind.isWord
      else { continue }
      var end = index + 3
      while end + 1 < body.upperBound, buffer[end].kind == .period, buffer[end + 1].kind.isWord { end += 2 }
      guard end < body.upperBound, buffer[end].kind == .equal else { continue }
      preparation.properties.append(name(of: index + 2))
      // `$0.client = .live(…)`
      if end == index + 3, end + 2 < body.upperBound, buffer[end + 1].kind == .period, buffer[end + 2].kind.isWord {
        preparation.members.append(
          PreparationFact.Member(
            property: name(of: index + 2), member: name(of: end + 2), range: buffer[index + 2].range))
      }
    }
  }

  private static let overridingWords = WordSet([
    .withDependencies, .prepareDependencies, .transformDependency, .TestStore, .TestStoreOf, .dependencies, .dependency,
    .DependencyValues,
  ])
  private static let settingWords = WordSet([
    .withDependencies, .prepareDependencies, .transformDependency, .TestStore, .TestStoreOf, .dependencies, .dependency,
    .DependencyValues, .Store,
  ])

  /// In `#Preview` or a `PreviewProvider`: what is set there is set for nobody else.
  func isInPreview(_ call: Call) -> Bool {
    var index = Int(call.owner)
    while index >= 0 {
      let declaration = outline.declarations[index]
      if let name = declaration.name.first, buffer[name].word == .Preview { return true }
      if outline.inheritedTypes[declaration.inheritance].contains(where: { entry in
        entry.type.contains { buffer[$0].word == .PreviewProvider }
      }) {
        return true
      }
      index = Int(declaration.parent)
    }
    return false
  }

  /// The first name of the key path that is a call's first argument.
  private func keyPath(of call: Call) -> String? {
    guard let first = call.arguments.first else { return nil }
    let value = outline.arguments[first].value
    guard value.count > 2, buffer[value.lowerBound].kind == .backslash, buffer[value.lowerBound + 1].kind == .period,
      buffer[value.lowerBound + 2].kind.isWord
    else { return nil }
    return name(of: value.lowerBound + 2)
  }

  /// The closure of a call that sets dependencies: the one labelled `withDependencies` of a store, the first of
  /// `withDependencies`, else the last.
  private func settingArgument(of call: Call) -> Int? {
    switch call.name {
    case .Store: call.arguments.first {
        let label = Int(outline.arguments[$0].label)
        return label >= 0 && buffer[label].word == .withDependencies
      }
    case .withDependencies: call.arguments.first { buffer[outline.arguments[$0].value.lowerBound].kind == .leftBrace }
    default: call.arguments.last
    }
  }

  // MARK: Reads

  /// First names of key paths in `@Dependency(\.…)`.
  mutating func collectReads() {
    guard buffer.words.contains(.Dependency) else { return }
    for attribute in outline.attributes where attribute.word == .Dependency {
      guard let arguments = attribute.arguments, arguments.count > 3 else { continue }
      var index = arguments.lowerBound + 1
      guard buffer[index].kind == .backslash else { continue }
      index += 1
      if buffer[index].word == .DependencyValues { index += 1 }
      guard buffer[index].kind == .period, index + 1 < arguments.upperBound, buffer[index + 1].kind.isWord else { continue }
      let read = name(of: index + 1)
      if !facts.dependencyReads.contains(read) { facts.dependencyReads.append(read) }
    }
  }
}
