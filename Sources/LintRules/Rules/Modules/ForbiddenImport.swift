import SwiftLexer

/// Reports what the project's own layers forbid.
package struct ForbiddenImport: Rule {
  package static let metadata = RuleMetadata(
    id: "forbidden_import", group: .modules, summary: "import that the project's layers forbid", severity: .error,
    since: "0.1.0", fixes: .none, interest: .facts([.Package]),
    explanation: #"""
      ## What it does

      Reports each import, and each dependency in `Package.swift` that no import shows, that `modules.rules` of the
      configuration forbids. A rule there names the modules that depend (`from`), what they must not depend on (`to`), what of
      that is allowed all the same (`except`), and why (`reason`), which is shown with each finding:

      ```yaml
      modules:
        rules:
          - {from: "*Client", to: "*Feature", reason: "clients know no screens"}
          - {from: "*", to: UIKit, except: [], reason: "this package is built for servers, too"}
      ```

      `to` may name modules, products of other packages and system frameworks. Of several rules the first that matches both
      modules counts, also where it makes an exception. A pattern that matches no module is an error of the configuration.

      ## Why is this bad?

      It is what you said. A layer that only people watch over is broken on the day when nobody looks, and the import that
      breaks it is copied from then on.

      ## Example

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Garden",
        targets: [
          .target(name: "Beds", dependencies: ["BedsScreen"]),
          .target(name: "BedsScreen"),
        ]
      )
      // Sources/Beds/Beds.swift
      import BedsScreen

      public struct Beds {}
      // Sources/BedsScreen/Screen.swift
      public struct Screen {}
      // .deplint.yml
      modules:
        rules: [{from: Beds, to: "*Screen", reason: models know no screens}]
      ```

      ## Use instead

      ```swift
      // Package.swift
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Garden",
        targets: [
          .target(name: "Beds"),
          .target(name: "BedsScreen", dependencies: ["Beds"]),
        ]
      )
      // Sources/Beds/Beds.swift
      public struct Beds {}
      // Sources/BedsScreen/Screen.swift
      import Beds

      public struct Screen {}
      // .deplint.yml
      modules:
        rules: [{from: Beds, to: "*Screen", reason: models know no screens}]
      ```

      ## Limits

      It needs the package graph to know which module a file is in. Only what a target itself imports or declares counts, not
      what it reaches through others.

      ## Disable it

      Add the module to `except` of its rule, which says it for all, or put a comment at the import.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let linkage = pass.project.linkage, !linkage.layers.isEmpty else { return }
    let module = pass.facts.module
    if linkage.graph.declares(module) {
      for item in pass.facts.imports {
        guard let ban = linkage.ban(onImport: item.module, in: module) else { continue }
        report(
          pass.finding(
            Self.metadata, at: item.range,
            Finding.Message.imports(linkage.graph[module].name, item.module, ban, isImport: true).text))
      }
    }
    if let package = pass.manifest { checkManifest(package, pass, linkage, report) }
  }

  /// Dependencies that no import shows.
  private func checkManifest(_ package: Int, _ pass: borrowing Pass, _ linkage: Linkage, _ report: (Finding) -> Void) {
    for module in linkage.graph.modules where module.package == package {
      var seen: Set<Int> = []
      for edge in linkage.graph.edges(of: module.id) {
        guard let ban = linkage.ban(on: edge.to, in: module.id), linkage.imports(of: edge.to, in: module.id).isEmpty,
          seen.insert(edge.declaration).inserted
        else { continue }
        let message = Finding.Message.imports(module.name, linkage.graph.name(of: edge.to), ban, isImport: false)
        var finding = pass.finding(Self.metadata, at: linkage.graph.place(of: edge).range, message.text)
        finding.target = module.name
        report(finding)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func imports(_ module: String, _ name: String, _ ban: ModuleSettings.LayerRule, isImport: Bool) -> Self {
    let verb = isImport ? "imports" : "depends on"
    let reason = ban.reason.map { OneLine.text($0) } ?? ""
    let why = reason.isEmpty ? "'modules.rules' forbids it (line \(ban.from.place.line) of the configuration)" : reason
    return Self("module '\(module)' \(verb) '\(name)', which its layer must not use: \(why)")
  }
}

/// A sentence of the configuration as a part of a message.
private enum OneLine {
  /// Blanks for line ends, single quotes for double ones, no final period.
  static func text(_ sentence: String) -> String {
    var text = sentence.split { $0.isWhitespace }.joined(separator: " ")
    text = String(text.map { $0 == "\"" || $0 == "`" ? "'" : $0 })
    while let last = text.last, last == "." || last == "!" { text.removeLast() }
    return text
  }
}
