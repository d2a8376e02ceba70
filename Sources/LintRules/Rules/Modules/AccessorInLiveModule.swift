import SwiftLexer

/// Reports a client's property of `DependencyValues` that only the live module has.
package struct AccessorInLiveModule: Rule {
  package static let metadata = RuleMetadata(
    id: "accessor_in_live_module", group: .modules, summary: "client's property that only its live module declares",
    severity: .warning, since: "0.1.0", fixes: .none, interest: .facts([.DependencyValues]),
    explanation: #"""
      ## What it does

      Looks at clients whose interface and live value stand in modules of their own. Reports the property of `DependencyValues`
      by which features read such a client, where it is declared in the live module and not beside the client.

      ## Why is this bad?

      `@Dependency(\.client)` needs that property. A feature can only have it by importing the live module, and so the SDK
      behind it: the split exists on paper, and every feature, preview and test links the live world as before.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Weather",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0")],
        targets: [
          .target(name: "RainClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "RainClientLive", dependencies: ["RainClient"]),
        ]
      )
      // Sources/RainClient/RainClient.swift
      import Dependencies

      public struct RainClient: Sendable {
        public var millimetres: @Sendable () async throws -> Double
      }
      extension RainClient: TestDependencyKey {
        public static let testValue = Self(millimetres: unimplemented("RainClient.millimetres"))
      }
      // Sources/RainClientLive/Live.swift
      import Dependencies
      import RainClient

      extension RainClient: DependencyKey {
        public static let liveValue = Self(millimetres: { try await RainGauge.read() })
      }
      extension DependencyValues {
        public var rainClient: RainClient {
          get { self[RainClient.self] }
          set { self[RainClient.self] = newValue }
        }
      }
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Weather",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0")],
        targets: [
          .target(name: "RainClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "RainClientLive", dependencies: ["RainClient"]),
        ]
      )
      // Sources/RainClient/RainClient.swift
      import Dependencies

      public struct RainClient: Sendable {
        public var millimetres: @Sendable () async throws -> Double
      }
      extension RainClient: TestDependencyKey {
        public static let testValue = Self(millimetres: unimplemented("RainClient.millimetres"))
      }
      extension DependencyValues {
        public var rainClient: RainClient {
          get { self[RainClient.self] }
          set { self[RainClient.self] = newValue }
        }
      }
      // Sources/RainClientLive/Live.swift
      import Dependencies
      import RainClient

      extension RainClient: DependencyKey {
        public static let liveValue = Self(millimetres: { try await RainGauge.read() })
      }
      ```

      ## Limits

      It needs the package graph. A property that is not `public` or `package` is the live module's own business, and so is
      one of a key that other modules have a property for.

      ## Disable it

      Put a comment at the property.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.facts.registrations.isEmpty, let linkage = pass.project.linkage, linkage.graph.declares(pass.facts.module)
    else { return }
    let module = pass.facts.module
    var seen: Set<SourceRange> = []
    for split in linkage.roles.liveKeys(of: module) {
      let key = linkage.facts.keys[split.key]
      let isElsewhere = key.accessors.contains { $0.module.map { !split.live.contains($0) } ?? false }
      guard !isElsewhere else { continue }
      for registration in pass.facts.registrations where registration.isShared {
        let isOfKey = key.accessors.contains { $0.place.path == pass.facts.path && $0.place.range == registration.range }
        guard isOfKey, seen.insert(registration.range).inserted else { continue }
        let message = Finding.Message.declares(
          registration.name, key.name, live: linkage.graph[module].name, interface: linkage.graph[split.interface].name)
        report(pass.finding(Self.metadata, at: registration.range, message.text, notes: notes(split, key, linkage)))
      }
    }
  }

  private func notes(_ split: Roles.Split, _ key: ModuleFacts.Key, _ linkage: Linkage) -> [Note] {
    guard let place = key.testConformances.first?.place ?? key.declaration?.place else { return [] }
    return [Note(path: place.path, range: place.range, message: "the client's interface is '\(linkage.graph[split.interface].name)'")]
  }
}

extension Finding.Message {
  fileprivate static func declares(_ property: String, _ key: String, live: String, interface: String) -> Self {
    Self(
      "'\(property)' of '\(key)' is declared in the live module '\(live)': whoever reads it has to link that; move it to '\(interface)'"
    )
  }
}
