import SwiftLexer

/// Collects a file's facts in one walk over its declarations.
package struct FactCollector {
  let file: SourceFile
  let buffer: TokenBuffer
  let outline: Outline
  var facts: FileFacts
  /// For each declaration: index into `facts.types` of the type that it is or stands in, or -1.
  private(set) var typeOf: [Int32]
  private let values: ValueCollector
  /// For each of `facts.types`: how many stand around it.
  private var depths: [Int] = []

  package static func collect(
    _ file: SourceFile, _ buffer: TokenBuffer, _ outline: Outline, module: ModuleID
  ) -> FileFacts {
    var collector = FactCollector(file: file, buffer: buffer, outline: outline, module: module)
    collector.run()
    collector.facts.mentions = NameCollector.collect(file, buffer, outline, collector.facts)
    return collector.facts
  }

  private init(file: SourceFile, buffer: TokenBuffer, outline: Outline, module: ModuleID) {
    self.file = file
    self.buffer = buffer
    self.outline = outline
    facts = FileFacts(path: file.path, module: module)
    typeOf = Array(repeating: -1, count: outline.declarations.count)
    values = ValueCollector(file, buffer, outline)
  }

  private mutating func run() {
    for item in outline.imports { collect(item) }
    for index in outline.declarations.indices {
      let declaration = outline.declarations[index]
      let parent = Int(declaration.parent)
      if parent >= 0 { typeOf[index] = typeOf[parent] }
      if parent >= 0, typeOf[index] >= 0, outline.declarations[parent].kind.isNominalOrExtension { collectProtocolFacts(declaration, typeOf[index]) }
      switch declaration.kind {
      case .`struct`, .`class`, .`enum`, .actor, .`protocol`, .`extension`:
        collectType(declaration, index)
      case .`typealias`:
        collectAlias(declaration, index)
      case .variable, .constant:
        collectGlobal(declaration, index)
        if parent >= 0, outline.declarations[parent].kind.isNominalOrExtension { collectProperty(declaration, index) }
      case .function:
        collectFunction(declaration, index)
        guard parent >= 0, outline.declarations[parent].kind.isNominalOrExtension else { break }
        collectMethod(declaration, index)
        if !declaration.modifierSet.isTypeMember {
          values.collectMethod(declaration, &facts.types[Int(typeOf[index])])
        } else {
          collectStatic(declaration, index)
        }
      case .enumCase: collectCase(declaration, index)
      case .initializer:
        if typeOf[index] >= 0 { facts.types[Int(typeOf[index])].hasInitializer = true }
        if parent >= 0, typeOf[index] >= 0, outline.declarations[parent].kind.isNominalOrExtension { collectMaking(declaration, Int(typeOf[index])) }
      case .macro:
        if let token = declaration.name.first { facts.macros.append(name(of: token)) }
      default:
        break
      }
    }
    let hasTestLibrary = facts.imports.contains { $0.module == "XCTest" || $0.module == "Testing" }
    facts.declaresTests = hasTestLibrary && hasTests
    facts.isEntry = file.path == "main.swift" || file.path.hasSuffix("/main.swift")
      || facts.types.contains { $0.attributes.contains(.main) }
    facts.preparesDependencies = outline.calls.contains { $0.name == .prepareDependencies && !isInPreview($0) }
    facts.uses = DependencyUses.read(file, buffer)
    facts.showsPreviews = buffer.words.contains(.Preview) || buffer.words.contains(.PreviewProvider)
      || facts.imports.contains { $0.module == "SwiftUI" }
    facts.hasCode = outline.declarations.contains { $0.kind != .`import` }
    collectPreparations()
    collectWorldNames()
    collectUITests()
    collectLaunchReads()
    collectOverrides()
    collectReads()
    collectWorldUse()
  }

  private var hasTests: Bool {
    facts.types.contains { $0.inherits.contains { QualifiedName.last($0.name) == "XCTestCase" } }
      || outline.attributes.contains { $0.word == .Test || $0.word == .Suite }
  }

  func name(of token: Int) -> String { QualifiedName.word(buffer[token], file) }

  // MARK: Imports

  private mutating func collect(_ item: Import) {
    let declaration = outline.declarations[Int(item.declaration)]
    var isExported = false
    var isTestable = false
    var isHidden = declaration.modifierSet.isFileScoped || declaration.modifierSet.contains(.internal)
    for attribute in outline.attributes[declaration.attributes] {
      if attribute.word == ._exported { isExported = true }
      if attribute.word == .testable { isTestable = true }
      if attribute.word == ._implementationOnly { isHidden = true }
    }
    var isUnderCanImport = false
    var condition = Int(declaration.condition)
    while condition >= 0, !isUnderCanImport {
      let branch = outline.conditions[condition]
      isUnderCanImport = branch.expression.contains { buffer[$0].word == .canImport }
      condition = Int(branch.parent)
    }
    facts.imports.append(
      ImportFact(
        module: name(of: item.module), range: buffer[item.module].range,
        declaration: buffer.range(of: declaration.tokens), isExported: isExported, isTestable: isTestable,
        isUnderCanImport: isUnderCanImport, isConditional: declaration.condition >= 0, isHidden: isHidden))
  }

  // MARK: Types

  private mutating func collectType(_ declaration: Declaration, _ index: Int) {
    let outer = typeOf[index]
    let depth = outer >= 0 ? depths[Int(outer)] + 1 : 0
    let isTooDeep = depth >= QualifiedName.mostWords
    let scope = outer >= 0 && !isTooDeep ? facts.types[Int(outer)].name : ""
    let own = QualifiedName.read(declaration.name, buffer, file) ?? ""
    var type = TypeFact(
      kind: declaration.kind, name: scope.isEmpty || own.isEmpty ? own : scope + "." + own, scope: scope,
      range: buffer.range(of: declaration.name), declaration: Int32(index), inherits: inherited(declaration),
      attributes: [], isPrivate: declaration.modifierSet.isFileScoped,
      isLocal: isTooDeep || isLocal(declaration), isGeneric: declaration.genericParameters != nil)
    for attribute in outline.attributes[declaration.attributes] {
      switch attribute.word {
      case .DependencyClient: type.attributes.insert(.dependencyClient)
      case .Reducer: type.attributes.insert(.reducer)
      case .ObservableState: type.attributes.insert(.observableState)
      case .Observable, .Perceptible: type.attributes.insert(.observable)
      case .main, .UIApplicationMain, .NSApplicationMain: type.attributes.insert(.main)
      case ._spi: type.attributes.insert(.spi)
      case .none where attribute.name.count == 1 && file.isText(buffer[attribute.name.lowerBound], "propertyWrapper"): type.attributes.insert(.propertyWrapper)
      default: break
      }
    }
    type.isShared = declaration.modifierSet.isShared || isInSharedExtension(declaration)
    if outer >= 0, facts.types[Int(outer)].isPrivate { type.isPrivate = true }
    if outer >= 0, facts.types[Int(outer)].isLocal { type.isLocal = true }
    if let clause = declaration.genericParameters { type.injected = constraints(of: clause) }
    typeOf[index] = Int32(facts.types.count)
    facts.types.append(type)
    depths.append(depth)
  }

  /// `public extension X { struct Y {} }`
  private func isInSharedExtension(_ declaration: Declaration) -> Bool {
    guard declaration.parent >= 0 else { return false }
    let parent = outline.declarations[Int(declaration.parent)]
    return parent.kind == .`extension` && parent.modifierSet.isShared
  }

  private func isLocal(_ declaration: Declaration) -> Bool {
    guard declaration.parent >= 0 else { return false }
    return !outline.declarations[Int(declaration.parent)].kind.isNominalOrExtension
  }

  private func inherited(_ declaration: Declaration) -> [TypeFact.Inherited] {
    var result: [TypeFact.Inherited] = []
    for entry in outline.inheritedTypes[declaration.inheritance] {
      for part in parts(of: entry.type) {
        guard let name = QualifiedName.read(part, buffer, file) else { continue }
        result.append(TypeFact.Inherited(name: name, range: buffer.range(of: part)))
      }
    }
    return result
  }

  /// The members of a composition (`A & B`), or the type itself.
  private func parts(of type: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = type.lowerBound
    for index in type where buffer[index].kind == .binaryOperator && file.storage[Int(buffer[index].start)] == UInt8(ascii: "&") {
      result.append(start..<index)
      start = index + 1
    }
    result.append(start..<type.upperBound)
    return result.filter { !$0.isEmpty }
  }

  // MARK: Aliases

  private mutating func collectAlias(_ declaration: Declaration, _ index: Int) {
    guard let nameToken = declaration.name.first, let type = declaration.type, !isLocal(declaration) else { return }
    let scope = typeOf[index] >= 0 ? facts.types[Int(typeOf[index])].name : ""
    let own = name(of: nameToken)
    if own == "Value", typeOf[index] >= 0 { facts.types[Int(typeOf[index])].value = content(ofType: type) }
    let form = TypeForm.read(type, buffer, file)
    let targets = form == .closure || form == .optionalClosure ? [] : parts(of: type).compactMap { QualifiedName.read($0, buffer, file) }
    facts.aliases.append(
      AliasFact(
        name: scope.isEmpty ? own : scope + "." + own, scope: scope, targets: targets, isFunction: form == .closure,
        function: FunctionShape.read(type, buffer, file)))
  }

  // MARK: Functions

  /// Notes a function that hides one of the library's.
  private mutating func collectFunction(_ declaration: Declaration, _ index: Int) {
    guard let nameToken = declaration.name.first else { return }
    switch buffer[nameToken].word {
    case .unimplemented, .XCTUnimplemented: break
    default: return
    }
    if declaration.parent >= 0, outline.declarations[Int(declaration.parent)].kind.isNominalOrExtension {
      if typeOf[index] >= 0 { facts.types[Int(typeOf[index])].hasOwnUnimplemented = true }
      return
    }
    let isInFile = declaration.parent >= 0 || declaration.modifierSet.isFileScoped
    facts.ownUnimplemented = max(facts.ownUnimplemented, isInFile ? .inFile : .everywhere)
  }

  // MARK: Properties

  private mutating func collectProperty(_ declaration: Declaration, _ index: Int) {
    guard let nameToken = declaration.name.first, typeOf[index] >= 0 else { return }
    let typeIndex = Int(typeOf[index])
    if declaration.modifierSet.isTypeMember {
      collectValue(declaration, index, nameToken, typeIndex)
      collectMaker(declaration, index)
      collectStatic(declaration, index)
      collectSingleton(declaration, index)
      return
    }
    collectDependency(declaration, index, nameToken)
    collectMember(declaration, index, nameToken)
    collectStates(declaration, typeIndex)
    if facts.types[typeIndex].kind == .`protocol` { facts.types[typeIndex].requirements.append(name(of: nameToken)) }
    if facts.types[typeIndex].kind == .`extension` {
      if QualifiedName.last(facts.types[typeIndex].name) == "DependencyValues" { collectRegistration(declaration, index, nameToken) }
      return
    }
    guard !isComputed(declaration) else { return }
    if declaration.kind == .variable { facts.types[typeIndex].hasStoredVariable = true }
    if facts.types[typeIndex].kind == .`struct`, !facts.types[typeIndex].inherits.isEmpty { collectMaking(declaration, typeIndex) }
    collectInjected(declaration, typeIndex)
    collectHeld(declaration, typeIndex)
    guard facts.types[typeIndex].kind == .`struct` else { return }
    let type = sharedType(of: declaration, index)
    let form = type.map { TypeForm.read($0, buffer, file) } ?? .other
    var property = StoredProperty(
      name: name(of: nameToken), isLet: declaration.kind == .constant, hasDefault: declaration.initialValue != nil, form: form,
      method: methodName(of: declaration), argument: type.flatMap { genericArgument(of: $0) })
    values.complete(&property, declaration, index, type)
    facts.types[typeIndex].stored.append(property)
    if form == .closure || form == .optionalClosure { collectEndpointTypes(declaration, typeIndex) }
  }

  /// A property's written type; of `a` in `var a, b: T` that of `b`.
  private func sharedType(of declaration: Declaration, _ index: Int) -> Range<Int>? {
    var next = index
    while next < outline.declarations.count, outline.declarations[next].keyword == declaration.keyword {
      if let type = outline.declarations[next].type { return type }
      guard outline.declarations[next].initialValue == nil else { return nil }
      next += 1
    }
    return nil
  }

  /// `name` of `@DependencyEndpoint(method: "name")`.
  private func methodName(of declaration: Declaration) -> String? {
    for attribute in outline.attributes[declaration.attributes] where attribute.word == .DependencyEndpoint {
      guard let arguments = attribute.arguments else { continue }
      return arguments.first { buffer[$0].kind == .stringSegment }.map { file.text(buffer[$0].range) }
    }
    return nil
  }

  /// It has a body that is no list of observers.
  func isComputed(_ declaration: Declaration) -> Bool {
    guard let body = declaration.body, body.count > 1 else { return false }
    switch buffer[body.lowerBound + 1].word {
    case .willSet, .didSet: return false
    default: return true
    }
  }

  private mutating func collectStatic(_ declaration: Declaration, _ index: Int) {
    guard let name = declaration.name.first else { return }
    values.collectStatic(declaration, index, &facts.types[Int(typeOf[index])])
    switch buffer[name].word {
    case .liveValue, .testValue, .previewValue: facts.givesValues = true
    default: break
    }
  }

  private mutating func collectValue(_ declaration: Declaration, _ index: Int, _ nameToken: Int, _ typeIndex: Int) {
    let name: ValueMember.Name
    switch buffer[nameToken].word {
    case .liveValue: name = .live
    case .testValue: name = .test
    case .previewValue: name = .preview
    default: return
    }
    facts.types[typeIndex].values.append(
      ValueMember(
        name: name, range: buffer[nameToken].range, declaration: Int32(index),
        content: declaration.type.map { content(ofType: $0) } ?? declaration.initialValue.map { content(ofExpression: $0) } ?? .behaviour,
        reference: reference(declaration), isEffectful: name == .live && WorldReader(file, buffer).isEffectful(declaration.tokens),
        mentions: name == .live ? mentions(in: declaration) : Mentions(),
        origin: name == .live ? origin(of: declaration) : .other))
  }

  /// The name of the static member that a value is, where the whole value is a path to it or a call of it.
  private func reference(_ declaration: Declaration) -> String? {
    var tokens = declaration.initialValue ?? declaration.body.map { $0.dropFirst().dropLast() } ?? 0..<0
    if let first = tokens.first, buffer[first].word == .get, first + 1 < tokens.upperBound, buffer[first + 1].kind == .leftBrace {
      guard buffer.partner(of: first + 1) == tokens.upperBound - 1 else { return nil }
      tokens = first + 2..<tokens.upperBound - 1
    }
    if let first = tokens.first, buffer[first].word == .return { tokens = tokens.dropFirst() }
    guard tokens.count >= 2 else { return nil }
    if buffer[tokens.upperBound - 1].kind == .rightParen {
      guard let open = buffer.partner(of: tokens.upperBound - 1), open > tokens.lowerBound + 1 else { return nil }
      tokens = tokens.lowerBound..<open
    }
    guard let last = tokens.last, buffer[last].kind == .identifier, buffer[last - 1].kind == .period,
      tokens.allSatisfy({ buffer[$0].kind == .period || buffer[$0].kind.isWord })
    else { return nil }
    let name = name(of: last)
    return name.first.map(\.isUppercase) == false ? name : nil
  }

  private func content(ofType type: Range<Int>) -> ValueMember.Content {
    switch TypeForm.read(type, buffer, file) {
    case .named(let name): .named(name)
    case .other where buffer[type.lowerBound].kind == .leftSquare: .literal
    case .closure, .optionalClosure, .existential, .other: .behaviour
    }
  }

  private func content(ofExpression tokens: Range<Int>) -> ValueMember.Content {
    let first = buffer[tokens.lowerBound]
    switch first.kind {
    case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .regexLiteral:
      return .literal
    case .prefixOperator where tokens.count == 2: return .literal
    case .leftSquare where Int(first.partner) + 1 == tokens.upperBound: return .literal
    case .keyword where tokens.count == 1 && (first.word == .`true` || first.word == .`false` || first.word == .`nil`): return .literal
    case .identifier, .keyword:
      // `Type(…)`, and `Type.member`: a type's own values are of the type.
      guard let name = QualifiedName.read(tokens, buffer, file) else { return .behaviour }
      let upper = name.split(separator: ".").prefix { $0.first.map { $0.isUppercase } ?? false }
      return upper.isEmpty ? .behaviour : .named(upper.joined(separator: "."))
    default: return .behaviour
    }
  }

  private mutating func collectRegistration(_ declaration: Declaration, _ index: Int, _ nameToken: Int) {
    let own = name(of: nameToken)
    for attribute in outline.attributes[declaration.attributes] where attribute.word == .DependencyEntry {
      var entry = EntryFact(
        name: own, range: buffer[nameToken].range, declaration: Int32(index),
        hasInitialValue: declaration.initialValue != nil, hasLiveValue: false, hasPreviewValue: false,
        isPublic: declaration.modifierSet.isShared, keyName: nil,
        type: declaration.type.flatMap { QualifiedName.read(TypeForm.unattributed($0, buffer), buffer, file) })
      readArguments(of: attribute, into: &entry)
      facts.entries.append(entry)
      return
    }
    guard let body = declaration.body else { return }
    var keys: [String] = []
    for token in body where buffer[token].word == .`self` && token + 1 < body.upperBound && buffer[token + 1].kind == .leftSquare {
      if let key = QualifiedName.read(token + 2..<body.upperBound, buffer, file), key.hasSuffix(".self") {
        keys.append(String(key.dropLast(5)))
      }
    }
    if !keys.isEmpty {
      let parent = declaration.parent >= 0 ? outline.declarations[Int(declaration.parent)].modifierSet : []
      facts.registrations.append(
        RegistrationFact(
          name: own, range: buffer[nameToken].range,
          isShared: declaration.modifierSet.isShared || parent.isShared && !declaration.modifierSet.isFileScoped, keys: keys))
    }
  }

  private func readArguments(of attribute: Attribute, into entry: inout EntryFact) {
    guard let arguments = attribute.arguments else { return }
    var index = arguments.lowerBound + 1
    if index < arguments.upperBound, buffer[index].kind == .stringQuote, buffer[index + 1].kind == .stringSegment {
      entry.keyName = file.text(buffer[index + 1].range)
    }
    while index < arguments.upperBound - 1 {
      let token = buffer[index]
      if token.kind.isWord, buffer[index + 1].kind == .colon {
        if token.word == .liveValue { entry.hasLiveValue = true }
        if token.word == .previewValue { entry.hasPreviewValue = true }
      }
      index = token.kind.isOpeningBracket && token.partner != TokenBuffer.noPartner ? Int(token.partner) + 1 : index + 1
    }
  }
}
