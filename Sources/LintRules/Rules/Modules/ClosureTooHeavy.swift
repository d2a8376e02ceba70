import SwiftLexer

/// Reports targets that link more than the project has set as a limit.
package struct ClosureTooHeavy: Rule {
  package static let metadata = RuleMetadata(
    id: "closure_too_heavy", group: .modules, summary: "target that links more modules than the limit", severity: .warning,
    isOptIn: true, since: "0.1.0", fixes: .none, options: [
      RuleOption(name: "max_modules", kind: .integer(minimum: 0), summary: "how many modules and products a target may link; 50 by default"),
      RuleOption(name: "max_modules_feature", kind: .integer(minimum: 0), summary: "the limit for features"),
      RuleOption(name: "max_modules_interface", kind: .integer(minimum: 0), summary: "the limit for interface modules"),
      RuleOption(name: "max_modules_live", kind: .integer(minimum: 0), summary: "the limit for live modules"),
      RuleOption(name: "max_modules_other", kind: .integer(minimum: 0), summary: "the limit for targets without a role"),
      RuleOption(name: "max_modules_root", kind: .integer(minimum: 0), summary: "the limit for programs and roots"),
      RuleOption(name: "max_modules_test", kind: .integer(minimum: 0), summary: "the limit for test targets"),
    ],
    interest: .facts([.Package]),
    explanation: #"""
      ## What it does

      Counts what a target links over any number of edges: modules of the project and products of other packages. Reports targets with
      more than `max_modules` of them, or than the limit for their role (`max_modules_feature` and so on), and says which of its
      dependencies weighs most. Opt-in.

      ## Why is this bad?

      What a target links is built before it, on every clean build, and for every test and preview of it. A limit is a budget: it is
      raised on purpose, in a review, and not by an import that nobody noticed.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Shop",
        targets: [
          .target(name: "Prices"),
          .target(name: "Stock"),
          .target(name: "Basket", dependencies: ["Prices", "Stock"]),
        ]
      )
      // Sources/Prices/Price.swift
      public struct Price {}
      // Sources/Stock/Stock.swift
      public struct Stock {}
      // Sources/Basket/Basket.swift
      import Prices
      import Stock

      public struct Basket {}
      // .deplint.yml
      rules:
        closure_too_heavy: {severity: warning, max_modules: 1}
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
          .target(name: "Stock"),
          .target(name: "Basket", dependencies: ["Prices"]),
        ]
      )
      // Sources/Prices/Price.swift
      public struct Price {}
      // Sources/Stock/Stock.swift
      public struct Stock {}
      // Sources/Basket/Basket.swift
      import Prices

      public struct Basket {}
      // .deplint.yml
      rules:
        closure_too_heavy: {severity: warning, max_modules: 1}
      ```

      ## Limits

      It needs the package graph. What lies behind products of other packages is out of view and counts once for each product.

      ## Disable it

      It is off unless it is configured; raise the limit, or put a comment at the target's name.
      """#)

  private let limit: Int
  private let limits: [Roles.Role: Int]

  private static let roles: [Roles.Role] = [.test, .live, .interface, .root, .feature, .other]

  package init(options: RuleOptions) throws(ConfigurationError) {
    limit = options.integer("max_modules", default: 50)
    var limits: [Roles.Role: Int] = [:]
    for role in Self.roles {
      let limit = options.integer("max_modules_\(role.name)", default: -1)
      if limit >= 0 { limits[role] = limit }
    }
    self.limits = limits
  }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let package = pass.manifest, let linkage = pass.project.linkage else { return }
    for module in linkage.graph.modules where module.package == package {
      guard let role = budgetRole(linkage.roles[module.id]) else { continue }
      let limit = limits[role] ?? self.limit
      let closure = linkage.graph.closure(of: module.id)
      guard closure.count > limit else { continue }
      let weight = Self.weight(closure, linkage)
      var finding = pass.finding(
        Self.metadata, at: linkage.graph.place(of: module.id).range,
        Finding.Message.links(module.name, role.name, closure.count, weight, limit: limit).text,
        notes: heaviest(of: module.id, closure.count, linkage))
      finding.target = module.name
      report(finding)
    }
  }

  /// Programs count as roots.
  private func budgetRole(_ role: Roles.Role) -> Roles.Role? {
    switch role {
    case .executable: .root
    case .umbrella: nil
    default: role
    }
  }

  /// Modules of the project, packages of others, and source files of the former.
  private static func weight(_ closure: [ModuleGraph.Node], _ linkage: Linkage) -> (modules: Int, packages: Int, files: Int) {
    var weight = (modules: 0, packages: 0, files: 0)
    var packages: Set<String> = []
    for node in closure {
      switch node {
      case .module(let id):
        weight.modules += 1
        weight.files += linkage.graph[id].fileCount
      case .external(let id): packages.insert(linkage.graph[id].identity)
      }
    }
    weight.packages = packages.count
    return weight
  }

  /// The dependency without which the target would link the fewest.
  private func heaviest(of module: ModuleID, _ count: Int, _ linkage: Linkage) -> [Note] {
    var best: (edge: ModuleGraph.Edge, left: Int)?
    for edge in linkage.graph.edges(of: module) where linkage.graph.isLink(edge) {
      var left: Set<ModuleGraph.Node> = []
      for other in linkage.graph.edges(of: module) where other.declaration != edge.declaration && linkage.graph.isLink(other) {
        left.insert(other.to)
        if case .module(let id) = other.to { left.formUnion(linkage.graph.closure(of: id)) }
      }
      if left.count < best?.left ?? count { best = (edge, left.count) }
    }
    guard let best else { return [] }
    let place = linkage.graph.place(of: best.edge)
    let text = "without '\(linkage.graph.name(of: best.edge.to))' it would be \(best.left)"
    return [Note(path: place.path, range: place.range, message: text)]
  }
}

extension Finding.Message {
  fileprivate static func links(
    _ module: String, _ role: String, _ count: Int, _ weight: (modules: Int, packages: Int, files: Int), limit: Int
  ) -> Self {
    let parts = [(weight.modules, "module", "s"), (weight.packages, "external package", "s"), (weight.files, "file", "s")]
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : $0.2)" }.joined(separator: ", ")
    let kind = role == "other" ? "target" : role == "test" ? "test target" : role
    return Self("\(kind) '\(module)' links \(count) modules and products (\(parts)); the limit is \(limit)")
  }
}
