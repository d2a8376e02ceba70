import SwiftLexer

/// What a call of `unimplemented` is for: the argument, property or parameter that gets it, itself or as a closure's body.
extension UnimplementedCalls {
  enum Target: Equatable {
    case none
    /// Index into the outline's arguments.
    case argument(Int)
    /// The left side of an assignment.
    case assigned(Range<Int>)
    /// A property's initial value: index into the outline's declarations.
    case property(Int)
    /// A parameter's default: the token of its name.
    case parameter(Int)

    var property: Int? { if case .property(let index) = self { index } else { nil } }
  }

  func target(ofCall index: Int) -> Target {
    let call = pass.outline.calls[index]
    if let target = target(behindEqual: call.tokens, owner: call.owner) { return target }
    switch tree.container(ofCall: index, pass.outline) {
    case .none: return .none
    case .argument(let argument): return .argument(argument)
    case .closure(let closure): return target(ofClosure: closure)
    }
  }

  private func target(ofClosure index: Int) -> Target {
    let closure = pass.outline.closures[index]
    if closure.argument >= 0 { return .argument(Int(closure.argument)) }
    if let target = target(behindEqual: closure.tokens, owner: closure.owner) { return target }
    if case .argument(let argument) = tree.container(ofClosure: index, pass.outline) { return .argument(argument) }
    return .none
  }

  /// What an expression is assigned to, where it stands right behind `=`.
  private func target(behindEqual tokens: Range<Int>, owner: Int32) -> Target? {
    let buffer = pass.buffer
    var index = tokens.lowerBound - 1
    while index >= 0 {
      switch buffer[index].word {
      case .try, .await:
        index -= 1
        continue
      default: break
      }
      guard buffer[index].kind == .leftParen || buffer[index].kind == .exclamationMark else { break }
      index -= 1
    }
    guard index > 0, buffer[index].kind == .equal else { return nil }
    if owner >= 0 {
      let declaration = pass.outline.declarations[Int(owner)]
      if declaration.kind == .variable || declaration.kind == .constant, declaration.initialValue?.lowerBound == index + 1 {
        return .property(Int(owner))
      }
      if let parameters = declaration.parameters, parameters.contains(index) {
        return parameterName(before: index, in: parameters).map(Target.parameter) ?? Target.none
      }
    }
    var start = index
    while start > 0, isPath(start - 1, before: start) { start -= 1 }
    return start < index ? .assigned(start..<index) : Target.none
  }

  /// Words and dots, and subscripts that have a dot behind them.
  private func isPath(_ token: Int, before next: Int) -> Bool {
    let buffer = pass.buffer
    if buffer[next].flags.contains(.atStartOfLine), buffer[next].kind != .period { return false }
    switch buffer[token].kind {
    case .period: return buffer[next].kind.isWord
    case .identifier, .dollarIdentifier: return buffer[next].kind == .equal || buffer[next].kind == .period
    case .keyword:
      return buffer[token].word == .`self` && buffer[next].kind == .period
        || token > 0 && buffer[next].kind == .equal && buffer[token - 1].kind == .period
    default: return false
    }
  }

  /// The first word of a parameter, looked for from its default backwards.
  private func parameterName(before equal: Int, in parameters: Range<Int>) -> Int? {
    let buffer = pass.buffer
    var index = equal - 1
    while index > parameters.lowerBound, buffer[index].kind != .comma {
      let isClosing = buffer[index].kind.isClosingBracket && buffer[index].partner != TokenBuffer.noPartner
      index = isClosing ? min(index, Int(buffer[index].partner)) - 1 : index - 1
    }
    index = max(index, parameters.lowerBound) + 1
    while buffer[index].kind == .atSign { index += 2 }
    return buffer[index].kind.isWord && buffer[index].kind != .wildcard ? index : nil
  }

  // MARK: Endpoints

  func endpoint(of target: Target) -> UnimplementedCall.Endpoint? {
    let token: Int
    switch target {
    case .none: return nil
    case .argument(let index):
      token = Int(pass.outline.arguments[index].label)
    case .assigned(let path):
      guard path.count >= 3 else { return nil }
      token = path.upperBound - 1
    case .property(let index):
      let declaration = pass.outline.declarations[index]
      guard !declaration.modifierSet.isTypeMember, declaration.parent >= 0,
        pass.outline.declarations[Int(declaration.parent)].kind.isNominalOrExtension, let name = declaration.name.first,
        !pass.outline.attributes[declaration.attributes].contains(where: { $0.word == .DependencyEntry })
      else { return nil }
      token = name
    case .parameter(let name): token = name
    }
    guard token >= 0, pass.buffer[token].kind.isWord, pass.buffer[token].kind != .wildcard else { return nil }
    return UnimplementedCall.Endpoint(name: QualifiedName.word(pass.buffer[token], pass.file), range: pass.buffer[token].range)
  }

  /// A client of one endpoint, as far as it shows: where it is made, or in its declaration.
  func isOnlyEndpoint(_ target: Target, of type: ClientType) -> Bool {
    if case .argument(let index) = target { return pass.outline.calls[Int(tree.callOfArgument[index])].arguments.count == 1 }
    guard let id = type.id else { return false }
    return pass.project[id].sites.allSatisfy { pass.project[$0].stored.count <= 1 }
  }

  // MARK: Clients

  /// The type that a target is an endpoint of.
  func clientType(of target: Target, _ scope: Scope, _ call: Call) -> ClientType? {
    switch target {
    case .none: return nil
    case .argument(let index): return constructed(by: Int(tree.callOfArgument[index]), scope)
    case .property, .parameter: return scope.type
    case .assigned(let path):
      return assignedType(path.dropLast(2), path.last.map { QualifiedName.word(pass.buffer[$0], pass.file) } ?? "", scope)
    }
  }

  /// The type that a call makes a value of: `Deck(…)`, `Self(…)`, `.init(…)`.
  private func constructed(by index: Int, _ scope: Scope, depth: Int = 0) -> ClientType? {
    guard index >= 0, depth < 8 else { return nil }
    let call = pass.outline.calls[index]
    guard call.nameToken >= 0 else { return nil }
    let name = QualifiedName.word(pass.buffer[Int(call.nameToken)], pass.file)
    switch call.base {
    case .none, .path, .expression:
      guard var path = QualifiedName.read(call.callee, pass.buffer, pass.file), QualifiedName.last(path) == name else {
        return nil
      }
      if name == "init", path != "init" { path = QualifiedName.parent(path) }
      guard QualifiedName.last(path).unicodeScalars.first?.properties.isUppercase == true else { return nil }
      return type(named: path, scope)
    case .implicit:
      guard name == "init" else { return nil }
      return expected(at: index, scope, depth: depth + 1)
    }
  }

  func type(named name: String, _ scope: Scope) -> ClientType? {
    if name == "Self" { return scope.type }
    switch pass.project.resolve(name, scope: scope.type?.name ?? "", file: file) {
    case .type(let id): return ClientType(id: id, name: pass.project[id].name)
    case .external: return ClientType(id: nil, name: name)
    case .composition, .functionType, .ambiguous: return nil
    }
  }

  /// The type that is wanted where `.init(…)` stands.
  private func expected(at index: Int, _ scope: Scope, depth: Int) -> ClientType? {
    let call = pass.outline.calls[index]
    switch target(ofCall: index) {
    case .argument(let argument):
      guard let label = endpoint(of: .argument(argument)),
        let outer = constructed(by: Int(tree.callOfArgument[argument]), scope, depth: depth), let id = outer.id,
        let found = pass.project.storedProperty(label.name, of: id),
        let type = pass.project.type(of: found.property, at: found.site)
      else { return nil }
      return ClientType(id: type, name: pass.project[type].name)
    case .assigned(let path):
      return assignedType(Array(path), nil, scope)
    case .none, .property, .parameter:
      return declaredType(around: call.owner, scope)
    }
  }

  /// The written type of the nearest property or function around.
  private func declaredType(around owner: Int32, _ scope: Scope) -> ClientType? {
    var index = Int(owner)
    while index >= 0 {
      let declaration = pass.outline.declarations[index]
      switch declaration.kind {
      case .variable, .constant, .function:
        guard let type = declaration.type,
          let name = QualifiedName.read(TypeForm.unattributed(type, pass.buffer), pass.buffer, pass.file)
        else { return nil }
        if name == "Value", let id = scope.type?.id, let key = pass.project.key(of: id),
          let value = pass.project.valueType(of: key)
        {
          return ClientType(id: value, name: pass.project[value].name)
        }
        return self.type(named: name, scope)
      case .accessor: index = Int(declaration.parent)
      default: return nil
      }
    }
    return nil
  }

  /// The type of what stands before the last name of an assignment's left side, or of the whole where `endpoint` is `nil`.
  ///
  /// In a client's own static members a local variable is taken to be the client, if that has the endpoint. In closures that
  /// change dependencies, the first name behind `$0` is looked up among the properties of `DependencyValues`.
  private func assignedType(_ path: some Collection<Int>, _ endpoint: String?, _ scope: Scope) -> ClientType? {
    let words = path.filter { pass.buffer[$0].kind.isWord }
    guard let first = words.first else { return nil }
    if let registered = registeredType(words) { return registered }
    guard let endpoint, words.count == 1, pass.buffer[first].kind == .identifier || pass.buffer[first].word == .`self`,
      let owner = scope.type, let id = owner.id, let member = scope.member
    else { return nil }
    let isStatic = pass.outline.declarations[member].modifierSet.isTypeMember
    guard isStatic || pass.buffer[first].word == .`self` else { return nil }
    let candidates = [id] + pass.project.clients.relatives(of: id)
    for candidate in candidates where pass.project.storedProperty(endpoint, of: candidate) != nil {
      return ClientType(id: candidate, name: pass.project[candidate].name)
    }
    return nil
  }

  /// `$0.deck`, `store.dependencies.deck`: the value of the key that the property reads.
  private func registeredType(_ words: [Int]) -> ClientType? {
    guard words.count >= 2 else { return nil }
    let base = pass.buffer[words[words.count - 2]]
    guard base.kind == .dollarIdentifier || base.word == .dependencies else { return nil }
    let name = QualifiedName.word(pass.buffer[words[words.count - 1]], pass.file)
    guard let id = pass.project.registeredType(name, seenBy: pass.facts.module) else { return nil }
    return ClientType(id: id, name: pass.project[id].name)
  }
}
