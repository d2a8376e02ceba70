/// What two states of a graph are compared by; from a graph, or from what `deplint graph --format json` wrote.
package struct GraphSnapshot: Sendable, Equatable {
  package struct Module: Sendable, Equatable {
    package var name: String
    package var role: String
    package var weight: ClosureWeight
  }
  /// An edge or an offence.
  package struct Pair: Sendable, Hashable, Comparable {
    /// The rule of an offence; empty for an edge.
    package var rule = ""
    package var from: String
    package var to: String

    package static func < (lhs: Self, rhs: Self) -> Bool { (lhs.rule, lhs.from, lhs.to) < (rhs.rule, rhs.from, rhs.to) }
  }

  package var modules: [Module]
  package var edges: Set<Pair>
  package var offences: Set<Pair>

  package init(_ view: GraphView) {
    modules = view.graph.modules.map { module in
      Module(name: view.label(module.id), role: view.roleName(module.id), weight: view.weight(of: module.id))
    }
    edges = Set(view.graph.edges.map { Pair(from: view.label($0.from), to: view.label($0.to)) })
    offences = Set(
      view.offences().map { Pair(rule: $0.kind.rule, from: view.label($0.chain.from), to: view.label($0.chain.to)) })
  }

  /// `nil` for bytes that are no such document.
  package init?(json bytes: [UInt8]) {
    guard let document = JSONValue(bytes), let modules = document["modules"]?.array, let edges = document["edges"]?.array,
      let offences = document["offences"]?.array
    else { return nil }
    self.modules = []
    for value in modules {
      guard let name = value["name"]?.string, let role = value["role"]?.string, let weight = ClosureWeight(value["weight"])
      else { return nil }
      self.modules.append(Module(name: name, role: role, weight: weight))
    }
    var tables: [Set<Pair>] = []
    for (list, hasRule) in [(edges, false), (offences, true)] {
      var pairs: Set<Pair> = []
      for value in list {
        guard let from = value["from"]?.string, let to = value["to"]?.string else { return nil }
        pairs.insert(Pair(rule: hasRule ? value["rule"]?.string ?? "" : "", from: from, to: to))
      }
      tables.append(pairs)
    }
    self.edges = tables[0]
    self.offences = tables[1]
  }
}

extension ClosureWeight {
  fileprivate init?(_ json: JSONValue?) {
    func number(_ name: String) -> Int? { if case .number(let digits)? = json?[name] { Int(digits) } else { nil } }
    guard let modules = number("modules"), let packages = number("packages"), let files = number("files"),
      let lines = number("lines")
    else { return nil }
    self.init(modules: modules, packages: packages, files: files, lines: lines)
  }
}

/// What changed from one state to another.
package struct GraphDifference: Sendable {
  private let before: GraphSnapshot
  private let after: GraphSnapshot

  package init(from before: GraphSnapshot, to after: GraphSnapshot) {
    self.before = before
    self.after = after
  }

  private enum Mark: String { case added = "+", removed = "-", changed = "~" }

  private var oldModules: [String: GraphSnapshot.Module] { Self.byName(before) }

  private static func byName(_ snapshot: GraphSnapshot) -> [String: GraphSnapshot.Module] {
    Dictionary(snapshot.modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// - Parameter name: what the earlier state is called.
  package func lines(against name: String) -> [String] {
    var sections: [(title: String, lines: [String])] = []
    sections.append(("modules", moduleLines))
    sections.append(("dependencies", pairLines(before.edges, after.edges)))
    sections.append(("to cut", pairLines(before.offences, after.offences)))
    sections.append(("what building each target compiles", weightLines))
    let told = sections.filter { !$0.lines.isEmpty }
    if told.isEmpty { return ["the graph is the same as that of \(name)"] }
    var lines = ["compared with \(name)"]
    for section in told { lines += ["", section.title] + section.lines }
    return lines
  }

  private var moduleLines: [String] {
    let old = oldModules
    let new = Self.byName(after)
    var rows: [[String]] = []
    for name in Set(old.keys).union(new.keys).sorted() {
      switch (old[name], new[name]) {
      case (nil, let added?): rows.append(["  +", name, added.role])
      case (let removed?, nil): rows.append(["  -", name, removed.role])
      case (let old?, let new?) where old.role != new.role: rows.append(["  ~", name, "\(old.role) -> \(new.role)"])
      default: continue
      }
    }
    return TextTable.lines(rows)
  }

  private func pairLines(_ before: Set<GraphSnapshot.Pair>, _ after: Set<GraphSnapshot.Pair>) -> [String] {
    func rows(_ pairs: Set<GraphSnapshot.Pair>, _ mark: Mark) -> [[String]] {
      pairs.sorted().map { ["  \(mark.rawValue)", "\($0.from) -> \($0.to)", $0.rule] }
    }
    return TextTable.lines(rows(after.subtracting(before), .added) + rows(before.subtracting(after), .removed))
  }

  private var weightLines: [String] {
    let old = oldModules
    var rows = [["  module", "role", "modules", "packages", "files", "lines"]]
    for module in after.modules {
      guard let before = old[module.name], before.weight != module.weight else { continue }
      rows.append(["  " + module.name, module.role] + WhatIfReport.changes(before.weight, module.weight))
    }
    return rows.count == 1 ? [] : TextTable.lines(rows, numbersFrom: 2)
  }

  package var json: JSONText {
    let old = oldModules
    let new = Self.byName(after)
    func pairs(_ pairs: Set<GraphSnapshot.Pair>) -> JSONText {
      .array(
        pairs.sorted().map { pair in
          let ends: [JSONText.Member] = [.init("from", .string(pair.from)), .init("to", .string(pair.to))]
          return .object(pair.rule.isEmpty ? ends : [.init("rule", .string(pair.rule))] + ends)
        })
    }
    return [
      "schemaVersion": 1,
      "modulesAdded": .array(after.modules.filter { old[$0.name] == nil }.map { .string($0.name) }),
      "modulesRemoved": .array(before.modules.filter { new[$0.name] == nil }.map { .string($0.name) }),
      "edgesAdded": pairs(after.edges.subtracting(before.edges)),
      "edgesRemoved": pairs(before.edges.subtracting(after.edges)),
      "offencesAdded": pairs(after.offences.subtracting(before.offences)),
      "offencesRemoved": pairs(before.offences.subtracting(after.offences)),
      "targets": .array(
        after.modules.compactMap { module in
          guard let before = old[module.name], before.weight != module.weight || before.role != module.role else { return nil }
          return [
            "name": .string(module.name), "roleBefore": .string(before.role), "role": .string(module.role),
            "before": GraphJSON.weight(before.weight), "after": GraphJSON.weight(module.weight),
          ]
        }),
    ]
  }
}
