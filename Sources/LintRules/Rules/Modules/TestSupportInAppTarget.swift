import SwiftLexer

/// Reports testing libraries in targets that are no tests.
package struct TestSupportInAppTarget: Rule {
  package static let metadata = RuleMetadata(
    id: "test_support_in_app_target", group: .modules, summary: "testing library linked into the app", severity: .error,
    since: "0.1.0", fixes: .none, interest: .facts([.Package]),
    explanation: #"""
      ## What it does

      Reports a target of the app that imports, or depends on, what only tests may link: `XCTest`, `Testing`,
      `SnapshotTesting`, `DependenciesTestSupport`, `IssueReportingTestSupport`, or a target of the project that is called
      `…TestingUtils`, `…TestUtils` or `…Mocks` and links one of these. Where such a target links none, it is a note: what it
      holds ships with the app, and harms nothing else.

      ## Why is this bad?

      The testing libraries load XCTest, which an app in a user's hands does not have: it crashes at launch, or is refused by
      the store. `DependenciesTestSupport` also makes the app believe that it is under test, so that every dependency gives
      its test value.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Radio",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0")],
        targets: [
          .executableTarget(
            name: "RadioApp",
            dependencies: [.product(name: "DependenciesTestSupport", package: "swift-dependencies")]
          )
        ]
      )
      // Sources/RadioApp/main.swift
      import DependenciesTestSupport

      print("on air")
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Radio",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0")],
        targets: [
          .executableTarget(name: "RadioApp"),
          .testTarget(
            name: "RadioAppTests",
            dependencies: ["RadioApp", .product(name: "DependenciesTestSupport", package: "swift-dependencies")]
          ),
        ]
      )
      // Sources/RadioApp/main.swift
      print("on air")
      // Tests/RadioAppTests/RadioTests.swift
      import DependenciesTestSupport
      import Testing
      ```

      ## Limits

      It needs the package graph. Left alone are targets that only tests depend on, targets that are called `…TestSupport`,
      `…TestHelpers`, `…Testing` or like one of those above, libraries that nobody in view depends on and that are no part of
      an app by what they declare, packages in a folder `Tests` or `Fixtures`, and imports under `#if`.

      ## Disable it

      Put a comment at the import, or at the dependency in the manifest.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  private static let products: Set<String> = [
    "DependenciesTestSupport", "IssueReportingTestSupport", "SnapshotTesting", "Testing", "XCTest",
  ]

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let linkage = pass.project.linkage else { return }
    let module = pass.facts.module
    if linkage.graph.declares(module), !pass.facts.imports.isEmpty {
      for item in pass.facts.imports where !item.isConditional {
        guard isTestSupport(importedAs: item.module, in: module, linkage), isJudged(module, linkage),
          linkage.ban(onImport: item.module, in: module) == nil, linkage.node(importedAs: item.module, in: module).map({ linkage.burden(of: $0) == nil }) ?? true
        else { continue }
        let isHarmless = linkage.node(importedAs: item.module, in: module).map { self.isHarmless($0, linkage) } ?? false
        let message = Finding.Message.links(linkage.graph[module].name, item.module, isImported: true, isHarmless: isHarmless)
        report(pass.finding(Self.metadata, severity: isHarmless ? .note : .error, at: item.range, message.text))
      }
    }
    if let package = pass.manifest { checkManifest(package, pass, linkage, report) }
  }

  /// Dependencies that no import shows.
  private func checkManifest(_ package: Int, _ pass: borrowing Pass, _ linkage: Linkage, _ report: (Finding) -> Void) {
    for module in linkage.graph.modules where module.package == package && isJudged(module.id, linkage) {
      for edge in linkage.graph.edges(of: module.id) where linkage.graph.isLink(edge) {
        guard isTestSupport(edge.to, linkage), linkage.imports(of: edge.to, in: module.id).isEmpty,
          linkage.ban(on: edge.to, in: module.id) == nil
        else { continue }
        let isHarmless = self.isHarmless(edge.to, linkage)
        let message = Finding.Message.links(
          module.name, linkage.graph.name(of: edge.to), isImported: false, isHarmless: isHarmless)
        var finding = pass.finding(
          Self.metadata, severity: isHarmless ? .note : .error, at: linkage.graph.place(of: edge).range, message.text)
        finding.target = module.name
        report(finding)
      }
    }
  }

  private func isTestSupport(importedAs name: String, in module: ModuleID, _ linkage: Linkage) -> Bool {
    if let node = linkage.node(importedAs: name, in: module) { return isTestSupport(node, linkage) }
    return Self.products.contains(name)
  }

  private func isTestSupport(_ node: ModuleGraph.Node, _ linkage: Linkage) -> Bool {
    switch node {
    case .external(let id): return Self.products.contains(linkage.graph[id].name)
    case .module(let id):
      let name = linkage.graph[id].name
      return ["TestingUtils", "TestUtils", "Mocks"].contains { name.hasSuffix($0) } || Self.products.contains(name)
    }
  }

  /// A target of the project that links no testing library, whatever its name says.
  private func isHarmless(_ node: ModuleGraph.Node, _ linkage: Linkage) -> Bool {
    guard case .module(let id) = node, !Self.products.contains(linkage.graph[id].name) else { return false }
    return ([node] + linkage.graph.closure(of: id)).allSatisfy { node in
      switch node {
      case .external(let id): return !Self.products.contains(linkage.graph[id].name)
      case .module(let id):
        return !linkage.facts.modules[id.position].imports.contains { !$0.isConditional && Self.products.contains($0.name) }
      }
    }
  }

  private func isJudged(_ id: ModuleID, _ linkage: Linkage) -> Bool {
    let module = linkage.graph[id]
    guard module.kind == .regular || module.kind == .executable, !Self.products.contains(module.name),
      !Linkage.isTestSupportName(module.name)
    else { return false }
    let folders = linkage.graph.packages[module.package].directory.split(separator: "/")
    if folders.contains(where: { $0 == "Tests" || $0 == "Fixtures" }) { return false }
    switch linkage.roles[id] {
    case .test: return false
    case .feature, .interface, .live, .root, .executable: return !linkage.servesOnlyTests(id)
    case .other, .umbrella: return isPartOfApp(id, linkage)
    }
  }

  /// A module that is no test and does more than hand others on depends on it.
  private func isPartOfApp(_ id: ModuleID, _ linkage: Linkage) -> Bool {
    var pending = [id]
    var seen: Set<ModuleID> = [id]
    while let next = pending.popLast() {
      for dependent in linkage.graph.dependents(of: next) where !linkage.graph.isTest(dependent) {
        guard seen.insert(dependent).inserted, !Linkage.isTestSupportName(linkage.graph[dependent].name) else { continue }
        switch linkage.roles[dependent] {
        case .feature, .interface, .live, .root, .executable:
          if !linkage.servesOnlyTests(dependent) { return true }
        case .other, .umbrella, .test: pending.append(dependent)
        }
      }
    }
    return false
  }
}

extension Finding.Message {
  fileprivate static func links(_ module: String, _ name: String, isImported: Bool, isHarmless: Bool) -> Self {
    let verb = isImported ? "imports" : "depends on"
    if isHarmless {
      return Self("'\(module)' is no test and \(verb) '\(name)', which by its name is for tests: what it makes up ships with the app")
    }
    return Self(
      "'\(module)' is no test and \(verb) '\(name)': the app links a testing library, which is not there when it runs; move what needs it to a test target or to one named '…TestSupport'"
    )
  }
}
