/// What a test declares against what its subjects need, in words and as JSON.
package struct TestNeedsText {
  private let test: TestNeeds

  package init(_ test: TestNeeds) { self.test = test }

  package var lines: [String] {
    let names = test.subjects.map { "'\($0.name)'" }
    var lines = ["'\(test.name)' is a test\(names.isEmpty ? "" : " of \(names.joined(separator: ", "))") (\(test.place.text))"]
    lines += test.remarks.map { "Not all can be told: \($0)." }
    let missing = test.needs.filter { !$0.isDeclared && $0.reach == .reached }
    lines += section("Missing, and fails the test where it gets there (the test value reports):", missing.filter { $0.answer == .reports })
    lines += section("Missing, without a test value (the library reports it, and runs it live):", missing.filter { $0.answer == .live })
    lines += section("Missing, and green only because the test value answers:", missing.filter(\.isQuiet))
    lines += section("Missing; what the test value does cannot be told:", missing.filter { $0.answer == .unknown })
    lines += section("Missing, if the test gets there, which its actions do not say:", test.needs.filter { !$0.isDeclared && $0.reach == .possible })
    lines += NeedsText.section("Overridden, and touched by no code in view:", test.declared.filter(\.isSuperfluous).map { [$0.text, $0.place.text] })
    lines += NeedsText.section("Overridden with the live value:", test.declared.filter(\.isLive).map { [$0.text, $0.place.text] })
    let unreached = Set(test.needs.filter { !$0.isDeclared && $0.reach == .notReached }.map(\.use.text)).count
    let used = test.declared.filter { !$0.isSuperfluous }.count
    var rest: [String] = []
    if used > 0 { rest.append("\(NeedsText.count(used, "override")) \(used == 1 ? "is" : "are") of use.") }
    if unreached > 0 { rest.append("What it does leads to none of \(NeedsText.count(unreached, "other endpoint")) of its subjects.") }
    if test.needs.isEmpty, !test.subjects.isEmpty { rest.append("Its subjects touch no dependency.") }
    return lines + (rest.isEmpty ? [] : [""] + rest)
  }

  private func section(_ title: String, _ needs: [TestNeeds.Need]) -> [String] {
    var rows: [(key: [String], places: [NeedsPlace], answer: String)] = []
    for need in needs {
      let reason = need.use.actions.isEmpty ? "in '\(need.use.members.first ?? "")'" : "on " + need.use.actions.joined(separator: ", ")
      let key = [need.use.text, "'\(need.owner)' \(reason)"]
      var answer = ""
      if case .complacent(let place?) = need.answer { answer = "; answered at \(place.text)" }
      if let index = rows.firstIndex(where: { $0.key == key }) {
        if !rows[index].places.contains(need.use.place) { rows[index].places.append(need.use.place) }
      } else {
        rows.append((key, [need.use.place], answer))
      }
    }
    return NeedsText.section(title, rows.map { $0.key + [NeedsText.places($0.places) + $0.answer] })
  }

  package var json: JSONText {
    [
      "name": .string(test.name), "place": NeedsJSON.place(test.place),
      "subjects": NeedsJSON.strings(test.subjects.map(\.name)), "remarks": NeedsJSON.strings(test.remarks),
      "needs": .array(test.needs.map { need in
        [
          "owner": .string(need.owner), "use": NeedsJSON.use(need.use), "reach": .string(need.reach.rawValue),
          "isDeclared": .bool(need.isDeclared), "otherwise": need.isDeclared ? .null : .string(need.answer.name),
        ]
      }),
      "declared": .array(test.declared.map { declared in
        [
          "dependency": .string(declared.dependency.name), "endpoint": declared.member.isEmpty ? .null : .string(declared.member),
          "isLive": .bool(declared.isLive), "isSuperfluous": .bool(declared.isSuperfluous), "place": NeedsJSON.place(declared.place),
        ]
      }),
    ]
  }
}

extension TestNeeds.Need {
  fileprivate var isQuiet: Bool { if case .complacent = answer { true } else { false } }
}
