import SwiftLexer
import Testing

@testable import LintRules

/// A graph and hand-made facts about it.
private struct Scene {
  let graph: ModuleGraph
  var facts: ModuleFacts
  var settings = ModuleSettings()

  /// - Parameter edges: `"Feature: Client, Models"`, one line a target; `*` behind a name makes it an executable; a name that
  ///   ends in `Tests` is a test target.
  init(_ edges: String) {
    var targets: [PackageManifest.Target] = []
    for line in edges.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      var name = parts[0].filter { $0 != " " }
      var kind = PackageManifest.Target.Kind.regular
      if name.hasSuffix("*") {
        kind = .executable
        name.removeLast()
      } else if name.hasSuffix("Tests") {
        kind = .test
      }
      let dependencies = parts.count > 1 ? parts[1].split(separator: ",").map { $0.filter { $0 != " " } } : []
      targets.append(.init(name: name, kind: kind, dependencies: dependencies.map { .init(.byName, name: $0) }))
    }
    let manifest = PackageManifest(name: "p", toolsVersion: ToolsVersion(6), targets: targets)
    graph = ModuleGraph(
      packages: [LocatedPackage(directory: "", manifestPath: "Package.swift", content: .literal(manifest))], files: [], mode: "static")
    facts = ModuleFacts(modules: graph.modules.map { _ in ModuleFacts.Module() })
    // Every module has a file with code and an import, so that none is an umbrella by chance.
    for index in facts.modules.indices {
      facts.modules[index].fileCount = 1
      facts.modules[index].hasCode = true
      facts.modules[index].imports = [.init(name: "Foundation", place: Self.place("Foundation"))]
    }
  }

  static func place(_ name: String) -> ModuleFacts.Place {
    ModuleFacts.Place(name: name, path: name + ".swift", range: SourceRange(start: 0, end: 1))
  }

  func id(_ name: String) -> ModuleID { graph.modules(named: name)[0] }

  func site(_ module: String?, imports: String...) -> ModuleFacts.Site {
    ModuleFacts.Site(module: module.map(id), place: Self.place(module ?? "App"), imports: imports.map(id))
  }

  /// - Parameters:
  ///   - test, live: where the two conformances stand; `"-"` is a file of no target.
  mutating func addKey(
    _ name: String, declared: String? = nil, isClient: Bool = false, test: String? = nil, live: String? = nil, factory: String...,
    imports: [String] = [], implementation: String? = nil, isPrepared: Bool = false
  ) {
    func conformances(_ module: String?) -> [ModuleFacts.Site] {
      module.map { home in
        [ModuleFacts.Site(module: home == "-" ? nil : id(home), place: Self.place(home), imports: imports.map(id))]
      } ?? []
    }
    facts.keys.append(
      ModuleFacts.Key(
        name: name, declaration: declared.map { site($0) }, isClient: isClient, testConformances: conformances(test),
        liveConformances: conformances(live), factories: Set(factory.map(id)), implementations: Set(implementation.map { [id($0)] } ?? []),
        preparation: isPrepared ? Self.place("App") : nil))
  }

  mutating func change(_ module: String, _ change: (inout ModuleFacts.Module) -> Void) { change(&facts.modules[id(module).position]) }
  mutating func addReducer(_ modules: String...) {
    for module in modules { change(module) { $0.reducers.append(Self.place(module + "Reducer")) } }
  }

  var roles: Roles { Roles.infer(graph: graph, facts: facts, settings: settings) }
  func role(_ name: String) -> Roles.Role { roles[id(name)] }
}

@Suite struct RolesTests {
  @Test func conformancesThatStandApartSplitAKey() throws {
    var scene = Scene("Feature: Client\nClient\nClientLive: Client\nApp*: Feature, ClientLive")
    scene.addKey("Client", declared: "Client", isClient: true, test: "Client", live: "ClientLive", factory: "ClientLive")
    #expect(scene.role("Client") == .interface)
    #expect(scene.role("ClientLive") == .live)
    let reason = try #require(scene.roles.reason(of: scene.id("Client")))
    #expect(reason.reason == "it declares the key 'Client', whose live value stands in 'ClientLive'")
    #expect(reason.place?.path == "Client.swift")
    #expect(scene.roles.splits == [.init(key: 0, interface: scene.id("Client"), live: [scene.id("ClientLive")])])
    #expect(scene.roles.liveKeys(of: scene.id("ClientLive")).count == 1)
  }

  @Test func aNameMakesNoRole() {
    var scene = Scene("LiveActivityClient\nFooInterface\nFooLive: FooInterface")
    scene.addKey("LiveActivityClient", declared: "LiveActivityClient", isClient: true, test: "LiveActivityClient", live: "LiveActivityClient", factory: "LiveActivityClient")
    #expect(scene.role("LiveActivityClient") == .other)
    #expect(scene.role("FooInterface") == .other)
    #expect(scene.role("FooLive") == .other)
  }

  @Test func anInterfaceThatDeclaresTheFactoryIsNotSplit() {
    var scene = Scene("Client\nWiring: Client")
    scene.addKey("Client", declared: "Client", isClient: true, test: "Client", live: "Wiring", factory: "Client")
    #expect(scene.role("Client") == .other)
    #expect(scene.role("Wiring") == .other)
  }

  @Test func aClientWhoseConformancesAllStandElsewhereIsAnInterface() {
    var scene = Scene("Client\nClientLive: Client")
    scene.addKey("Client", declared: "Client", isClient: true, test: "ClientLive", live: "ClientLive", factory: "ClientLive")
    #expect(scene.role("Client") == .interface)
    #expect(scene.role("ClientLive") == .live)
  }

  @Test func notSoForEnumKeysAndHostedImplementations() {
    var scene = Scene("Client\nClientKey: Client")
    scene.addKey("ClientKey", declared: "ClientKey", live: "ClientKey")
    #expect(scene.role("Client") == .other, "the key type is the enum, never its Value")
    scene.facts.keys = []
    scene.addKey("Client", declared: "Client", isClient: true, live: "ClientKey", implementation: "Client")
    #expect(scene.role("Client") == .other, "the type that liveValue makes stands beside the client")
  }

  @Test func aConformanceInTheAppPointsToTheModuleItImports() {
    var scene = Scene("Client\nHTTPClient: Client\nApp*: Client, HTTPClient")
    scene.addKey("Client", declared: "Client", isClient: true, test: "Client", live: "App", factory: "HTTPClient", imports: ["Client", "HTTPClient"])
    #expect(scene.role("Client") == .interface)
    #expect(scene.role("HTTPClient") == .live)
    #expect(scene.role("App") == .executable)
    var xcode = Scene("Client\nHTTPClient: Client")
    xcode.addKey("Client", declared: "Client", isClient: true, test: "Client", live: "-", factory: "HTTPClient", imports: ["HTTPClient"])
    #expect(xcode.role("Client") == .interface, "a file of no target stands in the app")
    #expect(xcode.role("HTTPClient") == .live)
  }

  @Test func preparingAPropertySplitsItsKey() {
    var scene = Scene("Client\nOther")
    scene.addKey("Client", declared: "Client", isClient: true, test: "Client")
    #expect(scene.role("Client") == .other)
    scene.facts.keys = []
    scene.addKey("Client", declared: "Client", isClient: true, test: "Client", isPrepared: true)
    #expect(scene.role("Client") == .interface)
    #expect(scene.roles.splits[0].live == [])
  }

  @Test func aReducerMakesAFeatureWhateverKeysStandBesideIt() {
    var scene = Scene("Feature\nLive: Feature\nApp*: Feature, Live")
    scene.addKey("Client", declared: "Feature", isClient: true, test: "Feature", live: "Live", factory: "Live")
    #expect(scene.role("Feature") == .interface)
    scene.addReducer("Feature", "Live")
    #expect(scene.role("Feature") == .feature)
    #expect(scene.roles.facts[scene.id("Feature").position].map(\.role) == [.interface, .feature], "it keeps every role as a fact")
  }

  @Test func modelsThatAViewHoldsMakeAFeature() {
    var scene = Scene("Feature\nModels")
    scene.change("Feature") { $0.models.append(Scene.place("Model")) }
    #expect(scene.role("Feature") == .feature)
    #expect(scene.role("Models") == .other)
    #expect(scene.roles.reason(of: scene.id("Feature"))?.reason == "a view of it holds the model 'Model'")
  }

  @Test func aDesignSystemIsNoFeature() {
    var scene = Scene("A: Design\nB: Design\nDesign")
    scene.addReducer("A", "B", "Design")
    #expect(scene.role("Design") == .feature)
    scene.change("Design") { $0.viewCount = 11 }
    #expect(scene.role("Design") == .other)
    #expect(scene.roles.explanation(of: scene.id("Design")).reason == "it is a design system: 2 features depend on it, and it is nearly all views")
    scene.change("Design") { $0.storeViewCount = 1 }
    #expect(scene.role("Design") == .feature, "a view that holds a store belongs to a feature")
    scene.change("Design") { $0.storeViewCount = 0 }
    scene.change("Design") { $0.viewCount = 10 }
    #expect(scene.role("Design") == .feature, "a tenth is no less than a tenth")
  }

  @Test func umbrellas() {
    var scene = Scene("All: A\nA\nBag: A")
    scene.change("All") {
      $0.hasCode = false
      $0.imports = [.init(name: "A", place: Scene.place("A"), isExported: true)]
    }
    scene.change("Bag") { $0.imports = [] }
    #expect(scene.role("All") == .umbrella)
    #expect(scene.role("Bag") == .umbrella)
    scene.change("All") { $0.hasCode = true }
    #expect(scene.role("All") == .other)
  }

  @Test func theLibraryThatComposesTheFeaturesIsTheRoot() throws {
    var scene = Scene(
      """
      AppFeature: Home, Settings, ClientLive
      Widget: Home, ClientLive
      Home: Client
      Settings: Client
      Client
      ClientLive: Client
      AppFeatureTests: AppFeature
      """)
    scene.addKey("Client", declared: "Client", isClient: true, test: "Client", live: "ClientLive", factory: "ClientLive")
    scene.addReducer("AppFeature", "Home", "Settings", "Widget")
    #expect(scene.role("AppFeature") == .root)
    #expect(scene.role("Widget") == .feature, "it reaches fewer features")
    #expect(scene.role("Home") == .feature)
    #expect(scene.role("AppFeatureTests") == .test)
    #expect(scene.roles.reason(of: scene.id("AppFeature"))?.reason == "only roots depend on it, and it links 2 feature modules and a live one")
  }

  @Test func aLoneFeatureBelowAProgramIsNoRoot() {
    var scene = Scene("App*: Feature\nFeature: Client, ClientLive\nClient\nClientLive: Client")
    scene.addKey("Client", declared: "Client", isClient: true, test: "Client", live: "ClientLive", factory: "ClientLive")
    scene.addReducer("Feature")
    #expect(scene.role("Feature") == .feature)
    var alone = Scene("Feature: Client, ClientLive\nClient\nClientLive: Client")
    alone.addKey("Client", declared: "Client", isClient: true, test: "Client", live: "ClientLive", factory: "ClientLive")
    alone.addReducer("Feature")
    #expect(alone.role("Feature") == .root, "the top of what is in view")
  }

  @Test func whatSetsAProgramUpIsARoot() {
    var scene = Scene("Server*: Tasks\nTasks: Bootstrap\nBootstrap: Client, ClientLive\nClient\nClientLive: Client\nAppFeature: Home, ClientLive\nHome: Client")
    scene.addKey("Client", declared: "Client", isClient: true, test: "Client", live: "ClientLive", factory: "ClientLive")
    scene.addReducer("AppFeature", "Home")
    #expect(scene.role("AppFeature") == .root)
    #expect(scene.role("Bootstrap") == .root)
    #expect(scene.roles.reason(of: scene.id("Bootstrap"))?.reason == "only roots depend on it, and it has neither views nor dependencies")
    scene.change("Bootstrap") { $0.readsDependencies = true }
    #expect(scene.role("Bootstrap") == .other)
  }

  @Test func programsAndPreparersAreRoots() {
    var scene = Scene("Tool*\nEntry\nSetup\nLib")
    scene.change("Entry") { $0.entry = Scene.place("Main") }
    scene.change("Setup") { $0.preparation = Scene.place("prepareDependencies") }
    #expect(scene.role("Tool") == .executable)
    #expect(scene.role("Entry") == .executable)
    #expect(scene.role("Setup") == .root)
    #expect(["Tool", "Entry", "Setup"].allSatisfy { scene.roles.mayLinkEverything(scene.id($0)) })
    #expect(!scene.roles.mayLinkEverything(scene.id("Lib")))
  }

  @Test func theConfigurationDecides() {
    let place = ConfigurationPlace(line: 1, column: 1)
    var scene = Scene("Core\nFeature\nShell")
    scene.addReducer("Feature")
    scene.settings.live = [.init(text: "Core", place: place)]
    scene.settings.interface = [.init(text: "Feat*", place: place)]
    scene.settings.app = [.init(text: "Shell", place: place)]
    #expect(scene.role("Core") == .live)
    #expect(scene.role("Feature") == .interface)
    #expect(scene.role("Shell") == .root)
    #expect(scene.roles.reason(of: scene.id("Core"))?.reason == "the configuration says so")
  }
}
