import SwiftLexer

/// Reads what one type's own code needs.
struct SubjectReader {
  private let type: TypeID
  private let reader: NeedsReader
  private let project: ProjectIndex

  init(_ type: TypeID, _ reader: NeedsReader) {
    self.type = type
    self.reader = reader
    project = reader.project
  }

  func read() -> SubjectNeeds {
    let declared = project[type]
    let first = declared.sites.first.map { (project.facts(of: $0), project[$0].range) }
    var needs = SubjectNeeds(
      type: type, name: declared.name, kind: reader.kind(of: type) ?? .type, target: project.modules.targetName(of: declared.module),
      place: first.map { reader.place($0.0.path, $0.1) } ?? NeedsPlace(path: "", line: 1))
    let passes = self.passes(of: type)
    let code = passes.map { SubjectCode(of: type, $0) }
    let actions = SubjectCode.actions(of: code)
    let calls = code.flatMap(\.calls)
    for (index, pass) in passes.enumerated() {
      for (use, actions) in zip(code[index].uses, actions[index]) where use.region.world == .app || use.region.world == .entry {
        needs.uses += endpoints(of: use, actions, Self.members(reaching: use.member, calls), pass)
      }
      needs.inputs += inputs(pass)
      needs.reads += reads(of: type, pass)
    }
    if needs.kind == .reducer, let state = project.state(of: type), project[state].name != declared.name {
      for pass in self.passes(of: state) { needs.reads += reads(of: state, pass) }
    }
    return needs
  }

  /// The files that give a type members, those of tests left out.
  private func passes(of type: TypeID) -> [Pass] {
    let files = Set(project.sites(of: type).map(\.file)).sorted()
    return files.map { project.files[Int($0)] }.filter { !project.isTest($0) }.compactMap { reader.pass($0.path) }
  }

  /// A function, and all that call it.
  private static func members(reaching member: String, _ calls: [OwnCall]) -> [String] {
    var result = [member]
    var next = 0
    while next < result.count {
      for call in calls where call.name == result[next] && !result.contains(call.member) { result.append(call.member) }
      next += 1
    }
    return result
  }

  // MARK: Endpoints

  private func endpoints(of use: DependencyUse, _ actions: [String], _ members: [String], _ pass: borrowing Pass) -> [NeededEndpoint] {
    guard let file = pass.fileIndex else { return [] }
    let found = reader.dependency(use.property, of: type, file: file)
    let (path, client) = memberPath(of: use, found.value, pass)
    var endpoint = NeededEndpoint(
      dependency: found.dependency, member: path.joined(separator: "."), isHandedOn: path.isEmpty && !use.isCalled, method: nil,
      actions: actions, members: members, place: reader.place(pass.file.path, use.range))
    guard let client, let last = path.isEmpty && use.isCalled ? "callAsFunction" : path.last else { return [endpoint] }
    let behind = reader.endpoints(behind: last, of: client)
    guard !behind.isEmpty else { return [endpoint] }
    return behind.map { name in
      endpoint.member = (path.dropLast() + [name]).joined(separator: ".")
      endpoint.method = last
      return endpoint
    }
  }

  /// The members from the dependency to what is asked for, and the client that the last one is a member of.
  private func memberPath(of use: DependencyUse, _ value: TypeID?, _ pass: borrowing Pass) -> (path: [String], client: TypeID?) {
    let written = use.property.path.split(separator: ".").dropFirst().map(String.init)
    guard var client = value else { return (written.isEmpty ? [use.endpoint].compactMap { $0 } : written, nil) }
    var path: [String] = []
    var token = use.token
    while true {
      let name: String
      if path.count < written.count {
        name = written[path.count]
      } else {
        if let next = member(behind: token, pass) { token = next } else { return (path, client) }
        name = QualifiedName.word(pass.buffer[token], pass.file)
      }
      let endpoint = project.endpoints(of: client).first { NeedsReader.plain($0.property.name) == name || $0.property.method == name }
      path.append(endpoint.map { NeedsReader.plain($0.property.name) } ?? name)
      guard endpoint == nil, let (site, property) = project.storedProperty(name, of: client),
        let next = project.type(of: property, at: site), !project.endpoints(of: next).isEmpty
      else { return (path, client) }
      client = next
    }
  }

  /// The word behind a period behind a token.
  private func member(behind token: Int, _ pass: borrowing Pass) -> Int? {
    var end = token + 1
    if pass.buffer[end].kind == .postfixQuestionMark || pass.buffer[end].kind == .exclamationMark { end += 1 }
    guard pass.buffer[end].kind == .period, pass.buffer[end + 1].kind.isWord else { return nil }
    return end + 1
  }

  // MARK: Inputs

  /// Parameters of initializers; of a struct without one, what its memberwise initializer asks for.
  private func inputs(_ pass: borrowing Pass) -> [SubjectNeeds.Input] {
    var result: [SubjectNeeds.Input] = []
    let tokens = TokenReader(file: pass.file, buffer: pass.buffer)
    var hasInitializer = false
    for body in OwnCode(of: type, pass).bodies {
      let owner = Int(pass.facts.types[body.type].declaration)
      for declaration in pass.outline.declarations[owner + 1..<max(owner + 1, Int(pass.outline.declarations[owner].subtreeEnd))]
      where declaration.kind == .initializer && Int(declaration.parent) == owner {
        hasInitializer = true
        guard let parameters = declaration.parameters, let inner = tokens.inside(parameters.lowerBound, of: parameters) else { continue }
        for item in tokens.items(inner) {
          guard let colon = item.first(where: { pass.buffer[$0].kind == .colon }), colon > item.lowerBound, colon + 1 < item.upperBound else { continue }
          let end = item.first { pass.buffer[$0].kind == .equal && $0 > colon } ?? item.upperBound
          let input = SubjectNeeds.Input(
            name: tokens.word(item.lowerBound), type: oneLine(pass.text(colon + 1..<max(colon + 2, end))),
            place: reader.place(pass.file.path, pass.buffer[item.lowerBound].range))
          if !result.contains(where: { $0.name == input.name && $0.type == input.type }) { result.append(input) }
        }
      }
    }
    return hasInitializer || project[type].kind != .`struct` ? result : stored(pass)
  }

  /// Stored properties without a value of their own.
  private func stored(_ pass: borrowing Pass) -> [SubjectNeeds.Input] {
    var result: [SubjectNeeds.Input] = []
    for site in project[type].sites where site.file == pass.fileIndex {
      let owner = Int(pass.facts.types[Int(site.type)].declaration)
      for declaration in pass.outline.declarations[owner + 1..<max(owner + 1, Int(pass.outline.declarations[owner].subtreeEnd))] {
        guard declaration.kind == .variable || declaration.kind == .constant, Int(declaration.parent) == owner, declaration.attributes.isEmpty,
          declaration.body == nil, declaration.initialValue == nil, !declaration.modifierSet.isTypeMember, let name = declaration.name.first,
          let type = declaration.type, pass.buffer[type.upperBound - 1].kind != .postfixQuestionMark || declaration.kind == .constant
        else { continue }
        result.append(
          SubjectNeeds.Input(
            name: QualifiedName.word(pass.buffer[name], pass.file), type: oneLine(pass.text(type)),
            place: reader.place(pass.file.path, pass.buffer[name].range)))
      }
    }
    return result
  }

  private func oneLine(_ text: String) -> String {
    text.split { $0 == "\n" || $0 == "\r" || $0 == "\t" || $0 == " " }.joined(separator: " ")
  }

  // MARK: The world

  private func reads(of type: TypeID, _ pass: borrowing Pass) -> [SubjectNeeds.Read] {
    let world = WorldReader(pass.file, pass.buffer)
    guard world.isWorldly else { return [] }
    var found: [(tokens: Range<Int>, spelling: String)] = []
    let dates = DateReads.all(pass)
    for body in OwnCode(of: type, pass).bodies {
      for read in world.reads(in: body.tokens) where !isProjects(read, pass) { found.append((read.tokens, read.spelling)) }
      for read in dates where body.tokens.contains(read.tokens.lowerBound) {
        guard !found.contains(where: { $0.tokens.overlaps(read.tokens) }), read.type.map({ !project.isShadowed($0, in: pass.facts) }) ?? true else { continue }
        found.append((read.tokens, read.spelling))
      }
      found.removeAll { read in body.nested.contains { $0.contains(read.tokens.lowerBound) } }
    }
    found.sort { $0.tokens.lowerBound < $1.tokens.lowerBound }
    return found.compactMap { read in
      let region = pass.regions.region(atToken: read.tokens.lowerBound)
      guard region.world == .app || region.world == .entry else { return nil }
      switch region.place {
      case .liveValue, .previewValue, .testValue: return nil
      case .none, .view, .model, .injected, .state, .effect, .reducer: break
      }
      let member = pass.member(around: read.tokens.lowerBound)
      let actions = member >= 0 ? ActionBranches(of: member, pass).actions(at: read.tokens.lowerBound) : []
      return SubjectNeeds.Read(
        spelling: read.spelling, actions: actions, member: member >= 0 ? name(of: member, pass) : "",
        place: reader.place(pass.file.path, pass.buffer[read.tokens.lowerBound].range))
    }
  }

  private func name(of member: Int, _ pass: borrowing Pass) -> String {
    let declaration = pass.outline.declarations[member]
    return declaration.name.first.map { QualifiedName.word(pass.buffer[$0], pass.file) } ?? "\(declaration.kind)"
  }

  /// The project has a type or function of its own of that name.
  private func isProjects(_ read: WorldRead, _ pass: borrowing Pass) -> Bool {
    if read.name >= 0, pass.buffer[read.name - 1].kind != .period, project.isShadowed(QualifiedName.word(pass.buffer[read.name], pass.file), in: pass.facts) {
      return true
    }
    return read.hider != .none && project.declaresWorldName(read.hider, seenBy: pass.facts.module)
  }
}
