import SwiftLexer

/// Reports macros of swift-dependencies in a target that does not depend on the product with the macros.
package struct MacroProductMissing: Rule {
  package static let metadata = RuleMetadata(
    id: "macro_product_missing", group: .modules, summary: "dependency macro in a target without the macros' product",
    severity: .warning, since: "0.1.0", fixes: .none, interest: .facts([.DependencyClient, .DependencyEntry]),
    explanation: #"""
      ## What it does

      Reports the first `@DependencyClient` or `@DependencyEntry` of a target that depends, over any number of edges, neither
      on the product `DependenciesMacros` nor on `ComposableArchitecture`.

      ## Why is this bad?

      The macros are a product of their own, because they need SwiftSyntax. A target without it builds as long as another target
      of the same build happens to need it, and happens to be built first. Then somebody builds this target alone, for a preview
      or a test, and gets "no such module", or a macro that does not exist.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Clock",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0")],
        targets: [
          .target(name: "AlarmClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")])
        ]
      )
      // Sources/AlarmClient/AlarmClient.swift
      import Dependencies
      import DependenciesMacros

      @DependencyClient
      public struct AlarmClient: Sendable {
        public var ring: @Sendable () async -> Void
      }
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Clock",
        dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0")],
        targets: [
          .target(
            name: "AlarmClient",
            dependencies: [
              .product(name: "Dependencies", package: "swift-dependencies"),
              .product(name: "DependenciesMacros", package: "swift-dependencies"),
            ]
          )
        ]
      )
      // Sources/AlarmClient/AlarmClient.swift
      import Dependencies
      import DependenciesMacros

      @DependencyClient
      public struct AlarmClient: Sendable {
        public var ring: @Sendable () async -> Void
      }
      ```

      ## Limits

      It needs the package graph. A target that reaches a product nobody knows is left alone: that may bring the macros. So is
      a project with macros of these names of its own.

      ## Disable it

      Put a comment at the type.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let linkage = pass.project.linkage, linkage.graph.declares(pass.facts.module),
      let use = linkage.facts.modules[pass.facts.module.position].macroUse, use.path == pass.facts.path,
      !pass.project.isMacroShadowed(use.name, in: pass.facts), !pass.project.isLibrary(pass.facts.module)
    else { return }
    let module = pass.facts.module
    guard linkage.graph[module].kind != .macro, linkage.graph[module].kind != .plugin, !mayReachMacros(module, linkage) else {
      return
    }
    let message = Finding.Message.uses(use.name, linkage.graph[module].name)
    let place = linkage.graph.place(of: module)
    report(
      pass.finding(
        Self.metadata, at: use.range, message.text,
        notes: [Note(path: place.path, range: place.range, message: "the target's dependencies")]))
  }

  /// Products that bring the macros, and modules that are them.
  private static let bringers: Set<String> = [
    "DependenciesMacros", "ComposableArchitecture", "DependenciesAdditions", "DependenciesTestSupport",
  ]

  private func mayReachMacros(_ module: ModuleID, _ linkage: Linkage) -> Bool {
    if !linkage.graph.isWholeOnAnyHost(module) { return true }
    return linkage.graph.closure(of: module).contains { node in
      switch node {
      case .module(let id): Self.bringers.contains(linkage.graph[id].name)
      case .external(let id):
        Self.bringers.contains(linkage.graph[id].name) || !linkage.graph.isKnown(id) || Self.mayBring(linkage.graph[id])
      }
    }
  }

  /// Products that are built with swift-dependencies and may one day hand on its macros.
  private static func mayBring(_ product: ModuleGraph.ExternalProduct) -> Bool {
    ["swift-dependencies-additions", "sqlite-data", "sharing-grdb", "swift-composable-architecture"].contains(product.identity)
  }
}

extension Finding.Message {
  fileprivate static func uses(_ macro: String, _ module: String) -> Self {
    Self(
      "'@\(macro)' is used in '\(module)', which depends on neither 'DependenciesMacros' nor 'ComposableArchitecture': it builds only beside a target that does; add the product to its dependencies"
    )
  }
}
