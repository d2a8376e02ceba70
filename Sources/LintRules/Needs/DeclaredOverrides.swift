import SwiftLexer

/// What is overridden for a test: by its traits and its suite's, by what its class sets up, and in the code that it runs.
struct DeclaredOverrides {
  private(set) var declared: [TestNeeds.Declared] = []
  /// Everything may be overridden, by code out of view.
  private(set) var providesAll = false
  private(set) var remarks: [String] = []

  init(of test: Int, code: [Int], _ pass: borrowing Pass, _ reader: NeedsReader) {
    let project = reader.project
    let function = pass.outline.declarations[test]
    let types = pass.enclosingTypes(of: test).compactMap { pass.typeIndex(ofDeclaration: $0) }
    let start = function.name.first ?? function.tokens.lowerBound
    let range = pass.buffer.range(of: start..<max(start + 1, function.tokens.upperBound))
    let here = OverrideBlock(
      form: .argument, range: range, scope: range, store: nil, function: nil, declaration: Int32(test), type: Int32(types.first ?? -1),
      isInTest: true, isInPreview: false, overrides: 0..<0)
    var blocks = project.blocksInForce(at: here, in: pass.facts)
    let pieces = code.map { pass.buffer.range(of: pass.outline.declarations[$0].tokens) }
    for block in pass.facts.overrideBlocks where block.form != .function && pieces.contains(where: { $0.contains(block.range) }) {
      blocks.append((pass.facts, block))
    }
    for index in types {
      guard let file = pass.fileIndex, let type = project.type(at: TypeSite(file: file, type: Int32(index))) else { continue }
      for site in project.sites(of: type) {
        let facts = project.facts(of: site)
        for block in facts.overrideBlocks where block.form == .trait && block.type == site.type && block.function == nil { blocks.append((facts, block)) }
      }
    }
    var seen: Set<NeedsPlace> = []
    for (facts, block) in blocks where seen.insert(NeedsPlace(path: facts.path, line: Int(block.range.start))).inserted {
      let isOwn = facts.path == pass.facts.path && pass.buffer.range(of: function.tokens).contains(block.range)
      add(block, facts, reader, isOwn: isOwn, depth: 0)
    }
  }

  private mutating func add(_ block: OverrideBlock, _ facts: FileFacts, _ reader: NeedsReader, isOwn: Bool, depth: Int) {
    for override in reader.project.overrides(of: block, in: facts) {
      if case .property(let name) = override.root, override.operation == .change, override.rest.isEmpty, depth < 4,
        let (home, function) = reader.method(ofValues: name, seenFrom: facts)
      {
        add(function, home, reader, isOwn: false, depth: depth + 1)
      } else {
        add(override, Home(facts: facts, place: reader.place(facts.path, block.range), isOwn: isOwn), reader)
      }
    }
  }

  private struct Home {
    var facts: FileFacts
    var place: NeedsPlace
    var isOwn: Bool
  }

  private mutating func add(_ override: OverrideFact, _ block: Home, _ reader: NeedsReader) {
    let project = reader.project
    let name: String
    switch override.root {
    case .all:
      let how = if case .handOn(let function) = override.operation { "handed on to '\(function)', out of view" } else { "set as a whole" }
      return provideAll("the dependencies are \(how) (\(block.place.text))")
    case .property("context"): return provideAll("the test sets the context (\(block.place.text))")
    case .value(nil): return provideAll("a dependency is given by a value whose type is not written (\(block.place.text))")
    case .property(let property): name = property
    case .key(let key), .value(let key?): name = key
    }
    let found = project.dependency(override.root, in: block.facts)
    if found == nil, override.operation == .change, override.rest.isEmpty, !project.isBuiltInName(name) {
      return provideAll("'\(name)' changes the dependencies, out of view (\(block.place.text))")
    }
    let isBuiltIn = found == nil && project.isBuiltInName(name)
    let member = override.operation == .assign ? override.rest.map(NeedsReader.plain).joined(separator: ".") : ""
    var isLive = false
    if case .member(_, let value, _)? = override.value?.root { isLive = value == "liveValue" || value == "live" }
    let dependency = NeededDependency(name: found.map { $0.entry == nil && $0.key?.type != nil ? name : $0.name } ?? name, key: found?.key?.type, isBuiltIn: isBuiltIn)
    // The place of the path, where it stands in the test's own file.
    let place = reader.place(block.facts.path, override.range)
    if declared.contains(where: { $0.place == place && $0.member == member && $0.dependency.isSame(as: dependency) }) { return }
    declared.append(TestNeeds.Declared(dependency: dependency, member: member, place: place, isLive: isLive, isOwn: block.isOwn))
  }

  private mutating func provideAll(_ remark: String) {
    providesAll = true
    if !remarks.contains(remark) { remarks.append(remark) }
  }
}

extension NeedsReader {
  /// `$0.setUp()`: the only function of the name in view that extends `DependencyValues`; one of the file itself first.
  fileprivate func method(ofValues name: String, seenFrom facts: FileFacts) -> (FileFacts, OverrideBlock)? {
    let own = facts.overrideBlocks.filter { $0.form == .function && $0.function == name }
    if own.count == 1 { return (facts, own[0]) }
    guard own.isEmpty else { return nil }
    var found: [(FileFacts, OverrideBlock)] = []
    for file in project.filesOfOverridingFunction[name] ?? [] where project.modules.sees(facts.module, project.files[Int(file)].module) {
      for block in project.files[Int(file)].overrideBlocks where block.form == .function && block.function == name {
        found.append((project.files[Int(file)], block))
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The libraries' own whose test values answer.
  private static let quietNames: Set<String> = [
    "dismiss", "isPresented", "fireAndForget", "defaultAppStorage", "defaultFileStorage", "defaultInMemoryStorage", "notificationCenter",
    "context", "defaultDatabase", "self",
  ]

  /// What a use gets in a test that overrides nothing of it.
  func testAnswer(_ use: NeededEndpoint, seenBy module: ModuleID) -> TestAnswer {
    if use.dependency.isBuiltIn { return Self.quietNames.contains(use.dependency.name) ? .complacent(nil) : .reports }
    guard let type = use.dependency.key, let key = project.key(of: type) else { return .unknown }
    for site in project.sites(of: type) {
      let facts = project.facts(of: site)
      guard let value = project.keyValues("testValue", in: facts).first(where: { $0.key.type == type && !$0.value.isAlternative }) else { continue }
      return answer(of: value, use.member)
    }
    let hasNone = project.value(.test, of: key) == .no && project.value(.preview, of: key) == .no
    return hasNone && project.value(.live, of: key) == .yes ? .live : .unknown
  }

  private func answer(of value: KeyValue, _ member: String) -> TestAnswer {
    let followed = project.follow(value)
    let form = followed.end.value.form
    if form.reportsAtOnce != nil || project.answer(of: value, followed) == .reports { return .reports }
    if followed.isLost { return .unknown }
    let home = project.facts(of: followed.end.site).path
    switch form.root {
    case .report, .crash: return .reports
    case .closure(let kind): return answer(kind, home, form.range)
    case .construction: break
    case .member, .literal, .other: return .unknown
    }
    let name = QualifiedName.first(member)
    if let endpoint = form.endpoints.first(where: { $0.label.map(Self.plain) == name }) { return answer(endpoint.kind, home, endpoint.range) }
    guard let client = project.constructed(followed, from: value), project.isMacroClient(client) else { return .unknown }
    return project.endpoints(of: client).contains { Self.plain($0.property.name) == name } ? .reports : .unknown
  }

  private func answer(_ kind: EndpointForm.Kind, _ path: String, _ range: SourceRange) -> TestAnswer {
    switch kind {
    case .reports, .crashes, .delegates: .reports
    case .empty, .neutral, .canned: .complacent(place(path, range))
    case .works, .value: .unknown
    }
  }
}
