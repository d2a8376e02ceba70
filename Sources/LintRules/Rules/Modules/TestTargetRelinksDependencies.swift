import SwiftLexer

/// Reports products that a test target declares although what it tests links them already.
package struct TestTargetRelinksDependencies: Rule {
  package static let metadata = RuleMetadata(
    id: "test_target_relinks_dependencies", group: .modules, summary: "product that a test target links a second time", severity: .warning,
    isOptIn: true, since: "0.1.0", fixes: .sometimes, interest: .facts([.Package]),
    explanation: #"""
      ## What it does

      Reports a product of another package that a test target depends on, although a target that it tests already links it. Opt-in.

      ## Why is this bad?

      In a test bundle that Xcode loads into its app, a static library that both link is there twice. Each copy has dependencies of
      its own, so that an override in the test changes the one copy, and the code under test reads the other.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0")],
        targets: [
          .target(name: "Basket", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .testTarget(name: "BasketTests", dependencies: ["Basket", .product(name: "Dependencies", package: "swift-dependencies")]),
        ]
      )
      // Sources/Basket/Basket.swift
      import Dependencies

      public struct Basket {}
      // Tests/BasketTests/BasketTests.swift
      import Basket
      import Dependencies
      import Testing
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0")],
        targets: [
          .target(name: "Basket", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .testTarget(name: "BasketTests", dependencies: ["Basket"]),
        ]
      )
      // Sources/Basket/Basket.swift
      import Dependencies

      public struct Basket {}
      // Tests/BasketTests/BasketTests.swift
      import Basket
      import Dependencies
      import Testing
      ```

      ## Limits

      It needs the package graph. `swift test` builds one program for all tests, which has everything once: the rule is for packages
      whose tests run inside an app. Products that only serve tests are left alone.

      ## Disable it

      It is off unless it is configured.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let package = pass.manifest, let linkage = pass.project.linkage else { return }
    for module in linkage.graph.modules where module.package == package && module.kind == .test {
      for edge in linkage.graph.edges(of: module.id) {
        guard case .external(let product) = edge.to, let place = edge.place, !isForTests(linkage.graph[product].name),
          let tested = subject(of: module.id, thatLinks: edge.to, linkage)
        else { continue }
        let fix = ManifestEdits.removal(of: place, pass).map { Fix(title: "delete the dependency", applicability: .unsafe, edits: [$0]) }
        let message = Finding.Message.links(module.name, linkage.graph[product].name, tested)
        var finding = pass.finding(Self.metadata, at: place, message.text, fixes: fix.map { [$0] } ?? [])
        finding.target = module.name
        report(finding)
      }
    }
  }

  private func isForTests(_ product: String) -> Bool {
    ["TestSupport", "Testing", "Mocks", "TestUtils", "TestHelpers"].contains { product.hasSuffix($0) } || product == "XCTest"
  }

  /// A target of the project that the tests depend on and that links the product.
  private func subject(of test: ModuleID, thatLinks node: ModuleGraph.Node, _ linkage: Linkage) -> String? {
    for edge in linkage.graph.edges(of: test) {
      guard case .module(let id) = edge.to, linkage.graph.links(id, node),
        !Linkage.isTestSupportName(linkage.graph[id].name)
      else { continue }
      return linkage.graph[id].name
    }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func links(_ test: String, _ product: String, _ tested: String) -> Self {
    Self("test target '\(test)' links '\(product)', which '\(tested)' already brings: in a bundle inside an app it is there twice, with overrides of its own")
  }
}
