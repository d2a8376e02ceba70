/// Answers of `needs` as JSON.
package enum NeedsJSON {
  /// - Parameters:
  ///   - tool: name and version.
  ///   - members: the answers, by what they are about.
  package static func document(tool: (name: String, version: String), _ members: [JSONText.Member]) -> JSONText {
    .object([
      JSONText.Member("schemaVersion", 1),
      JSONText.Member("tool", ["name": .string(tool.name), "version": .string(tool.version)]),
    ] + members)
  }

  package static func subject(_ needs: SubjectNeeds) -> JSONText {
    .object(members(of: needs) + [
      JSONText.Member(
        "children",
        .array(needs.children.map { child in
          .object(members(of: child.needs) + [JSONText.Member("namedAt", place(child.namedAt))])
        }))
    ])
  }

  private static func members(of needs: SubjectNeeds) -> [JSONText.Member] {
    [
      JSONText.Member("name", .string(needs.name)),
      JSONText.Member("kind", .string(needs.kind.rawValue)),
      JSONText.Member("target", .optional(needs.target)),
      JSONText.Member("place", place(needs.place)),
      JSONText.Member("needs", .array(needs.uses.map(use))),
      JSONText.Member(
        "inputs",
        .array(needs.inputs.map { ["name": .string($0.name), "type": .string($0.type), "place": place($0.place)] })),
      JSONText.Member(
        "world",
        .array(needs.reads.map { read in
          [
            "spelling": .string(read.spelling), "actions": strings(read.actions), "member": .string(read.member), "place": place(read.place),
          ]
        })),
    ]
  }

  static func use(_ use: NeededEndpoint) -> JSONText {
    [
      "dependency": .string(use.dependency.name), "isBuiltIn": .bool(use.dependency.isBuiltIn),
      "endpoint": use.member.isEmpty ? .null : .string(use.member), "isHandedOn": .bool(use.isHandedOn), "method": .optional(use.method),
      "actions": strings(use.actions), "members": strings(use.members), "place": place(use.place),
    ]
  }

  static func strings(_ strings: [String]) -> JSONText { .array(strings.map(JSONText.string)) }

  static func place(_ place: NeedsPlace) -> JSONText { ["path": .string(place.path), "line": .integer(place.line)] }
}
