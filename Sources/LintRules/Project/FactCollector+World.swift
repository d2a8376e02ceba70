import SwiftLexer

/// What regions need to know of a file: dependencies, what types are handed, and what live values are made with.
extension FactCollector {
  // MARK: Dependencies

  mutating func collectDependency(_ declaration: Declaration, _ index: Int, _ nameToken: Int) {
    guard let attribute = outline.attributes[declaration.attributes].first(where: { $0.word == .Dependency }) else { return }
    let property = DependencyProperty(declaration, index, nameToken, attribute, buffer, file)
    facts.types[Int(typeOf[index])].dependencies.append(property)
  }

  // MARK: The world

  /// Notes what hides functions of the world.
  mutating func collectWorldNames() {
    guard buffer.words.intersects(WorldReader.functionNames) else { return }
    for declaration in outline.declarations {
      switch declaration.kind {
      case .function, .variable, .constant: break
      default: continue
      }
      guard let token = declaration.name.first, WorldReader.functionNames.contains(buffer[token].word) else { continue }
      facts.worldNames.append(buffer[token].word)
    }
  }

  /// Notes the classes and actors whose code uses parts of the system.
  mutating func collectWorldUse() {
    guard facts.types.contains(where: { $0.kind == .`class` || $0.kind == .actor || $0.kind == .`extension` }) else { return }
    let reader = WorldReader(file, buffer)
    guard reader.usesSystem else { return }
    for index in 0..<buffer.count where buffer[index].kind == .identifier && reader.isSystemUse(index) {
      let declaration = outline.declaration(around: index)
      guard declaration >= 0, typeOf[declaration] >= 0 else { continue }
      facts.types[Int(typeOf[declaration])].usesWorld = true
    }
  }

  /// `static let shared = Api()`: stored, of the type itself, and no task's own.
  mutating func collectSingleton(_ declaration: Declaration, _ index: Int) {
    guard let token = declaration.name.first, isSingletonName(token), !isComputed(declaration), makesItself(declaration, index),
      !outline.attributes[declaration.attributes].contains(where: { file.isText(buffer[$0.name.lowerBound], "TaskLocal") })
    else { return }
    facts.types[Int(typeOf[index])].singletons.append(
      TypeFact.Singleton(name: name(of: token), isVariable: declaration.kind == .variable))
  }

  private func isSingletonName(_ token: Int) -> Bool {
    switch buffer[token].word {
    case .shared, .main, .`default`: true
    case .none: file.isText(buffer[token], "current")
    default: false
    }
  }

  // MARK: Making

  /// SwiftUI's wrappers that make nothing before the view is shown.
  private static let quietWrappers: Set<String> = [
    "State", "Binding", "Environment", "EnvironmentObject", "ObservedObject", "StateObject", "Bindable", "Namespace", "FocusState",
    "FocusedValue", "FocusedBinding", "GestureState", "ScaledMetric", "AppStorage", "SceneStorage", "AccessibilityFocusState", "MainActor",
    "ViewBuilder", "Perception", "BindableStore",
  ]

  /// - Parameter declaration: a stored property or an initializer of a type that inherits from something, or of an extension.
  mutating func collectMaking(_ declaration: Declaration, _ typeIndex: Int) {
    guard !facts.types[typeIndex].makesAtInit else { return }
    if declaration.kind == .initializer {
      facts.types[typeIndex].makesAtInit = declaration.body.map { $0.contains { buffer[$0].kind == .leftParen } } ?? false
      return
    }
    var isLazy = false
    for attribute in outline.attributes[declaration.attributes] {
      let name = QualifiedName.read(attribute.name, buffer, file).map(QualifiedName.last) ?? ""
      if name == "StateObject" { isLazy = true }
      if !Self.quietWrappers.contains(name) {
        facts.types[typeIndex].makesAtInit = true
        return
      }
    }
    guard !isLazy, let value = declaration.initialValue else { return }
    facts.types[typeIndex].makesAtInit = value.contains { index in
      buffer[index].kind == .leftParen || buffer[index].kind == .leftBrace || buffer[index].kind == .identifier && startsUppercase(index)
    }
  }

  // MARK: Injection

  /// A stored property that an initializer has to set, of a protocol's type.
  mutating func collectInjected(_ declaration: Declaration, _ typeIndex: Int) {
    guard declaration.initialValue == nil, let type = declaration.type else { return }
    var tokens = TypeForm.unattributed(type, buffer)
    if let first = tokens.first, buffer[first].kind == .leftParen { tokens = first + 1..<tokens.upperBound }
    if let first = tokens.first, buffer[first].word == .any { tokens = first + 1..<tokens.upperBound }
    guard !tokens.isEmpty, let name = QualifiedName.read(tokens, buffer, file) else { return }
    facts.types[typeIndex].injected.append(name)
  }

  /// Names behind the colons of a generic parameter clause.
  func constraints(of clause: Range<Int>) -> [String] {
    clause.compactMap { index in
      guard buffer[index].kind == .colon, index + 1 < clause.upperBound else { return nil }
      return QualifiedName.read(index + 1..<clause.upperBound, buffer, file)
    }
  }

  /// `Date` of `Range<Date>`.
  func genericArgument(of type: Range<Int>) -> String? {
    guard let open = type.first(where: { buffer[$0].kind.isOperator && file.storage[Int(buffer[$0].start)] == UInt8(ascii: "<") })
    else { return nil }
    return QualifiedName.read(open + 1..<type.upperBound, buffer, file)
  }

  // MARK: Methods

  mutating func collectMethod(_ declaration: Declaration, _ index: Int) {
    if let nameToken = declaration.name.first { collectMember(declaration, index, nameToken) }
    if declaration.isEquality(buffer, file) { facts.types[Int(typeOf[index])].hasEquality = true }
    guard declaration.modifierSet.isTypeMember, let nameToken = declaration.name.first else { return }
    collectMaker(declaration, index)
    let type = Int(typeOf[index])
    guard facts.types[type].kind == .`extension`, EffectNames.contains(lastWordOf: facts.types[type].name),
      let result = declaration.type, let parameters = declaration.parameters,
      parameters.contains(where: { buffer[$0].kind == .arrow })
    else { return }
    let first = buffer[result.lowerBound].word
    guard first == .Self || EffectNames.contains(result, buffer) else { return }
    facts.effectBuilders.append(name(of: nameToken))
  }

  mutating func collectMaker(_ declaration: Declaration, _ index: Int) {
    guard let nameToken = declaration.name.first, declaration.kind == .function || buffer[nameToken].word != .liveValue else { return }
    let own = name(of: nameToken)
    guard own.hasPrefix("live") || buffer.words.contains(.liveValue) || makesItself(declaration, index) else { return }
    let maker = StaticMaker(name: own, mentions: mentions(in: declaration))
    facts.types[Int(typeOf[index])].makers.append(maker)
  }

  /// Its written type, or the one that its initial value calls, is the one that it is a member of.
  private func makesItself(_ declaration: Declaration, _ index: Int) -> Bool {
    guard let type = declaration.type ?? declaration.initialValue, let name = QualifiedName.read(type, buffer, file) else { return false }
    return name == "Self" || QualifiedName.last(name) == QualifiedName.last(facts.types[Int(typeOf[index])].name)
  }

  /// Members by which a type hands out an instance of itself.
  private static let instances: Set<String> = ["init", "shared", "default", "current", "main", "live", "instance", "production"]

  /// What a member's initial value and body name.
  func mentions(in declaration: Declaration) -> Mentions {
    var mentions = Mentions()
    if let value = declaration.initialValue { collectMentions(in: value, into: &mentions) }
    if let body = declaration.body { collectMentions(in: body, into: &mentions) }
    return mentions
  }

  private func collectMentions(in tokens: Range<Int>, into mentions: inout Mentions) {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let token = buffer[index]
      guard token.kind == .identifier || token.word == .Self else {
        if token.kind == .period, index + 1 < tokens.upperBound, buffer[index + 1].kind.isWord, isImplicitMember(index) {
          mentions.members.append(name(of: index + 1))
        }
        index += 1
        continue
      }
      var end = index + 1
      var lastType = startsUppercase(index) ? index : -1
      var member = -1
      while end + 1 < tokens.upperBound, buffer[end].kind == .period, buffer[end + 1].kind.isWord {
        if member < 0, lastType >= 0 { if startsUppercase(end + 1) { lastType = end + 1 } else { member = end + 1 } }
        end += 2
      }
      if lastType >= 0, end < tokens.upperBound || member >= 0 {
        let isCalled = end < tokens.upperBound && (buffer[end].kind == .leftParen || buffer[end].kind == .leftBrace)
        let memberName = member < 0 ? "" : name(of: member)
        if member < 0 ? isCalled : Self.instances.contains(memberName),
          let type = QualifiedName.read(index..<lastType + 1, buffer, file), type != "Self"
        {
          mentions.types.append(type)
        }
        if member >= 0 { mentions.members.append(memberName) }
      }
      index = end
    }
  }

  private func startsUppercase(_ index: Int) -> Bool {
    file.storage[Int(buffer[index].start) + (buffer[index].flags.contains(.backquoted) ? 1 : 0)] &- 0x41 < 26
  }

  /// The period at `index` has nothing before it that it could be a member of.
  private func isImplicitMember(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    return !buffer.endsExpression(index - 1)
  }
}

/// Names of the types that effects have had.
enum EffectNames {
  /// The type's first word, a module's name left out.
  static func contains(_ type: Range<Int>, _ buffer: TokenBuffer) -> Bool {
    guard let first = type.first else { return false }
    if buffer[first].word == .ComposableArchitecture, type.count > 2 { return contains(buffer[first + 2].word) }
    return contains(buffer[first].word)
  }

  static func contains(_ word: KnownWord) -> Bool {
    switch word {
    case .Effect, .EffectTask, .EffectOf, .EffectPublisher: true
    default: false
    }
  }

  static func contains(lastWordOf name: String) -> Bool {
    switch QualifiedName.last(name) {
    case "Effect", "EffectTask", "EffectOf", "EffectPublisher": true
    default: false
    }
  }
}

extension TokenBuffer {
  /// Whether a token may be the last of an expression, so that a period behind it asks for a member of that expression.
  func endsExpression(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .identifier, .dollarIdentifier, .integerLiteral, .floatLiteral, .regexLiteral, .stringQuote, .multilineStringQuote,
      .singleQuote, .rawStringPoundDelimiter, .rightParen, .rightSquare, .rightBrace, .postfixQuestionMark, .exclamationMark,
      .postfixOperator:
      return token.word != .await && token.word != .async
    case .keyword:
      switch token.word {
      case .`self`, .`Self`, .`super`, .`init`, .`nil`, .`true`, .`false`, .`Any`: return true
      default: return false
      }
    default:
      return false
    }
  }
}
