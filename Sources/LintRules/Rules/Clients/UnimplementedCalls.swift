import SwiftLexer

/// A call of the library's `unimplemented`, with what its name should say.
struct UnimplementedCall {
  enum Name {
    /// There is none.
    case missing
    /// A literal without text: its tokens.
    case empty(Range<Int>)
    /// A literal: its tokens.
    case literal(UnimplementedName, Range<Int>)
    /// Any other expression, or a literal that nobody can read.
    case unknown
  }

  /// What the call stands in for: a label or a property.
  struct Endpoint {
    /// Back quotes left out.
    var name: String
    var range: SourceRange
  }

  enum Place {
    /// A key's test value, the member that it is, or one that is called as such members are.
    case testValue
    /// The initial value of a client's property, or the default of an initializer's parameter.
    case initialValue
    case other
  }

  var call: Call
  var name: Name
  var endpoint: Endpoint?
  /// The client has no other.
  var isOnlyEndpoint = false
  /// The client whose endpoint it is: one in view, or one that a key of this file names.
  var client: ClientType?
  /// The innermost type or extension around the call.
  var owner: ClientType?
  /// `owner` is a client.
  var isInClient: Bool
  var place: Place
}

/// A type by its identity where it is declared in view, else by its name.
struct ClientType: Equatable {
  var id: TypeID?
  /// Dotted.
  var name: String

  static func == (lhs: Self, rhs: Self) -> Bool {
    if let left = lhs.id, let right = rhs.id { return left == right }
    return lhs.name == rhs.name
  }
}

/// Finds the calls of `unimplemented` in a file.
///
/// Only calls of the library's function count: bare, or qualified by a module that exports it. `X.unimplemented(…)` is
/// somebody else's, and so is the bare call where the project or a type around it declares a function of the name. What
/// macros make of a client's properties has names already, so initial values there are left out.
struct UnimplementedCalls {
  let pass: Pass
  let tree: CallTree
  let file: Int32

  static func find(in pass: borrowing Pass) -> [UnimplementedCall] {
    guard let file = pass.fileIndex else { return [] }
    let declaresIt = pass.facts.ownUnimplemented == .everywhere
    guard !declaresIt, pass.outline.calls.contains(where: isNamed) else { return [] }
    let finder = UnimplementedCalls(pass: copy pass, tree: CallTree(pass.outline), file: file)
    return pass.outline.calls.indices.compactMap { finder.read($0) }
  }

  private static func isNamed(_ call: Call) -> Bool { call.name == .unimplemented || call.name == .XCTUnimplemented }

  private var outline: Outline { pass.outline }
  private var buffer: TokenBuffer { pass.buffer }

  private func read(_ index: Int) -> UnimplementedCall? {
    let call = outline.calls[index]
    guard Self.isNamed(call), !call.parentheses.isEmpty else { return nil }
    let scope = scope(of: call.owner)
    switch call.base {
    case .none:
      guard pass.project.isUnimplementedTheLibrarys(in: pass.facts), !declaresMethod(around: call.owner) else { return nil }
    case .path:
      guard call.callee.count == 3, ProjectIndex.unimplementedModules.contains(word(call.callee.lowerBound)) else { return nil }
    case .implicit, .expression:
      return nil
    }
    let target = target(ofCall: index)
    if let property = target.property, isMadeByMacro(property, scope) { return nil }
    var result = UnimplementedCall(
      call: call, name: name(of: call), endpoint: endpoint(of: target), client: nil, owner: scope.type,
      isInClient: scope.type.map(isClient) ?? false, place: .other)
    let isEntry = isEntry(scope.member)
    result.place = isEntry ? .testValue : place(of: scope, target, isInClient: result.isInClient)
    if let type = clientType(of: target, scope, call), isEntry || isClient(type) || belongs(type, to: scope.type) {
      result.client = type
      result.isOnlyEndpoint = isOnlyEndpoint(target, of: type)
    }
    return result
  }

  private func word(_ token: Int) -> String { QualifiedName.word(buffer[token], pass.file) }

  private func name(of call: Call) -> UnimplementedCall.Name {
    guard call.parenthesized > 0, outline.arguments[call.arguments.lowerBound].label < 0 else { return .missing }
    let argument = outline.arguments[call.arguments.lowerBound]
    guard argument.kind == .stringLiteral || argument.kind == .simpleStringLiteral else { return .unknown }
    return switch UnimplementedName.read(argument.value, pass) {
    case .empty: .empty(argument.value)
    case .name(let name): .literal(name, argument.value)
    case .unknown: .unknown
    }
  }

  // MARK: Scopes

  /// The innermost type or extension, and its member around a declaration.
  struct Scope {
    var type: ClientType?
    /// Index into the facts' types.
    var fact: Int?
    /// Index into the outline's declarations.
    var member: Int?
  }

  private func scope(of owner: Int32) -> Scope {
    var scope = Scope()
    var index = Int(owner)
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind.isNominalOrExtension {
        scope.fact = typeIndex(of: index)
        scope.type = scope.fact.map { fact in
          let id = pass.project.type(at: TypeSite(file: file, type: Int32(fact)))
          return ClientType(id: id, name: id.map { pass.project[$0].name } ?? pass.facts.types[fact].name)
        }
        return scope
      }
      scope.member = index
      index = Int(declaration.parent)
    }
    return scope
  }

  private func typeIndex(of declaration: Int) -> Int? {
    var low = 0
    var high = pass.facts.types.count
    while low < high {
      let middle = (low + high) / 2
      if Int(pass.facts.types[middle].declaration) < declaration { low = middle + 1 } else { high = middle }
    }
    return low < pass.facts.types.count && Int(pass.facts.types[low].declaration) == declaration ? low : nil
  }

  /// A type around the call has a method of the name.
  private func declaresMethod(around owner: Int32) -> Bool {
    var index = Int(owner)
    while index >= 0 {
      let declaration = outline.declarations[index]
      if declaration.kind.isNominalOrExtension, let fact = typeIndex(of: index) {
        if pass.facts.types[fact].hasOwnUnimplemented { return true }
        if let id = pass.project.type(at: TypeSite(file: file, type: Int32(fact))),
          pass.project.sites(of: id).contains(where: { pass.project[$0].hasOwnUnimplemented })
        {
          return true
        }
      }
      index = Int(declaration.parent)
    }
    return false
  }

  // MARK: Clients

  private func isClient(_ type: ClientType) -> Bool {
    if let id = type.id { return pass.project.clients.contains(id) }
    return pass.project.isKeyOutOfView(type.name, in: pass.facts.module)
  }

  /// The type is the value of the key whose code this is, though it may be declared out of view.
  private func belongs(_ type: ClientType, to owner: ClientType?) -> Bool {
    guard let owner else { return false }
    if type == owner { return isClient(owner) }
    guard let id = owner.id else { return false }
    if let other = type.id { return pass.project.clients.relatives(of: id).contains(other) }
    guard let key = pass.project.key(of: id), let value = pass.project.valueName(of: key) else { return false }
    return value.text == type.name
  }

  private func isEntry(_ member: Int?) -> Bool {
    guard let member else { return false }
    return outline.attributes[outline.declarations[member].attributes].contains { $0.word == .DependencyEntry }
  }

  private func isMadeByMacro(_ property: Int, _ scope: Scope) -> Bool {
    if outline.attributes[outline.declarations[property].attributes].contains(where: { $0.word == .DependencyEndpoint }) {
      return true
    }
    guard let fact = scope.fact, Int(outline.declarations[property].parent) == Int(pass.facts.types[fact].declaration) else {
      return false
    }
    return pass.facts.types[fact].attributes.contains(.dependencyClient)
  }

  private func place(of scope: Scope, _ target: Target, isInClient: Bool) -> UnimplementedCall.Place {
    guard isInClient, let member = scope.member else { return .other }
    let declaration = outline.declarations[member]
    guard declaration.modifierSet.isTypeMember else {
      switch target {
      case .property(member): return .initialValue
      case .parameter: return declaration.kind == .initializer ? .initialValue : .other
      case .none, .argument, .assigned, .property: return .other
      }
    }
    guard let name = declaration.name.first.map(word) else { return .other }
    let isTestValue = scope.type?.id.map { pass.project.clients.isTestValue(name, of: $0) } ?? false
    return isTestValue || Self.isTestName(name) ? .testValue : .other
  }

  private static func isTestName(_ name: String) -> Bool {
    ["unimplemented", "failing", "test"].contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let next = name.dropFirst(prefix.count).first
      return next.map { $0.isUppercase || $0 == "_" } ?? true
    }
  }
}
