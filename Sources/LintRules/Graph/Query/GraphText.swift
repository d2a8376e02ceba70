/// A graph in words: who depends on whom, why each module is what it is, and what it weighs. Lines without their ends.
package struct GraphText {
  private let view: GraphView
  private let shown: Set<ModuleGraph.Node>
  private let isEverything: Bool

  package init(_ view: GraphView, _ selection: GraphSelection = GraphSelection()) {
    self.view = view
    shown = view.selected(selection)
    isEverything = selection.isEverything
  }

  private var modules: [ModuleGraph.Module] { view.graph.modules.filter { shown.contains(.module($0.id)) } }

  // MARK: Dependencies

  /// Each module with its role and what it depends on, then the offences.
  package var dependencies: [String] {
    let modules = modules
    var lines = [summary]
    for (index, package) in view.graph.packages.enumerated() {
      let own = modules.filter { $0.package == index }
      if own.isEmpty { continue }
      lines += ["", package.manifestPath]
      let rows = own.map { module -> [String] in
        var seen: Set<ModuleGraph.Node> = []
        let names = view.graph.edges(of: module.id).map(\.to).filter { shown.contains($0) && seen.insert($0).inserted }
        return [view.label(module.id), view.roleName(module.id), names.map(view.label).joined(separator: ", ")]
      }
      lines += TextTable.lines(rows, indent: "  ", wrapsLast: true)
    }
    if !isEverything {
      let products = view.nodes.filter { if case .external = $0 { shown.contains($0) } else { false } }
      if !products.isEmpty {
        lines += ["", "other packages"]
        lines += TextTable.lines(products.map { [view.label($0), view.kind($0)] }, indent: "  ")
      }
    }
    return lines + offences
  }

  private var summary: String {
    let modules = modules
    var counts: [String: Int] = [:]
    for module in modules { counts[view.roleName(module.id), default: 0] += 1 }
    let roles = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    let packages = Set(modules.map(\.package)).count
    let head = "\(counted(modules.count, "module")) in \(counted(packages, "package"))"
    return roles.isEmpty ? head : "\(head): \(roles.joined(separator: ", "))"
  }

  // MARK: Offences

  /// What is to be cut, with the chains that it would free.
  private var offences: [String] {
    let offences = view.offences().filter { shown.contains(.module($0.chain.from)) && shown.contains($0.chain.to) }
    if offences.isEmpty { return isEverything ? ["", "no interface, feature or test links the live world"] : [] }
    var groups: [(cut: [Declared], offences: [Offence])] = []
    for offence in offences {
      let cut = offence.chain.cut.map(Declared.init)
      if let index = groups.firstIndex(where: { $0.cut == cut }) {
        groups[index].offences.append(offence)
      } else {
        groups.append((cut, [offence]))
      }
    }
    var lines = ["", "to cut: \(counted(groups.count, "place")), \(counted(offences.count, "module")) freed"]
    for group in groups {
      let first = group.offences[0]
      lines += ["", title(first)] + ChainText.lines(first.chain, view).map { "  " + $0 }
      let others = group.offences.dropFirst().map { view.label($0.chain.from) }
      if !others.isEmpty { lines.append("  over the same dependency: \(others.joined(separator: ", "))") }
    }
    return lines
  }

  private func title(_ offence: Offence) -> String {
    let from = view.label(offence.chain.from)
    let to = "'\(view.label(offence.chain.to))' (\(view.burden(offence.chain.to)))"
    switch offence.kind {
    case .heavyInterface: return "interface '\(from)' links \(to)"
    case .liveBelowApp: return "\(view.roleName(offence.chain.from)) '\(from)' links \(to)"
    case .liveInTest: return "test target '\(from)' links \(to)"
    }
  }

  // MARK: Roles

  package var roles: [String] {
    let rows = modules.map { module -> [String] in
      var reason = view.reason(of: module.id)
      if let place = view.linkage.roles.reason(of: module.id)?.place { reason += " (\(view.spot(place)))" }
      return [view.label(module.id), view.roleName(module.id), reason]
    }
    return TextTable.lines([["module", "role", "because"]] + rows, wrapsLast: true)
  }

  // MARK: Weights

  package var weights: [String] {
    let offences = view.offences()
    let cuts = view.cuts(of: offences)
    let weighed = modules.map { (module: $0, weight: view.weight(of: $0.id)) }
      .sorted { ($1.weight.lines, $0.module.id) < ($0.weight.lines, $1.module.id) }
    var rows = [["module", "role", "modules", "packages", "files", "lines"]]
    rows += weighed.map { entry in
      [view.label(entry.module.id), view.roleName(entry.module.id)] + columns(entry.weight)
    }
    var lines = ["what building each target compiles, itself included (Swift files in view)", ""]
    lines += TextTable.lines(rows, numbersFrom: 2)
    let tests = weighed.filter { view.graph.isTest($0.module.id) }
    guard !tests.isEmpty else { return lines }
    if cuts.isEmpty { return lines + ["", "no dependency is to be cut, so that tests compile no more than they have to"] }
    let changed = tests.map { (test: $0, after: view.weight(of: $0.module.id, without: cuts)) }
      .filter { $0.test.weight != $0.after }
    lines += ["", "with the \(counted(cuts.count, "dependency", "dependencies")) cut that 'deplint graph' lists"]
    if changed.isEmpty { return lines + ["", "no test target would compile less"] }
    var after = [["test target", "modules", "packages", "files", "lines"]]
    after += changed.map { entry in
      [view.label(entry.test.module.id)]
        + zip(columns(entry.test.weight), columns(entry.after)).map { $0 == $1 ? $0 : "\($0) -> \($1)" }
    }
    return lines + [""] + TextTable.lines(after, numbersFrom: 1)
  }

  private func columns(_ weight: ClosureWeight) -> [String] {
    [weight.modules, weight.packages, weight.files, weight.lines].map(String.init)
  }

  private func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
  }
}

extension GraphView {
  /// Why a node is heavy, else what it is.
  package func burden(_ node: ModuleGraph.Node) -> String { linkage.burden(of: node)?.noun ?? kind(node) }

  /// The fact that made a module what it is, as a sentence.
  package func reason(of id: ModuleID) -> String {
    if linkage.roles.reason(of: id) == nil {
      switch graph[id].kind {
      case .macro: return "it is a macro target"
      case .plugin: return "it is a plugin target"
      case .binary: return "it is a binary target"
      case .system: return "it is a system library"
      default: break
      }
    }
    return linkage.roles.explanation(of: id).reason
  }
}

/// A chain as a tree, with the places of every step.
package enum ChainText {
  package static func lines(_ chain: GraphChain, _ view: GraphView) -> [String] {
    var rows = [[view.label(chain.from), "", ""]]
    for (index, link) in chain.links.enumerated() {
      let indent = String(repeating: "   ", count: index) + "└─ "
      let cut = link.isCut ? "  <- cut here" : link.frees ? "  <- or here" : ""
      rows.append([
        indent + view.label(link.edge.to), link.manifest.description,
        (link.firstImport.map { "import at \($0)" } ?? "never imported") + cut,
      ])
    }
    var lines = TextTable.lines(rows)
    let shown = Set(chain.links.map { Declared($0.edge) })
    let others = chain.cut.filter { !shown.contains(Declared($0)) }
    if !others.isEmpty {
      lines.append("there are other ways: cut all \(chain.cut.count) of these")
      lines += chain.cut.map { "  \(view.label($0.from)) -> \(view.label($0.to))  \(view.manifestSpot($0))" }
    }
    return lines
  }
}

/// Columns of text.
enum TextTable {
  /// - Parameters:
  ///   - numbersFrom: columns from here on stand to the right.
  ///   - wrapsLast: the last column is broken at its blanks so that lines stay within 110 columns.
  static func lines(
    _ rows: [[String]], indent: String = "", numbersFrom: Int = .max, wrapsLast: Bool = false
  ) -> [String] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    var lines: [String] = []
    for row in rows {
      var line = indent
      for (column, cell) in row.enumerated() {
        if column > 0 { line += "  " }
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        if wrapsLast, column == row.count - 1 {
          let start = line.count
          let parts = wrapped(cell, width: max(40, 110 - start))
          line += parts[0]
          for part in parts.dropFirst() {
            lines.append(trimmed(line))
            line = String(repeating: " ", count: start) + part
          }
        } else {
          line += column >= numbersFrom ? padding + cell : cell + padding
        }
      }
      lines.append(trimmed(line))
    }
    return lines
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while line.utf8.last == UInt8(ascii: " ") { line.removeLast() }
    return line
  }

  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(word)
      } else {
        line += line.isEmpty ? String(word) : " \(word)"
      }
    }
    return lines + [line]
  }
}
