/// The endpoints that each type touches itself, by the type's name with its module.
package struct NeedsInventory: Sendable {
  fileprivate var endpoints: [String: Set<String>] = [:]

  package init(_ reader: NeedsReader) {
    for type in reader.subjects { endpoints[reader.qualified(type), default: []].formUnion(reader.ownNeeds(of: type).endpoints) }
  }
}

/// What types touch that they did not touch before, and which tests do not know of it.
package struct NeedsDifference: Sendable {
  package struct Entry: Sendable {
    package var subject: String
    package var use: NeededEndpoint
    /// Tests that may get there and do not override it.
    package var tests: [Test]
  }

  package struct Test: Sendable {
    package var name: String
    package var place: NeedsPlace
    package var reach: TestNeeds.Reach
    package var answer: TestAnswer
  }

  /// In order of file and place. Types that are new are left out: their tests are new, too.
  package private(set) var entries: [Entry] = []

  package init(from earlier: NeedsInventory, to reader: NeedsReader) {
    for type in reader.subjects {
      guard let known = earlier.endpoints[reader.qualified(type)] else { continue }
      let needs = reader.ownNeeds(of: type)
      var seen = known
      for use in needs.uses where seen.insert(use.text).inserted { entries.append(Entry(subject: needs.name, use: use, tests: [])) }
    }
    guard !entries.isEmpty else { return }
    for test in reader.tests().compactMap({ reader.needs(of: $0) }) {
      for index in entries.indices {
        let entry = entries[index]
        let missing = test.needs.filter { !$0.isDeclared && $0.reach != .notReached && $0.owner == entry.subject && $0.use.text == entry.use.text }
        guard let need = missing.first(where: { $0.reach == .reached }) ?? missing.first else { continue }
        entries[index].tests.append(Test(name: test.name, place: test.place, reach: need.reach, answer: need.answer))
      }
    }
  }

  /// - Parameter name: the state that is compared with, for the heading.
  package func lines(since name: String) -> [String] {
    if entries.isEmpty { return ["No type touches more than it did in '\(name)'."] }
    return Array(entries.map { entry in
      let reason = entry.use.actions.isEmpty ? "" : " on \(entry.use.actions.joined(separator: ", "))"
      let head = "'\(entry.subject)' now also touches '\(entry.use.text)'\(reason) (\(entry.use.place.text))"
      if entry.tests.isEmpty { return [head, "  each test that is seen to get there declares it"] }
      return [head, "  tests that do not declare it:"]
        + NeedsText.columns(entry.tests.map { [$0.name, Self.consequence($0), $0.place.text] }).map { "    \($0)" }
    }.joined(separator: [""]))
  }

  private static func consequence(_ test: Test) -> String {
    let what =
      switch test.answer {
      case .reports: "fails"
      case .live: "fails, and runs it live"
      case .complacent: "stays green: the test value answers"
      case .unknown: "gets what the test value does"
      }
    return test.reach == .reached ? what : "\(what), if it gets there"
  }

  package var json: JSONText {
    .array(entries.map { entry in
      [
        "name": .string(entry.subject), "use": NeedsJSON.use(entry.use),
        "tests": .array(entry.tests.map { test in
          [
            "name": .string(test.name), "place": NeedsJSON.place(test.place), "reach": .string(test.reach.rawValue),
            "otherwise": .string(test.answer.name),
          ]
        }),
      ]
    })
  }
}
