import SwiftLexer

/// Reports live values that stand beside their test values in a project that splits them.
package struct LiveValueInInterfaceModule: Rule {
  package static let metadata = RuleMetadata(
    id: "live_value_in_interface_module", group: .modules, summary: "live value that stands beside the test value", severity: .note,
    since: "0.1.0", fixes: .none, interest: .facts([.liveValue]),
    explanation: #"""
      ## What it does

      In a package that keeps the live values of at least two and at least a quarter of its clients in modules of their own, reports a
      client that does not, where a feature imports its module and the live value does something. With `modules.split: required` it
      does so in every package, whoever imports the module, as an error.

      ## Why is this bad?

      Most clients of the package can be used without their live side, and this one cannot: its features build and link all that the
      live value needs.

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
          .target(name: "NewsClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "NewsClientLive", dependencies: ["NewsClient"]),
          .target(name: "MailClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "InboxFeature", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture"), "MailClient"]),
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
      // Sources/InboxFeature/InboxFeature.swift
      import ComposableArchitecture
      import MailClient

      @Reducer
      public struct InboxFeature {
        public struct State: Equatable {}
        public enum Action {}
        public var body: some ReducerOf<Self> { EmptyReducer() }
      }
      // Sources/MailClient/MailClient.swift
      import Dependencies
      import Foundation

      public struct MailClient: Sendable {
        public var load: @Sendable () async throws -> [String]
      }
      extension MailClient: DependencyKey {
        public static let liveValue = Self(load: {
          let (data, _) = try await URLSession.shared.data(from: mailServer)
          return [String(decoding: data, as: UTF8.self)]
        })
        public static let testValue = Self(load: unimplemented("MailClient.load"))
        public static let previewValue = Self(load: { ["a letter"] })
      }
      extension DependencyValues {
        public var mailClient: MailClient {
          get { self[MailClient.self] }
          set { self[MailClient.self] = newValue }
        }
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
          .target(name: "NewsClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "NewsClientLive", dependencies: ["NewsClient"]),
          .target(name: "MailClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "MailClientLive", dependencies: ["MailClient"]),
          .target(name: "InboxFeature", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture"), "MailClient"]),
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
      // Sources/InboxFeature/InboxFeature.swift
      import ComposableArchitecture
      import MailClient

      @Reducer
      public struct InboxFeature {
        public struct State: Equatable {}
        public enum Action {}
        public var body: some ReducerOf<Self> { EmptyReducer() }
      }
      // Sources/MailClient/MailClient.swift
      import Dependencies

      public struct MailClient: Sendable {
        public var load: @Sendable () async throws -> [String]
      }
      extension MailClient: TestDependencyKey {
        public static let testValue = Self(load: unimplemented("MailClient.load"))
      }
      extension DependencyValues {
        public var mailClient: MailClient {
          get { self[MailClient.self] }
          set { self[MailClient.self] = newValue }
        }
      }
      // Sources/MailClientLive/Live.swift
      import Dependencies
      import MailClient

      extension MailClient: DependencyKey {
        public static let liveValue = Self(load: { try await Server.load() })
      }
      ```

      ## Limits

      It needs the package graph. Dependencies that are plain values, and live values that only compute, are left alone.

      ## Disable it

      Put a comment at the value; `modules.split: optional` is the default.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.facts.types.contains(where: { $0.values.contains { $0.name == .live } }), let linkage = pass.project.linkage,
      linkage.graph.declares(pass.facts.module), let file = pass.fileIndex
    else { return }
    let module = pass.facts.module
    guard isJudged(module, linkage) else { return }
    for (index, fact) in pass.facts.types.enumerated() {
      guard let live = fact.values.first(where: { $0.name == .live }),
        let type = pass.project.type(at: TypeSite(file: file, type: Int32(index))), let key = pass.project.key(of: type),
        key.live != nil, key.conformances.allSatisfy({ $0.module == module }), pass.project.value(.test, of: key) == .yes,
        pass.project.member(.test, of: key).map({ pass.project.facts(of: $0.site).module == module }) ?? false,
        doesSomething(live, in: type, pass, linkage), isClient(key, pass)
      else { continue }
      var finding = pass.finding(Self.metadata, at: live.range, Finding.Message.stands(key.name, linkage.graph[module].name).text)
      if linkage.settings.splitIsRequired { finding.severity = .error }
      report(finding)
    }
  }

  private func isJudged(_ module: ModuleID, _ linkage: Linkage) -> Bool {
    switch linkage.roles[module] {
    case .test, .live, .executable, .root: return false
    case .interface, .umbrella, .feature, .other: break
    }
    if linkage.settings.splitIsRequired { return !linkage.servesOnlyTests(module) }
    guard linkage.splitsKeys(linkage.graph[module].package) else { return false }
    return linkage.graph.modules.contains { linkage.roles[$0.id] == .feature && !linkage.imports(of: .module(module), in: $0.id).isEmpty }
  }

  /// The live value touches the world, by its own words, by the object that it makes, or by what its file imports.
  private func doesSomething(_ live: ValueMember, in type: TypeID, _ pass: borrowing Pass, _ linkage: Linkage) -> Bool {
    if live.isEffectful { return true }
    if pass.facts.imports.contains(where: { item in
      linkage.node(importedAs: item.module, in: pass.facts.module).map { linkage.burden(of: $0) != nil } ?? false
    }) {
      return true
    }
    guard let file = pass.fileIndex else { return false }
    return live.mentions.types.contains { name in
      guard case .type(let made) = pass.project.resolve(name, scope: pass.project[type].name, file: file) else { return false }
      return pass.project[made].kind == .`class` || pass.project[made].kind == .actor
    }
  }

  /// The key's values are closures or stand behind a protocol.
  private func isClient(_ key: Key, _ pass: borrowing Pass) -> Bool {
    if pass.project.isBehindProtocol(key) { return true }
    return pass.project.valueType(of: key).map { pass.project.isClient($0) } ?? false
  }
}

extension Finding.Message {
  fileprivate static func stands(_ key: String, _ module: String) -> Self {
    Self(
      "the live value of '\(key)' stands beside its test value in '\(module)': features link all that it needs, unlike other clients' here; move it to a module of its own"
    )
  }
}
