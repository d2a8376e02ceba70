import SwiftLexer

/// Reads what the index knows of each module of the graph.
extension ModuleFacts {
  package init(_ project: ProjectIndex, _ graph: ModuleGraph) {
    var modules = graph.modules.map { _ in Module() }
    for facts in project.files where graph.declares(facts.module) {
      modules[facts.module.position].add(facts)
    }
    self.init(modules: modules)
    addTypes(project, graph)
    let registrations = project.registrations()
    let prepared = project.preparedProperties()
    let members = project.settings()
    keys = project.keys.compactMap { Key($0, project, graph, registrations, prepared, members) }
  }

  /// Reducers with their State, views, and the models that views hold.
  private mutating func addTypes(_ project: ProjectIndex, _ graph: ModuleGraph) {
    var seenModels: Set<TypeID> = []
    for (fileIndex, facts) in project.files.enumerated() where graph.declares(facts.module) && !graph.isTest(facts.module) {
      if !modules[facts.module.position].extendsOthers {
        modules[facts.module.position].extendsOthers = project.extendsOthers(fileIndex)
      }
      for (typeIndex, fact) in facts.types.enumerated() where fact.kind.isNominal && fact.kind != .`protocol` && !fact.isLocal {
        let site = TypeSite(file: Int32(fileIndex), type: Int32(typeIndex))
        guard let type = project.type(at: site), project[type].sites.first == site,
          !fact.inherits.isEmpty || fact.attributes.contains(.reducer) || !project[type].extensions.isEmpty
        else { continue }
        let roles = project.roles(of: site)
        let position = facts.module.position
        if roles.contains(.reducer),
          fact.kind == .`enum` && fact.attributes.contains(.reducer) || project.state(of: type) != nil
        {
          modules[position].reducers.append(Place(name: fact.name, path: facts.path, range: fact.range))
        }
        guard roles.contains(.view) else { continue }
        modules[position].viewCount += 1
        if fact.held.contains(where: { ["Store", "StoreOf", "ViewStore", "ViewStoreOf"].contains(QualifiedName.last($0)) }) {
          modules[position].storeViewCount += 1
        }
        for name in fact.held {
          guard case .type(let model) = project.resolve(name, scope: fact.name, file: site.file),
            project[model].module == facts.module, let home = project[model].sites.first,
            project[model].kind == .`class` || project[model].kind == .actor, project.roles(of: home).contains(.model),
            seenModels.insert(model).inserted
          else { continue }
          modules[position].models.append(
            Place(name: project[model].name, path: project.facts(of: home).path, range: project[home].range))
        }
      }
    }
  }
}

extension ModuleFacts.Module {
  fileprivate mutating func add(_ facts: FileFacts) {
    fileCount += 1
    if facts.hasCode { hasCode = true }
    if facts.types.contains(where: { !$0.dependencies.isEmpty }) { readsDependencies = true }
    if facts.overridesDependencies { overridesDependencies = true }
    for read in facts.dependencyReads where !reads.contains(read) { reads.append(read) }
    for preparation in facts.preparations { settings.formUnion(preparation.properties) }
    if macroUse == nil {
      if let type = facts.types.first(where: { $0.attributes.contains(.dependencyClient) }) {
        macroUse = ModuleFacts.Place(name: "DependencyClient", path: facts.path, range: type.range)
      } else if let entry = facts.entries.first {
        macroUse = ModuleFacts.Place(name: "DependencyEntry", path: facts.path, range: entry.range)
      }
    }
    if facts.isEntry, entry == nil {
      let main = facts.types.first { $0.attributes.contains(.main) }
      entry = ModuleFacts.Place(
        name: main?.name ?? "main.swift", path: facts.path, range: main?.range ?? SourceRange(start: 0, end: 0))
    }
    if facts.preparesDependencies, preparation == nil {
      let call = facts.preparations.first { $0.origin == .prepare }
      preparation = ModuleFacts.Place(
        name: "prepareDependencies", path: facts.path, range: call?.range ?? SourceRange(start: 0, end: 0))
    }
    for item in facts.imports {
      imports.append(
        ModuleFacts.Import(
          name: item.module, place: ModuleFacts.Place(name: item.module, path: facts.path, range: item.range),
          isExported: item.isExported, isUnderCanImport: item.isUnderCanImport, isConditional: item.isConditional,
          isTestable: item.isTestable, isHidden: item.isHidden))
    }
  }
}

extension ModuleFacts.Key {
  /// `nil` for keys that only tests or the library's own module have.
  fileprivate init?(
    _ key: Key, _ project: ProjectIndex, _ graph: ModuleGraph, _ registrations: [TypeID: [Registration]],
    _ prepared: [String: ModuleFacts.Place], _ members: [String: [MemberSetting]]
  ) {
    if let type = key.type, project.isLibrary(project[type].module) { return nil }
    var test: [ModuleFacts.Site] = []
    var live: [ModuleFacts.Site] = []
    for conformance in key.conformances where !project.isTest(project.facts(of: conformance.site)) {
      let facts = project.facts(of: conformance.site)
      let site = ModuleFacts.Site(
        module: graph.declares(conformance.module) ? conformance.module : nil,
        place: ModuleFacts.Place(name: key.name, path: facts.path, range: conformance.range),
        imports: facts.imports.compactMap {
          graph.module(importedAs: $0.module, in: graph.declares(facts.module) ? facts.module : nil)
        })
      if conformance.role == .live { live.append(site) } else { test.append(site) }
    }
    guard !test.isEmpty || !live.isEmpty else { return nil }
    self.init(name: key.name, testConformances: test, liveConformances: live)
    guard let type = key.type, let home = project[type].sites.first else { return }
    let facts = project.facts(of: home)
    declaration = ModuleFacts.Site(
      module: graph.declares(facts.module) ? facts.module : nil,
      place: ModuleFacts.Place(name: key.name, path: facts.path, range: project[home].range))
    isClient = project.isClient(type)
    addOrigin(of: key, type, project, graph)
    for registration in registrations[type] ?? [] {
      preparation = preparation ?? prepared[registration.name]
      guard graph.declares(registration.module) else { continue }
      let place = ModuleFacts.Place(name: registration.name, path: registration.path, range: registration.range)
      accessors.append(ModuleFacts.Site(module: registration.module, place: place))
      for setting in members[registration.name] ?? [] { addSetting(setting, of: type, project, graph) }
    }
  }

  /// `$0.client = .live(…)`, where the file imports a module that declares the member in an extension of the key's type.
  private mutating func addSetting(
    _ setting: MemberSetting, of type: TypeID, _ project: ProjectIndex, _ graph: ModuleGraph
  ) {
    let facts = project.files[setting.file]
    let module = graph.declares(facts.module) ? facts.module : nil
    let imports = facts.imports.compactMap { graph.module(importedAs: $0.module, in: module) }
    var makers: [ModuleID] = []
    for site in project.sites(of: type) where project[site].makers.contains(where: { $0.name == setting.member.member }) {
      let home = project.facts(of: site).module
      if graph.declares(home), imports.contains(home), !makers.contains(home) { makers.append(home) }
    }
    guard !makers.isEmpty else { return }
    let place = ModuleFacts.Place(name: setting.member.property, path: facts.path, range: setting.member.range)
    settings.append(
      ModuleFacts.Setting(site: ModuleFacts.Site(module: module, place: place, imports: imports), makers: makers.sorted()))
  }

  /// The modules that declare what the live value evaluates to.
  private mutating func addOrigin(of key: Key, _ type: TypeID, _ project: ProjectIndex, _ graph: ModuleGraph) {
    guard let (site, live) = project.member(.live, of: key) else { return }
    var homes = [type]
    if case .named(let name) = live.content,
      case .type(let value) = project.resolve(name, scope: project[site].name, file: site.file), value != type
    {
      homes.append(value)
    }
    switch live.origin {
    case .member(let name):
      for home in homes {
        for site in project.sites(of: home) where project[site].makers.contains(where: { $0.name == name }) {
          let module = project.facts(of: site).module
          if graph.declares(module) { factories.insert(module) }
        }
      }
    case .made(let name):
      guard case .type(let made) = project.resolve(name, scope: project[site].name, file: site.file), !homes.contains(made),
        graph.declares(project[made].module)
      else { return }
      implementations.insert(project[made].module)
    case .other: return
    }
  }
}

/// `$0.client = .live(…)` in a file.
private struct MemberSetting {
  var file: Int
  var member: PreparationFact.Member
}

/// A property of `DependencyValues` that reads a key.
private struct Registration {
  var name: String
  var module: ModuleID
  var path: String
  var range: SourceRange
}

extension ProjectIndex {
  /// A struct of closures, or one with `@DependencyClient`.
  package func isClient(_ type: TypeID) -> Bool {
    guard self[type].kind == .`struct` else { return self[type].kind == .`protocol` }
    return self[type].sites.contains { site in
      self[site].attributes.contains(.dependencyClient)
        || self[site].stored.contains { property in
          switch property.form {
          case .closure, .optionalClosure: true
          case .named(let name): resolve(name, scope: self[site].name, file: site.file) == .functionType
          case .existential, .other: false
          }
        }
    }
  }

  fileprivate func registrations() -> [TypeID: [Registration]] {
    var table: [TypeID: [Registration]] = [:]
    for (index, facts) in files.enumerated() where !isTest(facts) {
      for fact in facts.registrations {
        for name in Set(fact.keys).sorted() {
          guard case .type(let type) = resolve(name, scope: "DependencyValues", file: Int32(index)) else { continue }
          table[type, default: []].append(
            Registration(name: fact.name, module: facts.module, path: facts.path, range: fact.range))
        }
      }
    }
    return table
  }

  /// A file extends a type that is not its module's, other than `DependencyValues`, and other than to make it a key.
  fileprivate func extendsOthers(_ file: Int) -> Bool {
    let facts = files[file]
    return facts.types.indices.contains { index in
      let fact = facts.types[index]
      guard fact.kind == .`extension`, QualifiedName.last(fact.name) != "DependencyValues" else { return false }
      let type = type(at: TypeSite(file: Int32(file), type: Int32(index)))
      return type.map { self[$0].module != facts.module } ?? true
    }
  }

  /// By property of `DependencyValues`: where code that is no test sets it to a static member.
  fileprivate func settings() -> [String: [MemberSetting]] {
    var table: [String: [MemberSetting]] = [:]
    for (index, facts) in files.enumerated() where !facts.preparations.isEmpty && !isTest(facts) {
      for preparation in facts.preparations {
        for member in preparation.members where !SampleNames.contains(member.member) && member.member != "testValue" {
          table[member.property, default: []].append(MemberSetting(file: index, member: member))
        }
      }
    }
    return table
  }

  /// Properties that `prepareDependencies` sets, in functions that it hands the values on to, too.
  func preparedProperties() -> [String: ModuleFacts.Place] {
    var functions: [String: [PreparationFact]] = [:]
    for facts in files where !isTest(facts) {
      for preparation in facts.preparations {
        if case .function(let name) = preparation.origin { functions[name, default: []].append(preparation) }
      }
    }
    var properties: [String: ModuleFacts.Place] = [:]
    for facts in files where !isTest(facts) {
      for preparation in facts.preparations where preparation.origin == .prepare {
        let place = ModuleFacts.Place(name: "prepareDependencies", path: facts.path, range: preparation.range)
        var pending = [preparation]
        var seen: Set<String> = []
        while let next = pending.popLast() {
          for property in next.properties where properties[property] == nil { properties[property] = place }
          for call in next.calls where seen.insert(call).inserted { pending += functions[call] ?? [] }
        }
      }
    }
    return properties
  }
}
