import SwiftLexer

/// Reports imports of modules that the target does not depend on.
package struct UndeclaredImport: Rule {
  package static let metadata = RuleMetadata(
    id: "undeclared_import", group: .modules, summary: "import of a module that the target does not depend on", severity: .warning,
    since: "0.1.0", fixes: .sometimes, options: [
      RuleOption(
        name: "include", kind: .list(allowed: ["transitive"]),
        summary: "with `transitive`, also imports of what only the target's dependencies depend on")
    ],
    interest: .facts([.Package]),
    explanation: #"""
      ## What it does

      Reports a target that imports a module of the project which it does not depend on, neither itself nor over what it depends
      on. It stands at the target's dependencies in `Package.swift`, with a note at the import. With the option
      `include: [transitive]` it also reports imports of modules that only the target's dependencies depend on.

      ## Why is this bad?

      It builds by luck: because something else in the same build needs that module, and because it is built in time. On a
      machine with more cores, in a preview, or when somebody builds or tests this target alone, it is "no such module", and
      nothing in the change that is under review explains it.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Prices"),
          .target(name: "Basket"),
        ]
      )
      // Sources/Prices/Price.swift
      public struct Price {}
      // Sources/Basket/Basket.swift
      import Prices

      public struct Basket {
        var prices: [Price]
      }
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
          .target(name: "Basket", dependencies: ["Prices"]),
        ]
      )
      // Sources/Prices/Price.swift
      public struct Price {}
      // Sources/Basket/Basket.swift
      import Prices

      public struct Basket {
        var prices: [Price]
      }
      ```

      ## Limits

      It needs the package graph. Only modules of the project's own packages are judged, and only in targets whose products of
      other packages are all known, because an unknown one may bring a module of that name. Left alone are names that Apple's
      frameworks or known packages have, imports under `canImport`, plugins, `@testable` imports of programs, and packages whose
      manifest may say something else on another host. The fix adds targets of the same package to a list that is written out.

      ## Disable it

      Put a comment at the target's dependencies, or leave the rule off for a package with `exclude`.
      """#)

  private let includesTransitive: Bool

  package init(options: RuleOptions) throws(ConfigurationError) {
    includesTransitive = options.contains("transitive", in: "include")
  }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let linkage = pass.project.linkage, let package = pass.manifest else { return }
    for module in linkage.graph.modules where module.package == package && isJudged(module, linkage) {
      let missing = linkage.undeclaredImports(of: module.id, includingTransitive: includesTransitive)
      guard let first = missing.first else { continue }
      let target = linkage.graph.place(of: module.id).range
      let names = missing.map { linkage.graph[$0.module].name }
      let isLuck = missing.contains { !$0.isLinked }
      let message = Finding.Message.imports(module.name, names, first.place.name, isLuck: isLuck)
      let notes = missing.map { item in
        Note(path: item.place.path, range: item.place.range, message: "'\(linkage.graph[item.module].name)' is imported here")
      }
      let own = missing.filter { linkage.graph[$0.module].package == package }.map { "\"\(linkage.graph[$0.module].name)\"" }
      var fixes: [Fix] = []
      if !own.isEmpty,
        let edit = ManifestEdits.insertion(own.joined(separator: ", "), intoDependenciesOf: target, pass)
      {
        fixes = [Fix(title: "add \(own.map { "'\($0.dropFirst().dropLast())'" }.joined(separator: ", ")) to the dependencies", applicability: .safe, edits: [edit])]
      }
      let label = ManifestEdits.dependencies(of: target, pass)?.label
      var finding = pass.finding(Self.metadata, at: label ?? target, message.text, notes: notes, fixes: fixes)
      finding.target = module.name
      report(finding)
    }
  }

  private func isJudged(_ module: ModuleGraph.Module, _ linkage: Linkage) -> Bool {
    switch module.kind {
    case .regular, .executable, .test: break
    default: return false
    }
    return linkage.graph.isWholeOnAnyHost(module.id)
  }
}

extension Finding.Message {
  fileprivate static func imports(_ module: String, _ names: [String], _ first: String, isLuck: Bool) -> Self {
    let tail =
      isLuck ? "it builds only where something else has built that before; add it to the dependencies"
      : "it is there only as long as another dependency needs it; add it to the dependencies"
    return Self("target '\(module)' imports \(QuotedNames.list(names)) and does not depend on \(names.count == 1 ? "it" : "them"): \(tail)")
  }
}
