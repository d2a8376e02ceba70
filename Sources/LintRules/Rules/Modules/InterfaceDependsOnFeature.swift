import SwiftLexer

/// Reports features behind an interface module.
package struct InterfaceDependsOnFeature: Rule {
  package static let metadata = RuleMetadata(
    id: "interface_depends_on_feature", group: .modules, summary: "feature behind an interface module", severity: .note,
    since: "0.1.0", fixes: .none, interest: .facts([.Package]),
    explanation: #"""
      ## What it does

      Reports an interface module that depends, over any number of edges, on a feature: a module with a reducer and its State, or
      with a model that a view holds. It stands at the interface's own dependency, and only at the interface nearest to the feature.

      ## Why is this bad?

      A client stands below the features that use it. One that knows a feature cannot be used by what that feature is made of, and
      whoever wants the client alone builds screens first.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Radio",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"), .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0")],
        targets: [
          .target(name: "SongClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies"), "PlayerFeature"]),
          .target(name: "SongClientLive", dependencies: ["SongClient"]),
          .target(name: "PlayerFeature", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
          .executableTarget(name: "RadioApp", dependencies: ["PlayerFeature", "SongClientLive"]),
        ]
      )
      // Sources/SongClient/SongClient.swift
      import Dependencies
      import PlayerFeature

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
      // Sources/PlayerFeature/PlayerFeature.swift
      import ComposableArchitecture

      @Reducer
      public struct PlayerFeature {
        public struct State: Equatable {}
        public enum Action {}
        public var body: some ReducerOf<Self> { EmptyReducer() }
      }
      // Sources/RadioApp/main.swift
      import PlayerFeature
      import SongClientLive
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Radio",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"), .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0")],
        targets: [
          .target(name: "SongClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "SongClientLive", dependencies: ["SongClient"]),
          .target(name: "PlayerFeature", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
          .executableTarget(name: "RadioApp", dependencies: ["PlayerFeature", "SongClientLive"]),
        ]
      )
      // Sources/SongClient/SongClient.swift
      import Dependencies

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
      // Sources/PlayerFeature/PlayerFeature.swift
      import ComposableArchitecture

      @Reducer
      public struct PlayerFeature {
        public struct State: Equatable {}
        public enum Action {}
        public var body: some ReducerOf<Self> { EmptyReducer() }
      }
      // Sources/RadioApp/main.swift
      import PlayerFeature
      import SongClientLive
      ```

      ## Limits

      It needs the package graph. Design systems, helpers that only extend reducers, and modules of view modifiers are no features.

      ## Disable it

      Put a comment at the dependency, or name the module in `modules.interface`, `modules.live` or `modules.app` if its role is another.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let linkage = pass.project.linkage, let package = pass.manifest else { return }
    for module in linkage.graph.modules where module.package == package && linkage.roles[module.id] == .interface {
      var seen: Set<Int> = []
      for chain in linkage.chainsToFeatures(from: module.id) where seen.insert(chain[0].declaration).inserted {
        let feature = linkage.graph.name(of: chain[chain.count - 1].to)
        var notes = chain.count > 1 ? linkage.notes(on: chain) : []
        if case .module(let id) = chain[chain.count - 1].to, let reason = linkage.roles.reason(of: id), let place = reason.place {
          notes.append(Note(path: place.path, range: place.range, message: "'\(feature)' is a feature: \(reason.reason)"))
        }
        var finding = pass.finding(
          Self.metadata, at: linkage.graph.place(of: chain[0]).range,
          Finding.Message.links(module.name, feature, isDirect: chain.count == 1).text, notes: notes)
        finding.target = module.name
        finding.chain = [module.name] + chain.map { linkage.graph.name(of: $0.to) }
        report(finding)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func links(_ interface: String, _ feature: String, isDirect: Bool) -> Self {
    let verb = isDirect ? "depends on" : "links, over this dependency,"
    return Self(
      "interface module '\(interface)' \(verb) the feature '\(feature)': whoever uses the client builds screens first; move what it needs to a module below both"
    )
  }
}
