import SwiftLexer

/// Answers what reducers, models and tests need, from the project's facts and from the files that have to be looked at once
/// more. Keeps what it has read; for one thread.
package final class NeedsReader {
  package let survey: Survey
  private let load: (String) -> SourceFile?
  private var passes: [String: Pass] = [:]
  private var own: [TypeID: SubjectNeeds] = [:]

  var project: ProjectIndex { survey.project }

  /// - Parameter load: reads a file of the survey again; `nil` where that fails.
  package init(_ survey: Survey, load: @escaping (String) -> SourceFile?) {
    self.survey = survey
    self.load = load
  }

  /// A file with its regions.
  func pass(_ path: String) -> Pass? {
    if let pass = passes[path] { return pass }
    guard let index = project.fileIndex(of: path), let file = load(path) else { return nil }
    let facts = project.files[Int(index)]
    let buffer = Lexer.tokenize(file)
    let outline = OutlineParser.parse(buffer, of: file)
    let regions = Regions.read(buffer, of: file, outline, facts, project)
    let pass = Pass(file: file, buffer: buffer, outline: outline, facts: facts, project: project, regions: regions)
    passes[path] = pass
    return pass
  }

  func place(_ path: String, _ range: SourceRange) -> NeedsPlace {
    NeedsPlace(path: path, line: survey.lines[path]?.position(at: range.start).line ?? 1)
  }

  // MARK: Subjects

  /// All reducers, models and other types with dependencies, in order of file and place; tests left out.
  package var subjects: [TypeID] {
    project.declared.indices.map { TypeID(index: Int32($0)) }.filter { kind(of: $0) != nil }
  }

  /// `nil` for types that nobody asks about.
  func kind(of type: TypeID) -> SubjectNeeds.Kind? {
    let declared = project[type]
    guard let site = declared.sites.first, declared.kind.isNominal, declared.kind != .`protocol` else { return nil }
    let facts = project.facts(of: site)
    guard !project.isTest(facts), !project.isReducerLibrary(facts.module), !project.isLibrary(facts.module) else { return nil }
    let roles = project.roles(of: site)
    if roles.contains(.reducer) { return .reducer }
    guard roles.contains(.model) else { return nil }
    if roles.contains(.view) { return .view }
    let isModel = project.sites(of: type).contains { site in
      project[site].attributes.contains(.observable) || project[site].inherits.contains { QualifiedName.last($0.name) == "ObservableObject" }
    }
    if isModel { return .model }
    return project.dependencies(of: type).isEmpty ? nil : .type
  }

  /// What a type and all that it is built of needs.
  package func needs(of type: TypeID) -> SubjectNeeds {
    var needs = ownNeeds(of: type)
    guard needs.kind == .reducer else { return needs }
    var seen: Set<TypeID> = [type]
    var next = [type]
    while !next.isEmpty {
      let children = next.flatMap { project.children(of: $0) }
      next = []
      for child in children where seen.insert(child.type).inserted {
        needs.children.append(SubjectNeeds.Child(namedAt: place(child.path, child.range), needs: ownNeeds(of: child.type)))
        next.append(child.type)
      }
    }
    return needs
  }

  /// Without what it is built of.
  func ownNeeds(of type: TypeID) -> SubjectNeeds {
    if let needs = own[type] { return needs }
    let needs = SubjectReader(type, self).read()
    own[type] = needs
    return needs
  }

  // MARK: Dependencies

  /// What a property declared in a module stands for.
  func dependency(_ property: DependencyProperty, of owner: TypeID, file: Int32) -> (dependency: NeededDependency, value: TypeID?) {
    let module = project.files[Int(file)].module
    if let written = property.key {
      guard case .type(let type) = project.resolve(written, scope: project[owner].name, file: file), let key = project.key(of: type) else {
        return (NeededDependency(name: written, key: nil, isBuiltIn: false), nil)
      }
      return (NeededDependency(name: written, key: key.type, isBuiltIn: false), project.valueType(of: key))
    }
    let name = QualifiedName.first(property.path)
    let found = project.dependency(named: name, seenBy: module)
    return (
      NeededDependency(name: name, key: found?.key?.type, isBuiltIn: project.isBuiltIn(property, seenBy: module)), found?.value
    )
  }

  /// The endpoints that a client's own method or property calls, in order; none where it is an endpoint itself or out of view.
  func endpoints(behind member: String, of client: TypeID) -> [String] {
    let names = project.endpoints(of: client).map { Self.plain($0.property.name) }
    guard !names.isEmpty, !names.contains(member) else { return [] }
    var result: [String] = []
    for site in project.sites(of: client) where project.facts(of: site).module == project[client].module {
      guard let pass = pass(project.facts(of: site).path), Int(site.type) < pass.facts.types.count else { continue }
      let type = Int(pass.facts.types[Int(site.type)].declaration)
      var index = type + 1
      while index < Int(pass.outline.declarations[type].subtreeEnd) {
        let declaration = pass.outline.declarations[index]
        index = max(index + 1, Int(declaration.subtreeEnd))
        guard let body = declaration.body, body.count > 2, let name = declaration.name.first,
          QualifiedName.word(pass.buffer[name], pass.file) == member
        else { continue }
        var uses = NameUses(of: names, pass.file, pass.buffer)
        uses.read(body, isMemberList: false)
        for use in uses.uses where !result.contains(names[use.name]) { result.append(names[use.name]) }
      }
    }
    return result
  }

  /// Without the underscore by which an endpoint hides behind a method.
  static func plain(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}
