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

  /// - Parameter pass: a file with a declaration or an extension of the type, its regions included.
  package init(of type: TypeID, _ pass: borrowing Pass) {
    let code = OwnCode(of: type, pass)
    guard !code.bodies.isEmpty else { return }
    var reader = PlaceReader(pass, tellsActions: true)
    readUses(of: type, code, LocalDependency.all(in: pass), &reader, pass)
    var functions = NameUses(of: Self.ownMembers(of: type, pass), pass.file, pass.buffer)
    for body in code.bodies { functions.read(body.tokens, skipping: body.nested, isMemberList: true) }
    let members = functions.names
    for call in functions.uses {
      let place = reader.place(of: call.token)
      if members[call.name] != place.member { calls.append(OwnCall(name: members[call.name], member: place.member, actions: place.actions)) }
    }
  }

  /// The uses alone, without the actions that lead to them.
  ///
  /// - Parameter locals: those of the file.
  static func uses(of type: TypeID, locals: [LocalDependency], _ pass: borrowing Pass) -> [DependencyUse] {
    guard !locals.isEmpty || pass.project.sites(of: type).contains(where: { !pass.project[$0].dependencies.isEmpty }) else { return [] }
    var code = SubjectCode()
    var reader = PlaceReader(pass, tellsActions: false)
    code.readUses(of: type, OwnCode(of: type, pass), locals, &reader, pass)
    return code.uses
  }

  private init() {}

  private mutating func readUses(
    of type: TypeID, _ code: OwnCode, _ locals: [LocalDependency], _ reader: inout PlaceReader, _ pass: borrowing Pass
  ) {
    let properties = pass.project.dependencies(of: type).map(\.property)
    if !properties.isEmpty {
      var names = NameUses(of: properties.map(\.name), pass.file, pass.buffer)
      for body in code.bodies { names.read(body.tokens, skipping: body.nested, isMemberList: true) }
      for use in names.uses where !Self.isCaptured(use.token, pass) { uses.append(reader.use(of: properties[use.name], at: use.token)) }
    }
    for local in locals where code.contains(local.property.range, pass.buffer) {
      var names = NameUses(of: [local.property.name], pass.file, pass.buffer)
      names.read(local.scope, isMemberList: false)
      for use in names.uses { uses.append(reader.use(of: local.property, at: use.token)) }
    }
    uses.sort { $0.token < $1.token }
  }

  /// `[name]`: what the closure does with it is what counts.
  private static func isCaptured(_ token: Int, _ pass: borrowing Pass) -> Bool {
    let closure = pass.outline.closure(around: token)
    return closure >= 0 && pass.outline.closures[closure].captures?.contains(token) == true && !isHandedOn(token, pass.buffer)
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

  private let tellsActions: Bool

  init(_ pass: borrowing Pass, tellsActions: Bool) {
    self.pass = copy pass
    self.tellsActions = tellsActions
  }

  mutating func place(of token: Int) -> (member: String, actions: [String]) {
    let index = member(around: token)
    guard index >= 0 else { return ("", []) }
    let declaration = pass.outline.declarations[index]
    let name = declaration.name.first.map { QualifiedName.word(pass.buffer[$0], pass.file) } ?? "\(declaration.kind)"
    guard tellsActions else { return (name, []) }
    let branch = branches[index] ?? ActionBranches(of: index, pass)
    branches[index] = branch
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
}
