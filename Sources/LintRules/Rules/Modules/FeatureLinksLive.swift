import SwiftLexer

/// Reports a module that is no root and links the live side of a client that has an interface module.
package struct FeatureLinksLive: Rule {
  package static let metadata = RuleMetadata(
    id: "feature_links_live", group: .modules, summary: "live module linked below the app", severity: .error, since: "0.1.0",
    fixes: .none, interest: .facts([.Package]),
    explanation: #"""
      ## What it does

      Reports a target that imports, or depends on, the live module of a client whose interface is a module of its own, unless
      the target is a root of the app, a live module itself, or a test. Only its own dependencies and imports count, not those
      of the features that it uses.

      What a module is comes from facts: the live module is the one with the key's `DependencyKey` conformance, a root is a
      program, a target that calls `prepareDependencies`, or the library that links the most features. `modules.live` and
      `modules.app` say it where facts do not.

      ## Why is this bad?

      The split exists so that a feature builds, previews and is tested without the SDK. A feature that links the live side
      has lost all of it, and so has every feature above. Worse, a test of it that forgets an override runs the live client,
      because the live value is there to be found.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Maps",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0")],
        targets: [
          .target(name: "MapClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "MapClientLive", dependencies: ["MapClient"]),
          .target(name: "RouteFeature", dependencies: ["MapClient", "MapClientLive"]),
          .executableTarget(name: "MapApp", dependencies: ["MapClientLive", "RouteFeature"]),
        ]
      )
      // Sources/MapClient/MapClient.swift
      import Dependencies

      public struct MapClient: Sendable {
        public var route: @Sendable (String) async throws -> [Double]
      }
      extension MapClient: TestDependencyKey {
        public static let testValue = Self(route: unimplemented("MapClient.route"))
      }
      // Sources/MapClientLive/Live.swift
      import Dependencies
      import MapClient

      extension MapClient: DependencyKey {
        public static let liveValue = Self(route: { place in try await RouteServer.route(to: place) })
      }
      // Sources/RouteFeature/Route.swift
      import Dependencies
      import MapClient
      import MapClientLive

      struct RouteModel {
        @Dependency(\.mapClient) var mapClient
        func open() { mapClient.open() }
      }
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Maps",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0")],
        targets: [
          .target(name: "MapClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "MapClientLive", dependencies: ["MapClient"]),
          .target(name: "RouteFeature", dependencies: ["MapClient"]),
          .executableTarget(name: "MapApp", dependencies: ["MapClientLive", "RouteFeature"]),
        ]
      )
      // Sources/MapClient/MapClient.swift
      import Dependencies

      public struct MapClient: Sendable {
        public var route: @Sendable (String) async throws -> [Double]
      }
      extension MapClient: TestDependencyKey {
        public static let testValue = Self(route: unimplemented("MapClient.route"))
      }
      // Sources/MapClientLive/Live.swift
      import Dependencies
      import MapClient

      extension MapClient: DependencyKey {
        public static let liveValue = Self(route: { place in try await RouteServer.route(to: place) })
      }
      // Sources/RouteFeature/Route.swift
      import Dependencies
      import MapClient

      struct RouteModel {
        @Dependency(\.mapClient) var mapClient
        func open() { mapClient.open() }
      }
      ```

      ## Limits

      It needs the package graph: without one it does not run, and the report says so. An app that is an Xcode project has no
      target in a manifest; its files may link everything. The library on top of the features is taken for the root; where
      that is another one, `modules.app` names it.

      ## Disable it

      Name a module that may link live sides in `modules.app`, or put a comment at the import.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let linkage = pass.project.linkage, !linkage.roles.splits.isEmpty else { return }
    let module = pass.facts.module
    if linkage.graph.declares(module), linkage.mustNotLinkLive(module) {
      for item in pass.facts.imports {
        guard case .module(let live)? = linkage.node(importedAs: item.module, in: module), linkage.isSplitLive(live),
          linkage.ban(onImport: item.module, in: module) == nil
        else { continue }
        var finding = pass.finding(
          Self.metadata, at: item.range, message(module, live, linkage, .imports).text, notes: notes(module, live, linkage))
        finding.chain = [linkage.graph[module].name, linkage.graph[live].name]
        report(finding)
      }
    }
    if let package = pass.manifest { checkManifest(package, pass, linkage, report) }
  }

  /// Dependencies that no import shows.
  private func checkManifest(_ package: Int, _ pass: borrowing Pass, _ linkage: Linkage, _ report: (Finding) -> Void) {
    for module in linkage.graph.modules where module.package == package && linkage.mustNotLinkLive(module.id) {
      var seen: Set<Int> = []
      for edge in linkage.graph.edges(of: module.id) {
        guard case .module(let live) = edge.to, linkage.isSplitLive(live), linkage.imports(of: edge.to, in: module.id).isEmpty,
          linkage.ban(on: edge.to, in: module.id) == nil, seen.insert(edge.declaration).inserted
        else { continue }
        let product = linkage.usedProduct(of: edge)
        var finding = pass.finding(
          Self.metadata, at: linkage.graph.place(of: edge).range,
          message(module.id, live, linkage, product.map { .links(product: $0) } ?? .depends).text,
          notes: notes(module.id, live, linkage))
        finding.target = module.name
        finding.chain = [module.name, linkage.graph[live].name]
        report(finding)
      }
    }
  }

  private func message(_ module: ModuleID, _ live: ModuleID, _ linkage: Linkage, _ way: Finding.Message.Way) -> Finding.Message
  {
    let split = linkage.roles.liveKeys(of: live).first
    let accessor = linkage.roles.liveKeys(of: live).lazy
      .compactMap { split in linkage.facts.keys[split.key].accessors.first { $0.module == live }?.place.name }.first
    let interface = split.map { linkage.graph[$0.interface].name }
    return .links(
      linkage.graph[module].name, isFeature: linkage.roles[module] == .feature, linkage.graph[live].name, way,
      interface: interface, accessor: accessor)
  }

  private func notes(_ module: ModuleID, _ live: ModuleID, _ linkage: Linkage) -> [Note] {
    var notes: [Note] = []
    if let reason = linkage.roles.reason(of: live), let place = reason.place {
      notes.append(
        Note(path: place.path, range: place.range, message: "'\(linkage.graph[live].name)' is a live module: \(reason.reason)"))
    }
    if let reason = linkage.roles.reason(of: module), let place = reason.place, linkage.roles[module] == .feature {
      notes.append(
        Note(path: place.path, range: place.range, message: "'\(linkage.graph[module].name)' is a feature: \(reason.reason)"))
    }
    return notes
  }
}

extension Finding.Message {
  /// How the live module is linked.
  fileprivate enum Way {
    case imports
    /// Declared, and never imported.
    case depends
    /// A product that is used for another of its modules brings it.
    case links(product: String)
  }

  fileprivate static func links(
    _ module: String, isFeature: Bool, _ live: String, _ way: Way, interface: String?, accessor: String?
  ) -> Self {
    let subject = isFeature ? "feature" : "module"
    let predicate =
      switch way {
      case .imports: "imports the live module '\(live)'"
      case .depends: "depends on the live module '\(live)', which it never imports"
      case .links(let product): "links the live module '\(live)' with the product '\(product)'"
      }
    let home = interface.map { "'\($0)'" } ?? "the interface module"
    let wayOut =
      if let accessor {
        "'\(accessor)' is declared there: move that property to \(home)"
      } else {
        "use \(home), and let the app link the live side"
      }
    return Self(
      "\(subject) '\(module)' \(predicate): its tests and previews link the live world, and run it where an override is missing; \(wayOut)"
    )
  }
}
