import SwiftLexer

/// Reports code that depends on chance where a test would want to decide.
package struct DirectRandom: Rule {
  package static let metadata = RuleMetadata(
    id: "direct_random", group: .world, summary: "chance that no test can load", severity: .warning, since: "0.1.0",
    fixes: .none, options: AmbientCalls.options,
    interest: .tokens([.random, .randomElement, .shuffled, .shuffle, .arc4random, .arc4random_uniform, .SystemRandomNumberGenerator]),
    explanation: #"""
      ## What it does

      Reports `Int.random(in:)`, `Bool.random()`, `.randomElement()`, `.shuffled()`, `.shuffle()`, `arc4random()` and
      `SystemRandomNumberGenerator()` in reducers, effects, states and models.

      ## Why is this bad?

      What the system's generator gives is different on each run. A test can only assert that the result is one of those that it
      may be, which a wrong one often is, too; or it fails once in six runs, and is called flaky.

      `@Dependency(\.withRandomNumberGenerator)` is as random in the app. In a test it reports that nobody decided, until the
      test hands in a generator that counts, or a seeded one.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Dice {
        struct State: Equatable { var face = 1 }
        enum Action { case rollButtonTapped }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.face = Int.random(in: 1...6)
            return .none
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Dice {
        struct State: Equatable { var face = 1 }
        enum Action { case rollButtonTapped }

        @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.face = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
            return .none
          }
        }
      }
      ```

      ## Limits

      Calls with `using:` are not reported, nor are members called `random` of anything but numbers, nor `shuffle` and its like in
      a project that declares one of that name itself.

      Views, previews, tests, live values and what they are made of, the program's entry, samples (`static let mock`) and
      closures that override dependencies are not judged. A default argument is how such a thing is handed in, and fine. Functions
      outside of reducers, models and states are not followed. A type that the project declares under the same name is another
      type. A type that is handed a protocol's implementation and does this by itself gets a note (`injected`).

      ## Disable it

      In a package without the library. To judge reducers and effects alone:
      `direct_random: {scopes: [reducer, effect]}`. To accept one spelling: `direct_random: {allow: [shuffled]}`.
      """#)

  static let family = AmbientFamily(
    metadata: metadata, deed: "depends on chance", dependency: #"\.withRandomNumberGenerator"#,
    sources: [("withRandomNumberGenerator", "")])


  private let calls: AmbientCalls

  package init(options: RuleOptions) throws(ConfigurationError) { calls = AmbientCalls(Self.family, options) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    calls.check(.random, pass, report)
  }
}
