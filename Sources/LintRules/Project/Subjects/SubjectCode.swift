import SwiftLexer

/// A place where a type's own code uses one of its dependencies.
package struct DependencyUse: Sendable {
  package var property: DependencyProperty
  /// The member that is asked for: `load` of `client.load(…)`, `now` of `date.now`. `nil` where the whole value is called or
  /// handed on.
  package var endpoint: String?
  /// The dependency, or its member, is called.
  package var isCalled: Bool
  /// From the dependency's name to the member's.
  package var range: SourceRange
  package var token: Int
  package var region: Region
  /// The type's function or property that it stands in: `body`, `load`.
  package var member: String
  /// Actions whose branch of a `switch` it stands in: `saved`, `view.appeared`; none where that cannot be told.
  package var actions: [String]
}

/// A call of one of the type's own functions, or a mention of one of its properties, by which code in it is reached.
package struct OwnCall: Sendable {
  /// The called function, without its labels.
  package var name: String
  /// The member that it stands in.
  package var member: String
  package var actions: [String]
}

/// What a type's code in one file does with the type's dependencies.
package struct SubjectCode: Sendable {
  package private(set) var uses: [DependencyUse] = []
  package private(set) var calls: [OwnCall] = []

  /// - Parameters:
  ///   - pass: a file with a declaration or an extension of the type, its regions included.
  ///   - withCalls: `calls` are asked for, too. They cost as much as the uses.
  package init(of type: TypeID, _ pass: borrowing Pass, withCalls: Bool = true) {
    let properties = pass.project.dependencies(of: type).map(\.property)
    let hasLocals = pass.buffer.words.contains(.Dependency)
    guard withCalls || hasLocals || !properties.isEmpty else { return }
    let code = OwnCode(of: type, pass)
    guard !code.bodies.isEmpty else { return }
    var reader = PlaceReader(pass)
    if !properties.isEmpty {
      var names = NameUses(of: properties.map(\.name), pass.file, pass.buffer)
      for body in code.bodies { names.read(body.tokens, skipping: body.nested, isMemberList: true) }
      let captures = names.uses.isEmpty ? [] : pass.outline.closures.compactMap(\.captures)
      for use in names.uses where !captures.contains(where: { $0.contains(use.token) && !Self.isHandedOn(use.token, pass.buffer) }) {
        uses.append(reader.use(of: properties[use.name], at: use.token))
      }
    }
    if withCalls { calls = reader.calls(of: Self.ownMembers(of: type, pass), in: code) }
    if hasLocals { uses += reader.locals(in: code) }
    uses.sort { $0.token < $1.token }
  }

  /// `[x = name]`: the dependency gets another name, under which its uses are not followed.
  private static func isHandedOn(_ token: Int, _ buffer: TokenBuffer) -> Bool {
    var index = token - 1
    while index > 0, buffer[index].kind == .period || buffer[index].word == .`self` { index -= 1 }
    return buffer[index].kind == .equal
  }

  /// Names of the functions and computed properties of a type in this file, and of those in extensions elsewhere.
  private static func ownMembers(of type: TypeID, _ pass: borrowing Pass) -> [String] {
    var names: [String] = []
    for site in pass.project.sites(of: type) { names += pass.project[site].members }
    return Array(Set(names)).sorted()
  }
}

extension SubjectCode {
  /// For each use, in order, the actions that lead to it: those of its own place, else those of the places that call the
  /// function that it stands in, however many calls lie between. Empty where no `switch` says.
  ///
  /// - Parameter code: all of a type's code, a file each.
  package static func actions(of code: [SubjectCode]) -> [[[String]]] {
    let calls = Dictionary(grouping: code.flatMap(\.calls)) { $0.name }
    func reaching(_ member: String, _ seen: inout Set<String>) -> [String] {
      guard seen.insert(member).inserted else { return [] }
      var actions: [String] = []
      for call in calls[member] ?? [] {
        for action in call.actions.isEmpty ? reaching(call.member, &seen) : call.actions where !actions.contains(action) {
          actions.append(action)
        }
      }
      return actions
    }
    return code.map { part in
      part.uses.map { use in
        var seen: Set<String> = []
        return use.actions.isEmpty ? reaching(use.member, &seen) : use.actions
      }
    }
  }
}

/// Says where a token stands: in which member, on which action, in which region.
private struct PlaceReader {
  private let pass: Pass
  private var branches: [Int: ActionBranches] = [:]

  init(_ pass: borrowing Pass) { self.pass = copy pass }

  mutating func place(of token: Int) -> (member: String, actions: [String]) {
    let index = member(around: token)
    guard index >= 0 else { return ("", []) }
    let declaration = pass.outline.declarations[index]
    let branch = branches[index] ?? ActionBranches(of: index, pass)
    branches[index] = branch
    let name = declaration.name.first.map { QualifiedName.word(pass.buffer[$0], pass.file) } ?? "\(declaration.kind)"
    return (name, branch.actions(at: token))
  }

  private func member(around token: Int) -> Int {
    var member = -1
    var index = pass.outline.declaration(around: token)
    while index >= 0, !pass.outline.declarations[index].kind.isNominalOrExtension {
      member = index
      index = Int(pass.outline.declarations[index].parent)
    }
    return member
  }

  mutating func use(of property: DependencyProperty, at token: Int) -> DependencyUse {
    let buffer = pass.buffer
    var end = token + 1
    if buffer[end].kind == .postfixQuestionMark || buffer[end].kind == .exclamationMark { end += 1 }
    var endpoint: String?
    var last = token
    if buffer[end].kind == .period, buffer[end + 1].kind.isWord {
      endpoint = QualifiedName.word(buffer[end + 1], pass.file)
      last = end + 1
      end += 2
    }
    let isCalled = !buffer[end].flags.contains(.atStartOfLine) && (buffer[end].kind == .leftParen || buffer[end].kind == .leftBrace)
    let place = place(of: token)
    return DependencyUse(
      property: property, endpoint: endpoint, isCalled: isCalled,
      range: SourceRange(start: buffer[token].start, end: buffer[last].end), token: token,
      region: pass.regions.region(atToken: token), member: place.member, actions: place.actions)
  }

  mutating func calls(of members: [String], in code: OwnCode) -> [OwnCall] {
    var functions = NameUses(of: members, pass.file, pass.buffer)
    for body in code.bodies { functions.read(body.tokens, skipping: body.nested, isMemberList: true) }
    var calls: [OwnCall] = []
    for call in functions.uses {
      let place = place(of: call.token)
      if members[call.name] != place.member { calls.append(OwnCall(name: members[call.name], member: place.member, actions: place.actions)) }
    }
    return calls
  }

  /// Uses of the dependencies that functions declare for themselves.
  mutating func locals(in code: OwnCode) -> [DependencyUse] {
    var uses: [DependencyUse] = []
    for local in LocalDependency.all(in: pass) where code.contains(local.property.range, pass.buffer) {
      var names = NameUses(of: [local.property.name], pass.file, pass.buffer)
      names.read(local.scope, isMemberList: false)
      for use in names.uses { uses.append(self.use(of: local.property, at: use.token)) }
    }
    return uses
  }
}
