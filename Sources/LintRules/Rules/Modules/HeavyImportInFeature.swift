import SwiftLexer

/// Reports SDKs that features import in a project that hides them behind clients.
package struct HeavyImportInFeature: Rule {
  package static let metadata = RuleMetadata(
    id: "heavy_import_in_feature", group: .modules, summary: "import of an SDK in a feature", severity: .note,
    since: "0.1.0", fixes: .none, interest: .facts([]),
    explanation: #"""
      ## What it does

      In a package that keeps the live values of at least two and at least a quarter of its clients in modules of their own, reports
      a feature that imports a database, a network stack, or an SDK for analytics, payments, sign-in or a cloud. With
      `modules.split: required` it does so in every package, as an error.

      ## Why is this bad?

      The project has decided that features know clients and not SDKs. This one cannot be previewed or tested without the SDK, and
      what it does with it no test can replace.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Radio",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"), .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"), .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")],
        targets: [
          .target(name: "SongClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "SongClientLive", dependencies: ["SongClient"]),
          .target(name: "NewsClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "NewsClientLive", dependencies: ["NewsClient"]),
          .target(name: "PlayerFeature", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture"), .product(name: "GRDB", package: "GRDB.swift")]),
          .target(name: "NewsFeature", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
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
      // Sources/NewsClient/NewsClient.swift
      import Dependencies

      public struct NewsClient: Sendable {
        public var load: @Sendable () async throws -> [String]
      }
      extension NewsClient: TestDependencyKey {
        public static let testValue = Self(load: unimplemented("NewsClient.load"))
      }
      extension DependencyValues {
        public var newsClient: NewsClient {
          get { self[NewsClient.self] }
          set { self[NewsClient.self] = newValue }
        }
      }
      // Sources/NewsClientLive/Live.swift
      import Dependencies
      import NewsClient

      extension NewsClient: DependencyKey {
        public static let liveValue = Self(load: { try await Server.load() })
      }
      // Sources/NewsFeature/NewsFeature.swift
      import ComposableArchitecture

      @Reducer
      public struct NewsFeature {
        public struct State: Equatable {}
        public enum Action {}
        public var body: some ReducerOf<Self> { EmptyReducer() }
      }
      // Sources/PlayerFeature/PlayerFeature.swift
      import ComposableArchitecture
      import GRDB

      @Reducer
      public struct PlayerFeature {
        public struct State: Equatable {}
        public enum Action {}
        public var body: some ReducerOf<Self> { EmptyReducer() }
      }
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Radio",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"), .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"), .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")],
        targets: [
          .target(name: "SongClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "SongClientLive", dependencies: ["SongClient"]),
          .target(name: "NewsClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "NewsClientLive", dependencies: ["NewsClient"]),
          .target(name: "PlayerFeature", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
          .target(name: "NewsFeature", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
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
      // Sources/NewsClient/NewsClient.swift
      import Dependencies

      public struct NewsClient: Sendable {
        public var load: @Sendable () async throws -> [String]
      }
      extension NewsClient: TestDependencyKey {
        public static let testValue = Self(load: unimplemented("NewsClient.load"))
      }
      extension DependencyValues {
        public var newsClient: NewsClient {
          get { self[NewsClient.self] }
          set { self[NewsClient.self] = newValue }
        }
      }
      // Sources/NewsClientLive/Live.swift
      import Dependencies
      import NewsClient

      extension NewsClient: DependencyKey {
        public static let liveValue = Self(load: { try await Server.load() })
      }
      // Sources/NewsFeature/NewsFeature.swift
      import ComposableArchitecture

      @Reducer
      public struct NewsFeature {
        public struct State: Equatable {}
        public enum Action {}
        public var body: some ReducerOf<Self> { EmptyReducer() }
      }
      // Sources/PlayerFeature/PlayerFeature.swift
      import ComposableArchitecture

      @Reducer
      public struct PlayerFeature {
        public struct State: Equatable {}
        public enum Action {}
        public var body: some ReducerOf<Self> { EmptyReducer() }
      }
      ```

      ## Limits

      It needs the package graph. An SDK that more than half of the features import is what the app is about, and is left alone; so
      are databases in features that import SQLiteData or SharingGRDB, whose property wrappers fetch by design.

      ## Disable it

      Name the product in `modules.light`, or put a comment at the import.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let linkage = pass.project.linkage, linkage.graph.declares(pass.facts.module) else { return }
    let module = pass.facts.module
    guard linkage.roles[module] == .feature,
      linkage.settings.splitIsRequired || linkage.splitsKeys(linkage.graph[module].package)
    else { return }
    // A re-export is `heavy_module_reexported`'s.
    for item in pass.facts.imports where !item.isExported {
      guard let node = linkage.node(importedAs: item.module, in: module), case .external = node,
        case .product(let category)? = linkage.burden(of: node), Self.categories.contains(category),
        let first = linkage.imports(of: node, in: module).first?.place, first.path == pass.facts.path,
        first.range == item.range, !isDomain(node, module, linkage), !(category == .database && fetchesByDesign(module, linkage)),
        linkage.ban(onImport: item.module, in: module) == nil
      else { continue }
      let message = Finding.Message.imports(linkage.graph[module].name, item.module, Linkage.Burden.product(category).noun)
      var finding = pass.finding(Self.metadata, at: item.range, message.text, notes: carriers(of: node, linkage))
      if linkage.settings.splitIsRequired { finding.severity = .error }
      finding.chain = [linkage.graph[module].name, linkage.graph.name(of: node)]
      report(finding)
    }
  }

  private static let categories: Set<WeightList.Category> = [.networking, .database, .payments, .analytics, .cloud, .auth]

  /// More than half of the package's features import it.
  private func isDomain(_ node: ModuleGraph.Node, _ module: ModuleID, _ linkage: Linkage) -> Bool {
    let package = linkage.graph[module].package
    let features = linkage.graph.modules.filter { $0.package == package && linkage.roles[$0.id] == .feature }
    return features.count { !linkage.imports(of: node, in: $0.id).isEmpty } * 2 > features.count
  }

  private func fetchesByDesign(_ module: ModuleID, _ linkage: Linkage) -> Bool {
    linkage.facts.modules[module.position].imports.contains { ["SQLiteData", "SharingGRDB"].contains($0.name) }
  }

  /// The interface whose live side links the product already.
  private func carriers(of node: ModuleGraph.Node, _ linkage: Linkage) -> [Note] {
    for split in linkage.roles.splits {
      guard let live = split.live.first(where: { linkage.graph.links($0, node) }) else { continue }
      let place = linkage.graph.place(of: split.interface)
      let text = "'\(linkage.graph[live].name)' links it for '\(linkage.graph[split.interface].name)', which could carry what the feature needs"
      return [Note(path: place.path, range: place.range, message: text)]
    }
    return []
  }
}

extension Finding.Message {
  fileprivate static func imports(_ feature: String, _ name: String, _ noun: String) -> Self {
    Self(
      "feature '\(feature)' imports '\(name)' (\(noun)): its previews and tests link and run it; put it behind a client, in a live module"
    )
  }
}
