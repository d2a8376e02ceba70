import SwiftLexer

/// Reports programs that read a dependency and do not link its live value.
package struct LiveModuleNotLinked: Rule {
  package static let metadata = RuleMetadata(
    id: "live_module_not_linked", group: .modules, summary: "program without the live value of a dependency that it reads", severity: .warning,
    since: "0.1.0", fixes: .none, interest: .facts([.Package]),
    explanation: #"""
      ## What it does

      Looks at programs in the manifest. Reports one whose code, or that of the modules it links, reads a dependency whose live value
      exists in the project, in a module that the program does not link, and which the program does not set itself. Programs without
      a user interface, tools and demos, get a note.

      ## Why is this bad?

      The key is known, so everything builds. At the first access the library finds no live value, reports "has no live
      implementation", and goes on with the test value. No unit test can see that, because tests have a test value.

      ## Example

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
          .target(name: "PlayerFeature", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture"), "SongClient"]),
          .executableTarget(name: "RadioApp", dependencies: ["PlayerFeature"]),
        ]
      )
      // Sources/SongClient/SongClient.swift
      import Dependencies

      public struct SongClient: Sendable {
        public var load: @Sendable () async throws -> [String]
      }
      extension SongClient: TestDependencyKey {
        public static let testValue = Self(load: unimplemented("SongClient.load"))
        public static let previewValue = Self(load: { ["a song"] })
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
      import SongClient

      @Reducer
      public struct PlayerFeature {
        public struct State: Equatable {}
        public enum Action { case play }
        @Dependency(\.songClient) var songClient
        public var body: some ReducerOf<Self> {
          Reduce { _, _ in .run { _ in _ = try await songClient.load() } }
        }
      }
      // Sources/RadioApp/App.swift
      import PlayerFeature
      import SwiftUI

      @main struct RadioApp: App {
        var body: some Scene { WindowGroup {} }
      }
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
          .target(name: "PlayerFeature", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture"), "SongClient"]),
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
        public static let previewValue = Self(load: { ["a song"] })
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
      import SongClient

      @Reducer
      public struct PlayerFeature {
        public struct State: Equatable {}
        public enum Action { case play }
        @Dependency(\.songClient) var songClient
        public var body: some ReducerOf<Self> {
          Reduce { _, _ in .run { _ in _ = try await songClient.load() } }
        }
      }
      // Sources/RadioApp/App.swift
      import PlayerFeature
      import SongClientLive
      import SwiftUI

      @main struct RadioApp: App {
        var body: some Scene { WindowGroup {} }
      }
      ```

      ## Limits

      It needs the graph of all packages in view. An app that is a target of an Xcode project is in no manifest and is not judged.
      Only reads by key path in `@Dependency` count. A key that any module of the program overrides or prepares is left alone.

      ## Disable it

      Put a comment at the target's name in the manifest.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let package = pass.manifest, let linkage = pass.project.linkage, linkage.graph.isComplete else { return }
    for module in linkage.graph.modules where module.package == package && linkage.roles[module.id] == .executable {
      let missing = linkage.keysWithoutLiveValue(in: module.id)
      guard let first = missing.first else { continue }
      let keys = missing.map { linkage.facts.keys[$0] }
      let live = first < linkage.facts.keys.count ? keys[0].liveConformances.compactMap(\.module).first : nil
      let place = linkage.graph.place(of: module.id).range
      let message = Finding.Message.reads(module.name, keys.map(\.name), live: live.map { linkage.graph[$0].name } ?? "")
      var finding = pass.finding(
        Self.metadata, severity: isApp(module.id, linkage) ? .warning : .note, at: place, message.text,
        notes: keys.compactMap { key in
          key.liveConformances.first.map { Note(path: $0.place.path, range: $0.place.range, message: "the live value of '\(key.name)'") }
        })
      finding.target = module.name
      report(finding)
    }
  }

  private func isApp(_ id: ModuleID, _ linkage: Linkage) -> Bool {
    linkage.facts.modules[id.position].imports.contains { ["SwiftUI", "UIKit", "AppKit", "WatchKit"].contains($0.name) }
  }
}

extension Finding.Message {
  fileprivate static func reads(_ module: String, _ keys: [String], live: String) -> Self {
    let way = keys.count == 1 ? "its live value stands in '\(live)', which is not linked" : "the modules of their live values are not linked"
    return Self("program '\(module)' reads \(QuotedNames.list(keys)), and \(way): at the first access there is no live implementation")
  }
}
