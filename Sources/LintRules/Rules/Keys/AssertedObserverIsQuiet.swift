import SwiftLexer

/// Reports an observer's endpoint that does nothing in tests although tests assert what it is told.
package struct AssertedObserverIsQuiet: Rule {
  package static let metadata = RuleMetadata(
    id: "asserted_observer_is_quiet", group: .keys, summary: "quiet test value of an observer that tests assert", severity: .note,
    since: "0.1.0", fixes: .none, interest: .facts([.testValue]),
    explanation: #"""
      ## What it does

      Reports an endpoint of analytics, logs, sounds and their like whose `testValue` does nothing, where a test overrides that
      very endpoint to collect what it is told.

      ## Why is this bad?

      Observers may be quiet in tests, as nothing depends on them. Where tests assert what is tracked, the tracking is a
      feature: a test that forgets to override it passes, whatever is tracked or not.

      ## Example

      ```swift
      // Sources/Analytics/Analytics.swift
      import Dependencies

      struct Analytics {
        var track: (String) -> Void
      }
      extension Analytics: TestDependencyKey {
        static let testValue = Analytics(track: { _ in })
      }
      extension DependencyValues {
        var analytics: Analytics {
          get { self[Analytics.self] }
          set { self[Analytics.self] = newValue }
        }
      }
      // Tests/ShopTests/ShopTests.swift
      import Dependencies
      import Testing

      @Test func tracksTheOrder() {
        let events = LockIsolated<[String]>([])
        withDependencies {
          $0.analytics.track = { event in events.withValue { $0.append(event) } }
        } operation: {
          Shop().order()
        }
        #expect(events.value == ["order"])
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct Analytics {
        var track: (String) -> Void
      }
      extension Analytics: TestDependencyKey {
        static let testValue = Analytics(track: unimplemented("Analytics.track"))
      }
      ```

      ## Limits

      Only endpoints are judged that `complacent_test_value` passes over because of their names.

      ## Disable it

      `// deplint:disable:next asserted_observer_is_quiet - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    for value in pass.project.keyValues("testValue", in: pass.facts) where !value.value.isAlternative {
      let followed = pass.project.follow(value)
      guard !followed.isLost, let type = pass.project.constructed(followed, from: value) else { continue }
      let endpoints = pass.project.endpoints(of: type)
      let client = QualifiedName.last(pass.project[type].name)
      let isHere = followed.names.isEmpty
      for argument in followed.end.value.form.endpoints where argument.kind == .empty {
        guard let name = argument.label ?? (endpoints.count == 1 ? endpoints[0].property.name : nil),
          isObserver(client) || isObserver(name) || isObserver(QualifiedName.last(value.key.name))
        else { continue }
        let overrides = pass.project.workingOverrides(of: name, of: value.key)
        guard !overrides.isEmpty else { continue }
        let notes = overrides.prefix(5).map { item in
          Note(path: item.facts.path, range: item.override.range, message: "a test collects what it is told here")
        }
        report(
          pass.finding(
            Self.metadata, at: isHere ? argument.range : value.value.range, Finding.Message.quiet("\(client).\(name)").text, notes: notes))
      }
    }
  }

  private func isObserver(_ name: String) -> Bool { name.camelCaseWords.contains { ComplacentTestValue.observerWords.contains($0) } }
}

extension Finding.Message {
  fileprivate static func quiet(_ endpoint: String) -> Self {
    Self("tests assert what '\(endpoint)' is told, and its test value tells nobody: a test that forgets it passes; let it report")
  }
}
