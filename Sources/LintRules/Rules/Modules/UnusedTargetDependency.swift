import SwiftLexer

/// Reports dependencies on modules of the project that the target never imports.
package struct UnusedTargetDependency: Rule {
  package static let metadata = RuleMetadata(
    id: "unused_target_dependency", group: .modules, summary: "declared dependency that no file of the target imports", severity: .note,
    since: "0.1.0", fixes: .sometimes, interest: .facts([.Package]),
    explanation: #"""
      ## What it does

      Reports a dependency on another target of the project, or on a product of one of its packages, that no source file of the
      target imports. The hint deletes it.

      ## Why is this bad?

      A dependency that nobody needs is still built first, and is still linked. Each one makes a chain longer, and is the edge over
      which a feature's tests wait for an SDK that they never use.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Prices"),
          .target(name: "Basket", dependencies: ["Prices"]),
          .testTarget(name: "BasketTests", dependencies: ["Basket"]),
        ]
      )
      // Sources/Prices/Price.swift
      public struct Price {}
      // Sources/Basket/Basket.swift
      import Foundation

      public struct Basket {}
      // Tests/BasketTests/BasketTests.swift
      import Basket
      import Testing
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Prices"),
          .target(name: "Basket"),
          .testTarget(name: "BasketTests", dependencies: ["Basket"]),
        ]
      )
      // Sources/Prices/Price.swift
      public struct Price {}
      // Sources/Basket/Basket.swift
      import Foundation

      public struct Basket {}
      // Tests/BasketTests/BasketTests.swift
      import Basket
      import Testing
      ```

      ## Limits

      It needs the package graph, and sees only files that are not excluded. Members of extensions are seen without an import, so
      a module that extends other modules' types is left alone, and one whose dependencies the target reads. So are live modules
      and those in `modules.link_only`, modules that are re-exported or re-export, roots, umbrellas, targets with plugins that
      write code, C, binary, macro and resource targets, and products of other packages, whose modules have names of their own.

      ## Disable it

      Name modules that are linked for what they register in `modules.link_only`, or put a comment at the dependency.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let linkage = pass.project.linkage, let package = pass.manifest else { return }
    for module in linkage.graph.modules where module.package == package && isJudged(module, pass, linkage) {
      var seen: Set<Int> = []
      for edge in linkage.graph.edges(of: module.id) where seen.insert(edge.declaration).inserted {
        guard let place = edge.place, linkage.isUnused(edge) else { continue }
        let name = edge.product ?? linkage.graph.name(of: edge.to)
        let fix = ManifestEdits.removal(of: place, pass).map {
          Fix(title: "delete the dependency", applicability: .unsafe, edits: [$0])
        }
        var finding = pass.finding(
          Self.metadata, at: place, Finding.Message.depends(module.name, name).text, fixes: fix.map { [$0] } ?? [])
        finding.target = module.name
        report(finding)
      }
    }
  }

  private func isJudged(_ module: ModuleGraph.Module, _ pass: borrowing Pass, _ linkage: Linkage) -> Bool {
    guard module.kind == .regular || module.kind == .test, module.plugins.isEmpty, module.fileCount > 0,
      !pass.project.incomplete.contains(module.id), linkage.graph.isWholeOnAnyHost(module.id)
    else { return false }
    switch linkage.roles[module.id] {
    case .root, .executable, .umbrella: return false
    case .test:
      // A placeholder imports nothing of the project.
      return linkage.importedNodes(of: module.id).contains { if case .module = $0 { true } else { false } }
    case .live, .interface, .feature, .other: return true
    }
  }
}

extension Finding.Message {
  fileprivate static func depends(_ module: String, _ name: String) -> Self {
    Self("target '\(module)' depends on '\(name)' and no file of it imports that: it is built and linked for nothing")
  }
}
