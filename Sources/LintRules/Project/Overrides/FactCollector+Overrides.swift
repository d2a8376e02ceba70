import SwiftLexer

/// What a file overrides of dependencies.
extension FactCollector {
  private static let words = WordSet([
    .withDependencies, .prepareDependencies, .transformDependency, .dependency, .dependencies, .DependencyValues,
  ])

  mutating func collectOverrides() {
    guard buffer.words.intersects(Self.words) else { return }
    let reader = OverrideReader(file, buffer)
    var found: [FoundBlock] = []
    for call in outline.calls { collect(call, reader, &found) }
    if buffer.words.contains(.DependencyValues) { collectFunctions(reader, &found) }
    if buffer.words.contains(.dependencies) { collectStores(reader, &found) }
    found.sort { $0.start < $1.start }
    for var item in found {
      let first = facts.overrides.count
      for var override in item.overrides {
        override.block = Int32(facts.overrideBlocks.count)
        facts.overrides.append(override)
      }
      item.block.overrides = first..<facts.overrides.count
      facts.overrideBlocks.append(item.block)
    }
  }

  private struct FoundBlock {
    var block: OverrideBlock
    var overrides: [OverrideFact]
    /// First token.
    var start: Int
  }

  // MARK: Calls

  private func collect(_ call: Call, _ reader: OverrideReader, _ found: inout [FoundBlock]) {
    for argument in call.arguments {
      let item = outline.arguments[argument]
      guard item.label >= 0 else { continue }
      let word = buffer[Int(item.label)].word
      guard word == .withDependencies || word == .prepareDependencies else { continue }
      found.append(block(.argument, item.value, reader, scope: rest(from: call.tokens.lowerBound)))
    }
    switch call.name {
    case .withDependencies:
      guard let updates = call.arguments.first(where: { outline.arguments[$0].label < 0 }) else { return }
      let value = outline.arguments[updates].value
      var item = block(.scope, value, reader, scope: value.upperBound..<max(value.upperBound, call.tokens.upperBound))
      item.block.isBaseKnown = call.base != .path && outline.arguments[call.arguments].allSatisfy { argument in
        argument.label < 0 || buffer[Int(argument.label)].word == .operation
      }
      found.append(item)
    case .prepareDependencies:
      guard let argument = call.arguments.first else { return }
      found.append(block(.preparation, outline.arguments[argument].value, reader, scope: rest(from: call.tokens.lowerBound)))
    case .dependencies, .dependency, .transformDependency:
      collectModifier(call, reader, &found)
    default: break
    }
  }

  /// `.dependency(\.k, v)` and its like: a trait, or a method.
  private func collectModifier(_ call: Call, _ reader: OverrideReader, _ found: inout [FoundBlock]) {
    guard call.base != .none, let first = call.arguments.first else { return }
    let value = outline.arguments[first].value
    var overrides: [OverrideFact] = []
    let isClosure = { (tokens: Range<Int>) in tokens.first.map { buffer[$0].kind == .leftBrace } ?? false }
    switch call.name {
    case .dependencies where isClosure(value):
      overrides = reader.closure(value)
    case .dependency where call.arguments.count == 2:
      guard let path = reader.keyPath(value) else { return }
      let assigned = outline.arguments[first + 1].value
      overrides = [
        OverrideFact(
          root: path.root, rest: path.rest, operation: .assign, range: buffer.range(of: value), value: reader.form(assigned),
          valueRange: buffer.range(of: assigned), isConditional: false, block: -1)
      ]
    case .dependency where call.arguments.count == 1 && outline.arguments[first].label < 0 && !isClosure(value):
      let form = reader.form(value)
      let type: String? =
        switch form.root {
        case .construction(let name): name
        case .member(.named(let owner), _, _): owner
        default: nil
        }
      overrides = [
        OverrideFact(
          root: .value(type), rest: [], operation: .assign, range: buffer.range(of: value), value: form,
          valueRange: buffer.range(of: value), isConditional: false, block: -1)
      ]
    case .transformDependency:
      guard let path = reader.keyPath(value), call.arguments.count == 2 else { return }
      let closure = outline.arguments[first + 1].value
      guard isClosure(closure) else { return }
      overrides = reader.closure(closure).map { override in
        guard path.root != .all else { return override }
        var override = override
        override.rest = path.rest + (override.root.property.map { [$0] } ?? []) + override.rest
        override.root = path.root
        return override
      }
    default: return
    }
    var item = FoundBlock(
      block: place(.modifier, call.tokens, scope: call.callee), overrides: overrides, start: call.tokens.lowerBound)
    if call.base == .implicit { attach(&item.block, to: call) }
    found.append(item)
  }

  /// A trait holds for the declaration that its attribute stands at, or for the preview that it is an argument of.
  private func attach(_ block: inout OverrideBlock, to call: Call) {
    let token = call.tokens.lowerBound
    var index = outline.declaration(around: token)
    // Attributes stand in the declaration's tokens.
    while index >= 0 {
      let declaration = outline.declarations[index]
      let isAttribute = outline.attributes[declaration.attributes].contains { $0.tokens.contains(token) }
      if isAttribute || declaration.kind == .macroExpansion { break }
      index = Int(declaration.parent)
    }
    guard index >= 0 else { return }
    let declaration = outline.declarations[index]
    block.form = .trait
    block.scope = buffer.range(of: declaration.tokens)
    block.declaration = Int32(index)
    block.type = typeOf[index]
    if declaration.kind == .function {
      block.function = declaration.name.first.map { name(of: $0) }
      block.isInTest = isTest(declaration)
    } else if declaration.kind.isNominalOrExtension {
      block.function = nil
      block.isInTest = false
    }
  }

  /// A closure, or a function that is named in its place.
  private func block(_ form: OverrideBlock.Form, _ value: Range<Int>, _ reader: OverrideReader, scope: Range<Int>) -> FoundBlock {
    var overrides: [OverrideFact] = []
    if let first = value.first, buffer[first].kind == .leftBrace {
      overrides = reader.closure(value)
    } else if let last = value.last {
      let range = buffer.range(of: value)
      overrides = [
        OverrideFact(
          root: .all, rest: [], operation: .handOn(buffer[last].kind.isWord ? name(of: last) : ""), range: range, value: nil,
          valueRange: range, isConditional: false, block: -1)
      ]
    }
    return FoundBlock(block: place(form, value, scope: scope), overrides: overrides, start: value.lowerBound)
  }

  // MARK: Functions

  /// Functions and stored closures that are handed `inout DependencyValues`, and methods that extend it.
  private func collectFunctions(_ reader: OverrideReader, _ found: inout [FoundBlock]) {
    for (index, declaration) in outline.declarations.enumerated() {
      let body: Range<Int>
      let base: String
      switch declaration.kind {
      case .function:
        guard let tokens = declaration.body, tokens.count > 2 else { continue }
        body = tokens.lowerBound + 1..<tokens.upperBound - 1
        if let parameter = declaration.parameters.flatMap(values(in:)) {
          base = parameter
        } else if declaration.modifierSet.contains(.mutating), typeOf[index] >= 0,
          QualifiedName.last(facts.types[Int(typeOf[index])].name) == "DependencyValues"
        {
          base = "self"
        } else {
          continue
        }
      case .variable, .constant:
        guard let type = declaration.type, type.contains(where: { buffer[$0].word == .inout && buffer[$0 + 1].word == .DependencyValues }),
          let value = declaration.initialValue, let first = value.first, buffer[first].kind == .leftBrace
        else { continue }
        body = reader.reader.closureBody(value)
        base = reader.base(of: value)
      default: continue
      }
      guard let nameToken = declaration.name.first else { continue }
      var block = place(.function, declaration.name, scope: nameToken..<nameToken)
      block.function = name(of: nameToken)
      block.declaration = Int32(index)
      found.append(FoundBlock(block: block, overrides: reader.body(body, base: base), start: nameToken))
    }
  }

  /// The name of the parameter that is `inout DependencyValues`.
  private func values(in parameters: Range<Int>) -> String? {
    guard let mark = parameters.first(where: { buffer[$0].word == .`inout` }), mark + 1 < parameters.upperBound,
      buffer[mark + 1].word == .DependencyValues, mark >= parameters.lowerBound + 2, buffer[mark - 1].kind == .colon
    else { return nil }
    return name(of: mark - 2)
  }

  // MARK: Stores

  /// `store.dependencies.k = v`.
  private func collectStores(_ reader: OverrideReader, _ found: inout [FoundBlock]) {
    for index in buffer.tokens.indices where buffer[index].word == .dependencies && index >= 2 {
      guard buffer[index - 1].kind == .period, buffer[index - 2].kind == .identifier, isStore(index - 2) else { continue }
      var start = index - 2
      while start >= 2, buffer[start - 1].kind == .period, buffer[start - 2].kind.isWord { start -= 2 }
      guard start == 0 || buffer[start].flags.contains(.atStartOfLine) || [.leftBrace, .semicolon].contains(buffer[start - 1].kind)
        || buffer[start - 1].word == .in
      else { continue }
      let owner = outline.declaration(around: index)
      var end = owner >= 0 ? outline.declarations[owner].tokens.upperBound : buffer.count
      end = max(index + 1, end)
      let rest = index..<min(end, index + 4096)
      guard let statement = reader.reader.statements(statementTokens(rest))?.first, statement.lowerBound == index,
        let override = reader.path(from: index, in: statement), override.root != .all || override.operation == .assign
      else { continue }
      var block = place(.store, start..<index + 1, scope: self.rest(from: index))
      block.store = name(of: index - 2)
      block.isBaseKnown = isMade(index - 2)
      found.append(FoundBlock(block: block, overrides: [override], start: start))
    }
  }

  /// Up to the bracket that closes what the tokens stand in, or a directive.
  private func statementTokens(_ tokens: Range<Int>) -> Range<Int> {
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      let token = buffer[index]
      if token.kind.isClosingBracket || token.kind.isDirective { break }
      index = token.kind.isOpeningBracket && token.partner != TokenBuffer.noPartner ? Int(token.partner) + 1 : index + 1
      if index < tokens.upperBound, index > tokens.lowerBound + 64, buffer[index].flags.contains(.atStartOfLine) { break }
    }
    return tokens.lowerBound..<min(max(index, tokens.lowerBound), tokens.upperBound)
  }

  private func isStore(_ token: Int) -> Bool {
    let text = name(of: token)
    return text.hasSuffix("store") || text.hasSuffix("Store") || makers(of: text).first != nil
  }

  /// It is made in the same function, or is a property of the same type.
  private func isMade(_ token: Int) -> Bool {
    let function = rest(from: token)
    return makers(of: name(of: token)).contains { maker in
      let place = rest(from: maker)
      return place.upperBound == function.upperBound || place.contains(token) && place.upperBound > function.upperBound
    }
  }

  /// Tokens at which `name = TestStore(…)` and its like begin.
  private func makers(of name: String) -> [Int] {
    outline.calls.compactMap { call in
      guard call.name == .TestStore || call.name == .TestStoreOf || call.name == .Store else { return nil }
      var equal = call.callee.lowerBound - 1
      while equal > 0, buffer[equal].word == .await || buffer[equal].word == .try { equal -= 1 }
      guard equal > 0, buffer[equal].kind == .equal else { return nil }
      // Behind a written type, the name is the declaration's.
      let declaration = outline.declaration(around: call.callee.lowerBound)
      if buffer[equal - 1].kind == .identifier, self.name(of: equal - 1) == name { return equal - 1 }
      guard declaration >= 0, let token = outline.declarations[declaration].name.first, self.name(of: token) == name else { return nil }
      return token
    }
  }

  // MARK: Places

  private func place(_ form: OverrideBlock.Form, _ tokens: Range<Int>, scope: Range<Int>) -> OverrideBlock {
    let innermost = outline.declaration(around: tokens.lowerBound)
    var block = OverrideBlock(
      form: form, range: buffer.range(of: tokens),
      scope: scope.isEmpty ? SourceRange(start: 0, end: 0) : buffer.range(of: scope), store: nil, function: nil,
      declaration: Int32(innermost), type: innermost >= 0 ? typeOf[innermost] : -1, isInTest: false, isInPreview: false,
      overrides: 0..<0)
    var index = innermost
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind == .macroExpansion { block.isInPreview = true }
      if declaration.kind == .function, block.function == nil {
        block.function = declaration.name.first.map { name(of: $0) }
        block.declaration = Int32(index)
      }
      if declaration.kind == .function, isTest(declaration) { block.isInTest = true }
      index = Int(declaration.parent)
    }
    return block
  }

  private func isTest(_ declaration: Declaration) -> Bool {
    if outline.attributes[declaration.attributes].contains(where: { $0.word == .Test }) { return true }
    guard let token = declaration.name.first else { return false }
    return file.storage[Int(buffer[token].start)...].starts(with: "test".utf8)
  }

  /// From a token to the end of the function that it stands in; of other places the innermost declaration.
  private func rest(from token: Int) -> Range<Int> {
    var index = outline.declaration(around: token)
    while index >= 0 {
      let declaration = outline.declarations[index]
      switch declaration.kind {
      case .function, .initializer, .macroExpansion: return token..<max(token + 1, declaration.tokens.upperBound)
      default: index = Int(declaration.parent)
      }
    }
    // A property's value holds in all of its type.
    let innermost = outline.declaration(around: token)
    if innermost >= 0, let parent = outline.enclosingType(of: innermost) { return outline.declarations[parent].tokens }
    return innermost >= 0 ? token..<max(token + 1, outline.declarations[innermost].tokens.upperBound) : token..<token + 1
  }
}

extension Outline {
  /// Index of the type or extension that a declaration is a member of.
  fileprivate func enclosingType(of declaration: Int) -> Int? {
    let parent = Int(declarations[declaration].parent)
    return parent >= 0 && declarations[parent].kind.isNominalOrExtension ? parent : nil
  }
}

extension OverrideFact.Root {
  /// The name of a property of `DependencyValues`, or of what a transformed dependency has.
  package var property: String? { if case .property(let name) = self { name } else { nil } }
}
