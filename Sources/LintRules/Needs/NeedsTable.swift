/// All reducers, models and other types with dependencies, with the number of what they need.
package struct NeedsTable {
  private let rows: [SubjectNeeds]
  /// Clients that a type may touch itself.
  private let limit: Int?

  package init(_ rows: [SubjectNeeds], limit: Int?) {
    // Those that need most stand first; of the others the order of the files stays.
    self.rows = rows.enumerated().sorted { ($1.element.clients.count, $0.offset) < ($0.element.clients.count, $1.offset) }.map(\.element)
    self.limit = limit
  }

  /// A type touches more clients than it may.
  package var isOverLimit: Bool { rows.contains(where: isOver) }

  private func isOver(_ needs: SubjectNeeds) -> Bool { limit.map { needs.clients.count > $0 } ?? false }

  package var lines: [String] {
    if rows.isEmpty { return ["No reducer, model or other type with dependencies is in view."] }
    let head = ["clients", "endpoints", "actions", "with children", "kind", "name", "place"]
    let cells = rows.map { needs in
      [
        "\(needs.clients.count)\(isOver(needs) ? " > \(limit ?? 0)" : "")", String(needs.endpoints.count), String(needs.actions.count),
        needs.children.isEmpty ? "" : String(Self.clients(ofFamily: needs)), needs.kind.rawValue, needs.name, needs.place.text,
      ]
    }
    return NeedsText.columns([head] + cells)
  }

  package var json: JSONText {
    .array(rows.map { needs in
      [
        "name": .string(needs.name), "kind": .string(needs.kind.rawValue), "target": .optional(needs.target), "place": NeedsJSON.place(needs.place),
        "clients": NeedsJSON.strings(needs.clients.map(\.name)), "endpoints": NeedsJSON.strings(needs.endpoints),
        "actions": NeedsJSON.strings(needs.actions), "clientsWithChildren": .integer(Self.clients(ofFamily: needs)),
        "isOverLimit": .bool(isOver(needs)),
      ]
    })
  }

  private static func clients(ofFamily needs: SubjectNeeds) -> Int {
    var result: [NeededDependency] = []
    for client in needs.family.flatMap(\.clients) where !result.contains(where: { $0.isSame(as: client) }) { result.append(client) }
    return result.count
  }
}

/// One reducer or model with its inputs, as a picture: what it is handed on the left, what it touches on the right.
package struct NeedsDrawing {
  private let needs: SubjectNeeds

  package init(_ needs: SubjectNeeds) { self.needs = needs }

  /// For a fenced block ` ```mermaid `, which GitHub draws. Lines without their ends.
  package var mermaid: [String] {
    let family = needs.family
    var lines = ["flowchart LR"]
    for (index, member) in family.enumerated() { lines.append("  s\(index)[\"\(member.name.escapedForMermaid)\"]:::subject") }
    for index in family.indices.dropFirst() { lines.append("  s0 --> s\(index)") }
    for (index, input) in needs.inputs.enumerated() {
      lines.append("  i\(index)([\"\("\(input.name): \(input.type)".escapedForMermaid)\"]):::input --> s0")
    }
    var dependencies: [(dependency: NeededDependency, endpoints: [String], users: [Int])] = []
    for (index, member) in family.enumerated() {
      for use in member.uses {
        let endpoint = use.isHandedOn ? "(handed on)" : use.member.isEmpty ? "()" : use.member
        guard let known = dependencies.firstIndex(where: { $0.dependency.isSame(as: use.dependency) }) else {
          dependencies.append((use.dependency, [endpoint], [index]))
          continue
        }
        if !dependencies[known].endpoints.contains(endpoint) { dependencies[known].endpoints.append(endpoint) }
        if dependencies[known].users.last != index { dependencies[known].users.append(index) }
      }
    }
    for (index, item) in dependencies.enumerated() {
      let text = ([item.dependency.name] + item.endpoints).map(\.escapedForMermaid).joined(separator: "<br/>")
      lines.append("  d\(index)[(\"\(text)\")]:::\(item.dependency.isBuiltIn ? "library" : "client")")
      lines += item.users.map { "  s\($0) --> d\(index)" }
    }
    var worlds: [String] = []
    for (index, member) in family.enumerated() {
      for read in member.reads where !worlds.contains("\(index) \(read.spelling)") {
        lines.append("  w\(worlds.count)[/\"\(read.spelling.escapedForMermaid)\"/]:::world")
        lines.append("  s\(index) -.-> w\(worlds.count)")
        worlds.append("\(index) \(read.spelling)")
      }
    }
    return lines + [
      "  classDef subject fill:#dbeafe,stroke:#1d4ed8,color:#111", "  classDef client fill:#dcfce7,stroke:#15803d,color:#111",
      "  classDef library fill:#f3f4f6,stroke:#6b7280,color:#111", "  classDef input fill:#fef9c3,stroke:#a16207,color:#111",
      "  classDef world fill:#fee2e2,stroke:#b91c1c,color:#111",
    ]
  }
}
