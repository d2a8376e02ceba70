import SwiftLexer

/// Reports a test target that depends on a live module that it does not test.
package struct TestTargetLinksLive: Rule {
  package static let metadata = RuleMetadata(
    id: "test_target_links_live", group: .modules, summary: "live module linked by tests of something else",
    severity: .warning, since: "0.1.0", fixes: .sometimes, interest: .facts([.Package]),
    explanation: #"""
      ## What it does

      Reports a test target, or a helper target that only test targets depend on, that imports or depends on the live module of
      a client whose interface is a module of its own. Only its own dependencies count. Tests *of* a live module are no finding:
      their name, without `Tests`, is the live module's, without `Live`, or its interface's.

      ## Why is this bad?

      A key's test value counts only while there is a test. Its live value is linked here too, and a test that takes it, or that
      forgets an override of a key without test value, runs the network or the database. And each run of the tests waits until
      the SDK is built.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Trains",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0")],
        targets: [
          .target(name: "TrainClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "TrainClientLive", dependencies: ["TrainClient"]),
          .target(name: "Timetable", dependencies: ["TrainClient"]),
          .testTarget(name: "TimetableTests", dependencies: ["Timetable", "TrainClientLive"]),
        ]
      )
      // Sources/TrainClient/TrainClient.swift
      import Dependencies

      public struct TrainClient: Sendable {
        public var departures: @Sendable () async throws -> [String]
      }
      extension TrainClient: TestDependencyKey {
        public static let testValue = Self(departures: unimplemented("TrainClient.departures"))
      }
      // Sources/TrainClientLive/Live.swift
      import Dependencies
      import TrainClient

      extension TrainClient: DependencyKey {
        public static let liveValue = Self(departures: { try await Rails.departures() })
      }
      // Sources/Timetable/Timetable.swift
      import TrainClient

      public struct Timetable {}
      // Tests/TimetableTests/TimetableTests.swift
      import Testing
      import Timetable
      import TrainClientLive

      @Test func empty() { #expect(Timetable() != nil) }
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Trains",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0")],
        targets: [
          .target(name: "TrainClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(name: "TrainClientLive", dependencies: ["TrainClient"]),
          .target(name: "Timetable", dependencies: ["TrainClient"]),
          .testTarget(name: "TimetableTests", dependencies: ["Timetable"]),
        ]
      )
      // Sources/TrainClient/TrainClient.swift
      import Dependencies

      public struct TrainClient: Sendable {
        public var departures: @Sendable () async throws -> [String]
      }
      extension TrainClient: TestDependencyKey {
        public static let testValue = Self(departures: unimplemented("TrainClient.departures"))
      }
      // Sources/TrainClientLive/Live.swift
      import Dependencies
      import TrainClient

      extension TrainClient: DependencyKey {
        public static let liveValue = Self(departures: { try await Rails.departures() })
      }
      // Sources/Timetable/Timetable.swift
      import TrainClient

      public struct Timetable {}
      // Tests/TimetableTests/TimetableTests.swift
      import Testing
      import Timetable

      @Test func empty() { #expect(Timetable() != nil) }
      ```

      ## Limits

      It needs the package graph. What an app target brings along is not seen: only direct dependencies and imports count.

      ## Disable it

      Name test targets that run live implementations on purpose in `modules.integration_tests`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let linkage = pass.project.linkage, !linkage.roles.splits.isEmpty || !linkage.settings.live.isEmpty else { return }
    let module = pass.facts.module
    if linkage.graph.declares(module), isJudged(module, linkage) {
      for item in pass.facts.imports {
        guard let node = linkage.node(importedAs: item.module, in: module), case .module(let live) = node,
          isUnexpected(live, in: module, linkage), linkage.ban(onImport: item.module, in: module) == nil,
          let first = linkage.imports(of: node, in: module).first?.place, first.path == pass.facts.path,
          first.range == item.range
        else { continue }
        var finding = pass.finding(
          Self.metadata, at: item.range, message(module, live, isImported: true, linkage).text, notes: notes(module, live, linkage))
        finding.chain = [linkage.graph[module].name, linkage.graph[live].name]
        report(finding)
      }
    }
    if let package = pass.manifest { checkManifest(package, pass, linkage, report) }
  }

  /// Dependencies that no import shows.
  private func checkManifest(_ package: Int, _ pass: borrowing Pass, _ linkage: Linkage, _ report: (Finding) -> Void) {
    for module in linkage.graph.modules where module.package == package && isJudged(module.id, linkage) {
      for edge in linkage.graph.edges(of: module.id) {
        // A product that is used for another of its modules brings the live one along.
        guard case .module(let live) = edge.to, isUnexpected(live, in: module.id, linkage),
          linkage.imports(of: edge.to, in: module.id).isEmpty, linkage.usedProduct(of: edge) == nil,
          linkage.ban(on: edge.to, in: module.id) == nil
        else { continue }
        let fix = edge.place.flatMap { ManifestEdits.removal(of: $0, pass) }.map {
          Fix(title: "delete the dependency", applicability: .unsafe, edits: [$0])
        }
        var finding = pass.finding(
          Self.metadata, at: linkage.graph.place(of: edge).range, message(module.id, live, isImported: false, linkage).text,
          notes: notes(module.id, live, linkage), fixes: fix.map { [$0] } ?? [])
        finding.target = module.name
        finding.chain = [module.name, linkage.graph[live].name]
        report(finding)
      }
    }
  }

  private func isJudged(_ id: ModuleID, _ linkage: Linkage) -> Bool {
    if linkage.isIntegrationTest(id) || linkage.roles[id] == .live { return false }
    if linkage.graph.isTest(id) { return true }
    // The top of an app that is an Xcode project has nothing but tests above it, too.
    guard linkage.graph[id].kind == .regular, linkage.servesOnlyTests(id), linkage.roles[id] == .other else { return false }
    return (Linkage.isTestSupportName(linkage.graph[id].name) || !linkage.graph.isVended(id)) && !testers(of: id, linkage).isEmpty
  }

  /// A live module that is not what the target tests.
  private func isUnexpected(_ live: ModuleID, in module: ModuleID, _ linkage: Linkage) -> Bool {
    guard linkage.isSplitLive(live) else { return false }
    let tests = linkage.graph.isTest(module) ? [module] : testers(of: module, linkage)
    let interfaces = linkage.roles.liveKeys(of: live).map { linkage.graph[$0.interface].name }
    let subjects = Set(([linkage.graph[live].name] + interfaces).map { Linkage.subject(of: $0) })
    return tests.contains { !subjects.contains(Linkage.subject(of: linkage.graph[$0].name)) && !linkage.isIntegrationTest($0) }
  }

  /// Test targets that depend on a helper, over any number of edges, ascending.
  private func testers(of id: ModuleID, _ linkage: Linkage) -> [ModuleID] {
    linkage.graph.modules.map(\.id).filter { linkage.graph.isTest($0) && linkage.graph.links($0, .module(id)) }
  }

  private func message(_ module: ModuleID, _ live: ModuleID, isImported: Bool, _ linkage: Linkage) -> Finding.Message {
    let interface = linkage.roles.liveKeys(of: live).first.map { linkage.graph[$0.interface].name }
    return .links(
      linkage.graph[module].name, isTest: linkage.graph.isTest(module), linkage.graph[live].name, isImported: isImported,
      interface: interface)
  }

  private func notes(_ module: ModuleID, _ live: ModuleID, _ linkage: Linkage) -> [Note] {
    var notes: [Note] = []
    if let reason = linkage.roles.reason(of: live), let place = reason.place {
      notes.append(
        Note(path: place.path, range: place.range, message: "'\(linkage.graph[live].name)' is a live module: \(reason.reason)"))
    }
    if !linkage.graph.isTest(module), let test = testers(of: module, linkage).first {
      for edge in linkage.graph.shortestChain(from: test, to: .module(module)) {
        let place = linkage.graph.place(of: edge)
        let text = "'\(linkage.graph[edge.from].name)' depends on '\(linkage.graph.name(of: edge.to))'"
        notes.append(Note(path: place.path, range: place.range, message: text))
      }
    }
    return notes
  }
}

extension Finding.Message {
  fileprivate static func links(_ module: String, isTest: Bool, _ live: String, isImported: Bool, interface: String?) -> Self {
    let subject = isTest ? "test target" : "test helper"
    let verb = isImported ? "imports" : "depends on"
    let home = interface.map { "'\($0)'" } ?? "the interface module"
    let tail =
      isImported
      ? "a test that misses an override runs the live world; use \(home)"
      : "it never imports it, and its tests wait until it is built"
    return Self("\(subject) '\(module)' \(verb) the live module '\(live)': \(tail)")
  }
}
