import SwiftLexer

/// Reports a dependency that a type declares twice.
package struct DuplicateDependency: Rule {
  package static let metadata = RuleMetadata(
    id: "duplicate_dependency", group: .reducers, summary: "dependency that a type declares twice", severity: .note, since: "0.1.0",
    fixes: .none, interest: .tokens([.Dependency]),
    explanation: #"""
      ## What it does

      Notes the second property of a type with the same key path, or the same key.

      ## Why is this bad?

      It is one dependency under two names. Who reads the type takes them for two, and who looks for the uses of one of them
      misses the others.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Alarm {
        struct State: Equatable { var isOn = false }
        enum Action { case switchedOn, rang }

        @Dependency(\.continuousClock) var clock
        @Dependency(\.continuousClock) var timer

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { send in
              try await clock.sleep(for: .seconds(1))
              try await timer.sleep(for: .seconds(1))
              await send(.rang)
            }
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Alarm {
        struct State: Equatable { var isOn = false }
        enum Action { case switchedOn, rang }

        @Dependency(\.continuousClock) var clock

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { send in
              try await clock.sleep(for: .seconds(2))
              await send(.rang)
            }
          }
        }
      }
      ```

      ## Limits

      A client and one of its endpoints (`\.mail` and `\.mail.send`) are two. Properties under `#if` are not compared.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.judgesDependencies else { return }
    for fact in pass.facts.types where fact.dependencies.count > 1 {
      var first: [String: DependencyProperty] = [:]
      for property in fact.dependencies where pass.outline.declarations[Int(property.declaration)].condition < 0 {
        let key = property.key.map { $0 + ".self" } ?? "\\." + property.path
        guard property.key != nil || !property.path.isEmpty else { continue }
        guard let earlier = first[key] else {
          first[key] = property
          continue
        }
        report(
          pass.finding(
            Self.metadata, at: property.range, Finding.Message.twice(property.name, key, earlier.name).text,
            notes: [Note(path: pass.file.path, range: earlier.range, message: "the first one")]))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func twice(_ name: String, _ key: String, _ earlier: String) -> Self {
    "'\(name)' is '\(earlier)' under another name: both are '@Dependency(\(key))'"
  }
}
