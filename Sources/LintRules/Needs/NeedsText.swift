/// What a reducer or model needs, in words. Lines without their ends.
package struct NeedsText {
  private let needs: SubjectNeeds

  package init(_ needs: SubjectNeeds) { self.needs = needs }

  package var lines: [String] {
    var lines = [head, summary]
    lines += Self.section(nil, Self.rows(of: needs))
    for child in needs.children where !child.needs.uses.isEmpty {
      lines += Self.section("Through its child '\(child.needs.name)' (\(child.namedAt.text)):", Self.rows(of: child.needs))
    }
    lines += Self.section("Handed to its initializer:", needs.inputs.map { ["\($0.name): \($0.type)", "", $0.place.text] })
    lines += Self.section("Asked of the world without a dependency:", needs.reads.map(Self.row))
    for child in needs.children where !child.needs.reads.isEmpty {
      lines += Self.section("Asked of the world by its child '\(child.needs.name)':", child.needs.reads.map(Self.row))
    }
    return lines
  }

  private var head: String {
    let kind = needs.kind == .type ? "a type with dependencies" : "a \(needs.kind.rawValue)"
    return "'\(needs.name)' is \(kind)\(needs.target.map { " of '\($0)'" } ?? "") (\(needs.place.text))"
  }

  private var summary: String {
    let family = needs.family
    var clients: [NeededDependency] = []
    var others: [NeededDependency] = []
    for dependency in family.flatMap(\.dependencies) {
      if dependency.isBuiltIn {
        if !others.contains(where: { $0.isSame(as: dependency) }) { others.append(dependency) }
      } else if !clients.contains(where: { $0.isSame(as: dependency) }) {
        clients.append(dependency)
      }
    }
    if clients.isEmpty, others.isEmpty { return "It touches no dependency." }
    let endpoints = Set(family.flatMap(\.endpoints)).count
    let parts = [
      clients.isEmpty ? nil : Self.count(clients.count, "client"),
      others.isEmpty ? nil : Self.count(others.count, "dependency of the library", "dependencies of the library"),
    ].compactMap { $0 }
    let children = needs.children.isEmpty ? "" : ", with \(Self.count(needs.children.count, "child", "children"))"
    return "It needs \(parts.joined(separator: " and ")): \(Self.count(endpoints, "endpoint"))\(children)."
  }

  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String { "\(count) \(count == 1 ? one : many ?? one + "s")" }

  // MARK: Rows

  /// A row for each endpoint and the actions that lead to it.
  private static func rows(of needs: SubjectNeeds) -> [[String]] {
    var rows: [(key: [String], places: [NeedsPlace])] = []
    for use in needs.uses {
      let text = use.isHandedOn ? "\(use.text) (handed on)" : use.method.map { "\(use.text) (by '\($0)')" } ?? use.text
      let key = [text, reason(use.actions, use.members.first ?? "")]
      if let index = rows.firstIndex(where: { $0.key == key }) {
        if !rows[index].places.contains(use.place) { rows[index].places.append(use.place) }
      } else {
        rows.append((key, [use.place]))
      }
    }
    return rows.map { $0.key + [places($0.places)] }
  }

  private static func row(_ read: SubjectNeeds.Read) -> [String] { [read.spelling, reason(read.actions, read.member), read.place.text] }

  /// What leads there: actions, else the function.
  private static func reason(_ actions: [String], _ member: String) -> String {
    if !actions.isEmpty { return "on " + actions.joined(separator: ", ") }
    return member.isEmpty || member == "body" ? "" : "in '\(member)'"
  }

  /// `A.swift:3, 9; B.swift:4`
  static func places(_ places: [NeedsPlace]) -> String {
    var paths: [String] = []
    for place in places where !paths.contains(place.path) { paths.append(place.path) }
    return paths.map { path in
      let lines = places.filter { $0.path == path }.map { String($0.line) }
      return "\(path):\(lines.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  /// A heading and rows in columns, an empty line before; nothing where there are no rows.
  static func section(_ title: String?, _ rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return [""] + (title.map { [$0] } ?? []) + columns(rows).map { "  \($0)" }
  }

  /// Rows of one length; a column that is wide is filled up to 40 only.
  static func columns(_ rows: [[String]]) -> [String] {
    guard let first = rows.first else { return [] }
    let widths = first.indices.map { column in min(40, rows.map { $0[column].count }.max() ?? 0) }
    return rows.map { row in
      var line = ""
      for (column, text) in row.enumerated() {
        if widths[column] == 0 { continue }
        if !line.isEmpty { line += "  " }
        line += text
        if column + 1 < row.count { line += String(repeating: " ", count: max(0, widths[column] - text.count)) }
      }
      while line.hasSuffix(" ") { line.removeLast() }
      return line
    }
  }
}
