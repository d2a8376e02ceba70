import SwiftLexer

/// Reports what an interface module links of the live world: at the import, or at the dependency in the manifest that brings it.
package struct HeavyImportInInterface: Rule {
  package static let metadata = RuleMetadata(
    id: "heavy_import_in_interface", group: .modules, summary: "live world behind an interface module", severity: .error,
    since: "0.1.0", fixes: .none, interest: .facts([.Package]),
    explanation: #"""
      ## What it does

      Looks at interface modules: those that declare a client and its test value, while the live value stands in another
      module. Reports each import of a heavy module there: a database, a network stack, an SDK, a live module of the project.
      Also reports the dependency in `Package.swift` over which such a module is linked without an import.

      What is an interface or a live module is told from the conformances, not from names. Heavy products of other packages
      are on a list that ships with deplint, by package *and* product; `modules.heavy` and `modules.light` add to it.

      ## Why is this bad?

      A client is split in two so that features, their tests and their previews need the interface alone. One import takes
      that back: all who use the client build the SDK again, start it in previews, and wait for it in tests. Nothing fails,
      so nobody notices until builds are slow.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Notes",
        dependencies: [
          .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
          .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
        ],
        targets: [
          .target(
            name: "NotesClient",
            dependencies: [
              .product(name: "Dependencies", package: "swift-dependencies"),
              .product(name: "GRDB", package: "GRDB.swift"),
            ]
          ),
          .target(name: "NotesClientLive", dependencies: ["NotesClient"]),
        ]
      )
      // Sources/NotesClient/NotesClient.swift
      import Dependencies
      import GRDB

      public struct NotesClient: Sendable {
        public var notes: @Sendable (DatabaseQueue) async throws -> [String]
      }
      extension NotesClient: TestDependencyKey {
        public static let testValue = Self(notes: unimplemented("NotesClient.notes"))
      }
      // Sources/NotesClientLive/Live.swift
      import Dependencies
      import NotesClient

      extension NotesClient: DependencyKey {
        public static let liveValue = Self(notes: { queue in try await queue.notes() })
      }
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Notes",
        dependencies: [
          .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
          .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
        ],
        targets: [
          .target(
            name: "NotesClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
          .target(
            name: "NotesClientLive", dependencies: ["NotesClient", .product(name: "GRDB", package: "GRDB.swift")]),
        ]
      )
      // Sources/NotesClient/NotesClient.swift
      import Dependencies

      public struct NotesClient: Sendable {
        public var notes: @Sendable () async throws -> [String]
      }
      extension NotesClient: TestDependencyKey {
        public static let testValue = Self(notes: unimplemented("NotesClient.notes"))
      }
      // Sources/NotesClientLive/Live.swift
      import Dependencies
      import GRDB
      import NotesClient

      extension NotesClient: DependencyKey {
        public static let liveValue = Self(notes: { try await DatabaseQueue().notes() })
      }
      ```

      ## Limits

      It needs the package graph: without one it does not run, and the report says so. What lies behind other packages is out
      of view. An import under `#if canImport(…)` is a note. `internal import` and `@_implementationOnly` hide a module from
      the compiler's callers, not from the linker, so they count. Macros and plugins do not: they run in the compiler.

      ## Disable it

      Name the module in `modules.light` if linking it costs nothing, or the interface in none of the roles: a comment at the
      import says it for one place.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let linkage = pass.project.linkage else { return }
    if linkage.graph.declares(pass.facts.module), linkage.roles[pass.facts.module] == .interface {
      checkImports(pass, linkage, report)
    }
    if let package = pass.manifest { checkManifest(package, pass, linkage, report) }
  }

  // MARK: Imports

  private func checkImports(_ pass: borrowing Pass, _ linkage: Linkage, _ report: (Finding) -> Void) {
    let module = pass.facts.module
    for item in pass.facts.imports {
      guard let node = linkage.node(importedAs: item.module, in: module), let burden = linkage.burden(of: node),
        linkage.ban(onImport: item.module, in: module) == nil
      else { continue }
      let interface = linkage.graph[module].name
      let wayOut = wayOut(node, pass, linkage)
      let message = Finding.Message.imports(interface, item.module, burden.noun, isHidden: item.isHidden, wayOut)
      var notes = [reason(of: module, linkage)].compactMap { $0 }
      if let edge = linkage.graph.edges(of: module).first(where: { $0.to == node }) {
        let place = linkage.graph.place(of: edge)
        notes.append(Note(path: place.path, range: place.range, message: "the target's dependency"))
      }
      var finding = pass.finding(
        Self.metadata, severity: item.isUnderCanImport ? .note : .error, at: item.range, message.text, notes: notes)
      finding.chain = [interface, linkage.graph.name(of: node)]
      report(finding)
    }
  }

  /// What to do: by whether the types of the client's endpoints need the module.
  private func wayOut(_ node: ModuleGraph.Node, _ pass: borrowing Pass, _ linkage: Linkage) -> Finding.Message.WayOut {
    let project = pass.project
    let live = linkage.roles.splits.first { $0.interface == pass.facts.module }?.live.first.map { linkage.graph[$0].name }
    for type in pass.facts.types {
      for name in type.endpointTypes {
        let declared = project.types(named: name, seenBy: pass.facts.module).map { project[$0].module }
        let isNeeded =
          if case .module(let heavy) = node {
            declared.contains(heavy)
          } else {
            declared.isEmpty && !SystemTypes.names.contains(name) && !isDeclaredWithin(name, type, pass)
          }
        if isNeeded { return .wrap(name) }
      }
    }
    let keys = Set(linkage.facts.keys.map(\.name)).union(["DependencyValues"])
    var names: [String] = []
    for type in pass.facts.types where type.scope.isEmpty && type.endpointTypes.isEmpty && !keys.contains(type.name) {
      if !names.contains(type.name) { names.append(type.name) }
    }
    return .move(names, to: live)
  }

  /// A type nested in the client, or in another type of the file.
  private func isDeclaredWithin(_ name: String, _ type: TypeFact, _ pass: borrowing Pass) -> Bool {
    guard let file = pass.fileIndex else { return false }
    return pass.project.resolve(name, scope: type.name, file: file) != .external
  }

  private func reason(of module: ModuleID, _ linkage: Linkage) -> Note? {
    guard let reason = linkage.roles.reason(of: module), let place = reason.place else { return nil }
    return Note(
      path: place.path, range: place.range, message: "'\(linkage.graph[module].name)' is an interface module: \(reason.reason)")
  }

  // MARK: Manifests

  /// Heavy nodes that are linked over one edge, and the interfaces that link them over it.
  private struct Group {
    var edge: ModuleGraph.Edge
    var reaches: [Linkage.Reach]
  }

  private func checkManifest(_ package: Int, _ pass: borrowing Pass, _ linkage: Linkage, _ report: (Finding) -> Void) {
    for group in groups(linkage) where linkage.graph[group.edge.from].package == package {
      let first = group.reaches[0]
      let interfaces = names(group.reaches.map { linkage.graph[$0.interface].name })
      let heavy = names(group.reaches.map { linkage.graph.name(of: $0.node) })
      let message: Finding.Message =
        if first.chain.count > 1 {
          .links(
            interfaces, heavy, first.burden.noun, by: linkage.graph[group.edge.from].name, isOnlyWay: !first.freeing.isEmpty)
        } else if let product = linkage.usedProduct(of: group.edge) {
          .brings(interfaces[0], heavy, first.burden.noun, by: product)
        } else {
          .declares(interfaces[0], heavy, first.burden.noun)
        }
      var finding = pass.finding(
        Self.metadata, at: linkage.graph.place(of: group.edge).range, message.text, notes: notes(group, linkage))
      finding.target = linkage.graph[group.edge.from].name
      if first.chain.count > 1 { finding.links = linkage.links(first.chain, freeing: first.freeing) }
      finding.chain = [linkage.graph[first.interface].name] + first.chain.map { linkage.graph.name(of: $0.to) }
      report(finding)
    }
  }

  /// Reaches that no import of the interface itself shows, by the last edge that frees them.
  private func groups(_ linkage: Linkage) -> [Group] {
    var groups: [Group] = []
    for module in linkage.graph.modules {
      for reach in linkage.reaches[module.id] ?? [] where linkage.imports(of: reach.node, in: module.id).isEmpty {
        if reach.chain.count == 1, linkage.ban(on: reach.node, in: module.id) != nil { continue }
        guard let edge = reach.freeing.last ?? reach.chain.first else { continue }
        if let index = groups.firstIndex(where: { $0.edge.from == edge.from && $0.edge.declaration == edge.declaration }) {
          groups[index].reaches.append(reach)
        } else {
          groups.append(Group(edge: edge, reaches: [reach]))
        }
      }
    }
    return groups
  }

  private func notes(_ group: Group, _ linkage: Linkage) -> [Note] {
    var notes = [reason(of: group.reaches[0].interface, linkage)].compactMap { $0 }
    guard group.reaches[0].chain.count > 1 else { return notes }
    for edge in group.reaches[0].chain {
      let place = linkage.graph.place(of: edge)
      let isFreeing = group.reaches[0].freeing.contains { $0.from == edge.from && $0.declaration == edge.declaration }
      let text = "'\(linkage.graph[edge.from].name)' depends on '\(linkage.graph.name(of: edge.to))'"
      notes.append(
        Note(path: place.path, range: place.range, message: isFreeing ? text + "; without this it would not be linked" : text))
    }
    return notes
  }

  private func names(_ names: [String]) -> [String] { names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}

extension Finding.Message {
  fileprivate enum WayOut {
    /// The endpoints' types name it.
    case wrap(String)
    /// Only bodies need it.
    case move([String], to: String?)
  }

  fileprivate static func imports(_ interface: String, _ module: String, _ noun: String, isHidden: Bool, _ wayOut: WayOut)
    -> Self
  {
    let linked = isHidden ? "hidden or not, all who use the client link it" : "all who use the client then link it"
    let advice: String
    switch wayOut {
    case .wrap(let name): advice = "the signature needs '\(name)': wrap it in a type of the interface"
    case .move(let names, let live):
      let what = names.isEmpty ? "what uses it" : names.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
      let home = live.map { "'\($0)'" } ?? "the live module"
      advice = "no signature needs it: move \(what) to \(home)"
    }
    return Self("interface module '\(interface)' imports '\(module)' (\(noun)): \(linked); \(advice)")
  }

  fileprivate static func declares(_ interface: String, _ modules: [String], _ noun: String) -> Self {
    Self(
      "interface module '\(interface)' depends on \(QuotedNames.list(modules)) (\(noun)) and never imports it: all who use the client link it for nothing"
    )
  }

  fileprivate static func brings(_ interface: String, _ modules: [String], _ noun: String, by product: String) -> Self {
    Self(
      "interface module '\(interface)' links \(QuotedNames.list(modules)) (\(noun)) with the product '\(product)': all who use the client link it too"
    )
  }

  fileprivate static func links(_ interfaces: [String], _ modules: [String], _ noun: String, by last: String, isOnlyWay: Bool)
    -> Self
  {
    let subject =
      interfaces.count == 1 ? "interface module \(QuotedNames.list(interfaces)) links" : "interface modules \(QuotedNames.list(interfaces)) link"
    let way = isOnlyWay ? "over this dependency of '\(last)'" : "over this dependency of '\(last)' and others"
    return Self("\(subject) \(QuotedNames.list(modules)) (\(noun)) \(way): all who use the client link it too")
  }
}
