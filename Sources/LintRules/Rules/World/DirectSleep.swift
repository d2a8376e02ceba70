import SwiftLexer

/// Reports code that waits for real time.
package struct DirectSleep: Rule {
  package static let metadata = RuleMetadata(
    id: "direct_sleep", group: .world, summary: "wait that tests have to sit out", severity: .warning, since: "0.1.0",
    fixes: .sometimes, options: AmbientCalls.options,
    interest: .tokens([.sleep, .usleep, .asyncAfter, .Timer, .RunLoop]),
    explanation: #"""
      ## What it does

      Reports `Task.sleep`, `Thread.sleep`, `sleep()`, `usleep()`, `ContinuousClock().sleep`, `DispatchQueue.main.asyncAfter`,
      `Timer.scheduledTimer`, `Timer.publish` and `RunLoop.main.run(until:)` in effects, states, models and reducers.

      ## Why is this bad?

      A test of an effect that waits three seconds takes three seconds, and a suite of them is one that nobody runs. Tests that
      wait less than the code does pass on the fast machine and fail on the slow one.

      `@Dependency(\.continuousClock)` waits as long in the app. In a test it is an immediate clock, or a test clock that the test
      moves on by hand: `await clock.advance(by: .seconds(3))`.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Toast {
        struct State: Equatable { var isShown = false }
        enum Action { case show, hide }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.isShown = true
            return .run { send in
              try await Task.sleep(for: .seconds(3))
              await send(.hide)
            }
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Toast {
        struct State: Equatable { var isShown = false }
        enum Action { case show, hide }

        @Dependency(\.continuousClock) var clock

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.isShown = true
            return .run { send in
              try await clock.sleep(for: .seconds(3))
              await send(.hide)
            }
          }
        }
      }
      ```

      ## Limits

      `clock.sleep`, `mainQueue.sleep` and other members of values are what is wanted, and fine. A queue or a timer that is started
      while a reducer runs is `hand_fired_effect`'s.

      Views, previews, tests, live values and what they are made of, the program's entry, samples (`static let mock`) and
      closures that override dependencies are not judged. A default argument is how such a thing is handed in, and fine. Functions
      outside of reducers, models and states are not followed. A type that the project declares under the same name is another
      type. A type that is handed a protocol's implementation and does this by itself gets a note (`injected`).

      The fix uses the clock that the type has. Where it has none, `--fix=unsafe` adds it.

      ## Disable it

      In a package without the library. To judge effects alone: `direct_sleep: {scopes: [effect]}`. To accept one spelling:
      `direct_sleep: {allow: [Timer.publish]}`.
      """#)

  static let family = AmbientFamily(
    metadata: metadata, deed: "waits for real time", dependency: #"\.continuousClock"#, sources: [("continuousClock", "")],
    insertion: ("continuousClock", "clock"), root: "continuousClock", consequence: "a test has to wait as long")


  private let calls: AmbientCalls

  package init(options: RuleOptions) throws(ConfigurationError) { calls = AmbientCalls(Self.family, options) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let reads = calls.reads(pass) { read in
      guard read.family == .sleep else { return false }
      // `hand_fired_effect` has what goes on behind a reducer's back.
      return !Self.isFired(read, pass) || pass.regions.region(atToken: read.tokens.lowerBound).place != .reducer
    }
    calls.check(reads, pass, report)
  }

  private static func isFired(_ read: WorldRead, _ pass: borrowing Pass) -> Bool {
    read.name >= 0 && (pass.buffer[read.name].word == .DispatchQueue || pass.buffer[read.name].word == .Timer)
  }
}
