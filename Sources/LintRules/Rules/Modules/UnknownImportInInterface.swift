import SwiftLexer

/// Reports what an interface module links and nobody has said to be heavy or light.
package struct UnknownImportInInterface: Rule {
  package static let metadata = RuleMetadata(
    id: "unknown_import_in_interface", group: .modules, summary: "product of unknown weight behind an interface module", severity: .note,
    since: "0.1.0", fixes: .none, interest: .facts([.Package]),
    explanation: #"""
      ## What it does

      Looks at interface modules, as `heavy_import_in_interface` does. Reports products of other packages there that are on no list:
      nobody has said whether they bring a piece of the live world. It stands at the first import, or at the dependency over which
      the product is reached.

      ## Why is this bad?

      An SDK behind an interface is built by every feature, preview and test that uses the client. Whether this product is one,
      deplint cannot tell; you can, once and for all places.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Radio",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"), .package(url: "https://github.com/example/tune-kit", from: "1.0.0")],
        targets: [
          .target(name: "SongClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies"), .product(name: "TuneKit", package: "tune-kit")]),
          .target(name: "SongClientLive", dependencies: ["SongClient"]),
        ]
      )
      // Sources/SongClient/SongClient.swift
      import Dependencies
      import TuneKit

      public struct SongClient: Sendable {
        public var load: @Sendable () async throws -> [String]
      }
      extension SongClient: TestDependencyKey {
        public static let testValue = Self(load: unimplemented("SongClient.load"))
      }
      extension DependencyValues {
        public var songClient: SongClient {
          get { self[SongClient.self] }
          set { self[SongClient.self] = newValue }
        }
      }
      // Sources/SongClientLive/Live.swift
      import Dependencies
      import SongClient

      extension SongClient: DependencyKey {
        public static let liveValue = Self(load: { try await Server.load() })
      }
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Radio",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"), .package(url: "https://github.com/example/tune-kit", from: "1.0.0")],
        targets: [
          .target(name: "SongClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies"), .product(name: "TuneKit", package: "tune-kit")]),
          .target(name: "SongClientLive", dependencies: ["SongClient"]),
        ]
      )
      // Sources/SongClient/SongClient.swift
      import Dependencies
      import TuneKit

      public struct SongClient: Sendable {
        public var load: @Sendable () async throws -> [String]
      }
      extension SongClient: TestDependencyKey {
        public static let testValue = Self(load: unimplemented("SongClient.load"))
      }
      extension DependencyValues {
        public var songClient: SongClient {
          get { self[SongClient.self] }
          set { self[SongClient.self] = newValue }
        }
      }
      // Sources/SongClientLive/Live.swift
      import Dependencies
      import SongClient

      extension SongClient: DependencyKey {
        public static let liveValue = Self(load: { try await Server.load() })
      }
      // .deplint.yml
      modules:
        light: [TuneKit]
      ```

      ## Limits

      It needs the package graph. Products that draw, play or show something count only where the configuration names them.

      ## Disable it

      Name the product in `modules.light` if linking it costs nothing, or in `modules.heavy` if it brings the live world.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let linkage = pass.project.linkage else { return }
    let module = pass.facts.module
    if linkage.graph.declares(module), linkage.roles[module] == .interface {
      for item in pass.facts.imports {
        guard let node = linkage.node(importedAs: item.module, in: module), linkage.isOfUnknownWeight(node),
          let first = linkage.imports(of: node, in: module).first?.place, first.path == pass.facts.path,
          first.range == item.range
        else { continue }
        let name = linkage.graph.name(of: node)
        report(pass.finding(Self.metadata, at: item.range, Finding.Message.imports(linkage.graph[module].name, name).text))
      }
    }
    if let package = pass.manifest { checkManifest(package, pass, linkage, report) }
  }

  /// What no import of the interface shows, at the last edge of the way to it.
  private func checkManifest(_ package: Int, _ pass: borrowing Pass, _ linkage: Linkage, _ report: (Finding) -> Void) {
    var groups: [(edge: ModuleGraph.Edge, node: ModuleGraph.Node, interfaces: [String], chain: [ModuleGraph.Edge])] = []
    for module in linkage.graph.modules where linkage.roles[module.id] == .interface {
      for chain in linkage.chainsToUnknown(from: module.id) {
        guard let edge = chain.last, linkage.graph[edge.from].package == package,
          linkage.imports(of: edge.to, in: module.id).isEmpty
        else { continue }
        if let index = groups.firstIndex(where: { $0.edge.from == edge.from && $0.node == edge.to }) {
          groups[index].interfaces.append(module.name)
        } else {
          groups.append((edge, edge.to, [module.name], chain))
        }
      }
    }
    for group in groups {
      let name = linkage.graph.name(of: group.node)
      var finding = pass.finding(
        Self.metadata, at: linkage.graph.place(of: group.edge).range, Finding.Message.links(group.interfaces, name).text,
        notes: group.chain.count > 1 ? linkage.notes(on: group.chain) : [])
      finding.target = linkage.graph[group.edge.from].name
      finding.chain = [group.interfaces[0]] + group.chain.map { linkage.graph.name(of: $0.to) }
      report(finding)
    }
  }
}

extension Finding.Message {
  fileprivate static func imports(_ interface: String, _ name: String) -> Self {
    Self(
      "interface module '\(interface)' imports '\(name)', and nobody has said whether that is heavy: name it in 'modules.light' or in 'modules.heavy'"
    )
  }

  fileprivate static func links(_ interfaces: [String], _ name: String) -> Self {
    let subject =
      interfaces.count == 1
      ? "interface module \(QuotedNames.list(interfaces)) links" : "interface modules \(QuotedNames.list(interfaces)) link"
    return Self("\(subject) '\(name)', and nobody has said whether that is heavy: name it in 'modules.light' or in 'modules.heavy'")
  }
}
