import SwiftLexer

/// Reports `@_exported import` of what brings a piece of the live world.
package struct HeavyModuleReexported: Rule {
  package static let metadata = RuleMetadata(
    id: "heavy_module_reexported", group: .modules, summary: "heavy module re-exported to every importer", severity: .warning,
    since: "0.1.0", fixes: .none, interest: .facts([]),
    explanation: #"""
      ## What it does

      Reports `@_exported import` of a heavy module: a database, a network stack, an SDK, a live module of the project. Live
      modules and the roots of the app may re-export what they like.

      ## Why is this bad?

      A re-export turns one module's dependency into everybody's. Whoever imports the module sees the SDK as if it was their
      own, uses it without an import that a reviewer could see, and can no longer be built or tested without it. Taking the
      re-export back later breaks all of them at once.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Ledger",
        dependencies: [.package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")],
        targets: [.target(name: "LedgerModels", dependencies: [.product(name: "GRDB", package: "GRDB.swift")])]
      )
      // Sources/LedgerModels/Entry.swift
      @_exported import GRDB

      public struct Entry {
        public var amount: Int
      }
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Ledger",
        dependencies: [.package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")],
        targets: [.target(name: "LedgerModels", dependencies: [.product(name: "GRDB", package: "GRDB.swift")])]
      )
      // Sources/LedgerModels/Entry.swift
      import GRDB

      public struct Entry {
        public var amount: Int
      }
      ```

      ## Limits

      It needs the package graph. `public import` re-exports nothing and is never reported. In an interface module the import
      itself is the problem, which `heavy_import_in_interface` reports. Macros, modules that only tests use, and packages that
      are themselves on the list of heavy ones are left alone.

      ## Disable it

      Put a comment at the import, or name the module in `modules.light`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let linkage = pass.project.linkage, linkage.graph.declares(pass.facts.module) else { return }
    let module = pass.facts.module
    for item in pass.facts.imports where item.isExported {
      guard isJudged(module, linkage), let node = linkage.node(importedAs: item.module, in: module),
        let burden = linkage.burden(of: node), linkage.ban(onImport: item.module, in: module) == nil
      else { continue }
      // `feature_links_live` has that import.
      if case .module(let live) = node, linkage.isSplitLive(live), linkage.mustNotLinkLive(module) { continue }
      var finding = pass.finding(
        Self.metadata, at: item.range,
        Finding.Message.reexports(linkage.graph[module].name, item.module, burden.noun).text)
      finding.chain = [linkage.graph[module].name, linkage.graph.name(of: node)]
      report(finding)
    }
  }

  private func isJudged(_ id: ModuleID, _ linkage: Linkage) -> Bool {
    let module = linkage.graph[id]
    guard module.kind == .regular, !Linkage.isTestSupportName(module.name), !linkage.servesOnlyTests(id) else { return false }
    let package = linkage.graph.packages[module.package]
    let names = [package.name.lowercased(), PathText.lastComponent(package.directory).lowercased()]
    if names.contains(where: WeightList.hasHeavyProduct(ofPackage:)) { return false }
    switch linkage.roles[id] {
    case .test, .live, .executable, .root, .interface: return false
    case .umbrella, .feature, .other: return true
    }
  }
}

extension Finding.Message {
  fileprivate static func reexports(_ module: String, _ name: String, _ noun: String) -> Self {
    Self(
      "'\(module)' re-exports '\(name)' (\(noun)): all who import '\(module)' use and link it without saying so; import it without '@_exported', and in each file that needs it"
    )
  }
}
