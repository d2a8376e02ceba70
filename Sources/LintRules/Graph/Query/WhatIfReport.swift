/// The closures of features and tests before and after changes that are thought through.
package struct WhatIfReport: Sendable {
  private let view: GraphView
  private let outcomes: [WhatIf.Outcome]
  private let removed: Set<Declared>
  private let moved: [Int: ModuleSize]

  package init(_ view: GraphView, _ outcomes: [WhatIf.Outcome]) {
    self.view = view
    self.outcomes = outcomes
    removed = outcomes.reduce(into: []) { $0.formUnion($1.removed) }
    moved = outcomes.reduce(into: [:]) { table, outcome in
      for (module, size) in outcome.moved {
        table[module] = ModuleSize(
          files: (table[module]?.files ?? 0) + size.files, lines: (table[module]?.lines ?? 0) + size.lines)
      }
    }
  }

  private struct Row {
    var module: ModuleID
    var before: ClosureWeight
    var after: ClosureWeight
  }

  /// Features, tests and interfaces, and the modules that change themselves.
  private var rows: [Row] {
    let changed = Set(removed.map(\.from)).union(moved.keys.map { ModuleID($0) })
    return view.graph.modules.compactMap { module in
      switch view.linkage.roles[module.id] {
      case .feature, .test, .interface: break
      default: if !changed.contains(module.id) { return nil }
      }
      return Row(
        module: module.id, before: view.weight(of: module.id),
        after: view.weight(of: module.id, without: removed, moved: moved))
    }
  }

  package var lines: [String] {
    var lines: [String] = []
    for outcome in outcomes {
      lines += (lines.isEmpty ? [] : [""]) + ["what if \(outcome.title)?"]
      let rows = outcome.steps.map { ["  " + $0.kind.words, $0.text, $0.spot.description] }
      lines += TextTable.lines(rows)
      lines += outcome.remarks.map { "  - \($0)" }
    }
    let rows = rows
    let changed = rows.filter { $0.before != $0.after }
    lines += ["", "what building each feature and test target compiles"]
    if changed.isEmpty { return lines + ["", "nothing changes for any of the \(rows.count) targets"] }
    var table = [["module", "role", "modules", "packages", "files", "lines"]]
    table += changed.map { row in
      [view.label(row.module), view.roleName(row.module)] + Self.changes(row.before, row.after)
    }
    lines += [""] + TextTable.lines(table, numbersFrom: 2)
    if rows.count > changed.count { lines += ["", "nothing changes for \(rows.count - changed.count) others"] }
    return lines
  }

  static func changes(_ before: ClosureWeight, _ after: ClosureWeight) -> [String] {
    [
      (before.modules, after.modules), (before.packages, after.packages), (before.files, after.files),
      (before.lines, after.lines),
    ].map { $0.0 == $0.1 ? "\($0.0)" : "\($0.0) -> \($0.1)" }
  }

  package var json: JSONText {
    [
      "schemaVersion": 1,
      "changes": .array(
        outcomes.map { outcome in
          [
            "title": .string(outcome.title),
            "steps": .array(
              outcome.steps.map { step in
                ["kind": .string(step.kind.rawValue), "text": .string(step.text), "place": GraphJSON.spot(step.spot)]
              }),
            "remarks": .array(outcome.remarks.map(JSONText.string)),
          ]
        }),
      "targets": .array(
        rows.map { row in
          [
            "name": .string(view.label(row.module)), "role": .string(view.roleName(row.module)),
            "before": GraphJSON.weight(row.before), "after": GraphJSON.weight(row.after),
          ]
        }),
    ]
  }
}

extension WhatIf.Step.Kind {
  /// What happens, before what it happens to.
  fileprivate var words: String {
    switch self {
    case .moveFile, .moveValue, .moveImport: "moves"
    case .moveDependency: "dependency moves"
    case .dropImport: "has to go"
    case .dropDependency: "dependency goes"
    }
  }
}
