import SwiftLexer

/// Reports code that reads an instant of the machine's own clock.
package struct DirectInstant: Rule {
  package static let metadata = RuleMetadata(
    id: "direct_instant", group: .world, summary: "machine's clock read past the dependency", severity: .warning, since: "0.1.0",
    fixes: .none, options: AmbientCalls.options,
    interest: .tokens([.ContinuousClock, .SuspendingClock, .DispatchTime, .CACurrentMediaTime, .mach_absolute_time, .systemUptime]),
    explanation: #"""
      ## What it does

      Reports `ContinuousClock.now`, `ContinuousClock().measure`, `SuspendingClock.now`, `DispatchTime.now()`,
      `CACurrentMediaTime()`, `mach_absolute_time()` and `systemUptime` in reducers, effects, states and models.

      ## Why is this bad?

      What is computed from such an instant is different on each run: a lap time, a timeout, a frame. No test can expect it, and
      an assertion with some tolerance fails on the busy machine.

      A duration that is measured with `@Dependency(\.continuousClock)` is that of the test's clock in a test.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Stopwatch {
        struct State: Equatable { var startedAt: Double = 0 }
        enum Action { case startButtonTapped }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.startedAt = CACurrentMediaTime()
            return .none
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Stopwatch {
        struct State: Equatable { var startedAt: Date? }
        enum Action { case startButtonTapped }

        @Dependency(\.date.now) var now

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.startedAt = now
            return .none
          }
        }
      }
      ```

      ## Limits

      A deadline (`.now() + 1`, `deadline: DispatchTime.now()`) is no reading of the time: whoever waits for it is `direct_sleep`'s.
      A measurement whose result only goes to a log gets a note.

      Views, previews, tests, live values and what they are made of, the program's entry, samples (`static let mock`) and
      closures that override dependencies are not judged. A default argument is how such a thing is handed in, and fine. Functions
      outside of reducers, models and states are not followed. A type that the project declares under the same name is another
      type. A type that is handed a protocol's implementation and does this by itself gets a note (`injected`).

      ## Disable it

      In code that is about time itself. To judge reducers and effects alone: `direct_instant: {scopes: [reducer, effect]}`.
      """#)

  static let family = AmbientFamily(
    metadata: metadata, deed: "reads the machine's clock", way: #"measure with '@Dependency(\.continuousClock)', or take '@Dependency(\.date.now)'"#)


  private let calls: AmbientCalls

  package init(options: RuleOptions) throws(ConfigurationError) { calls = AmbientCalls(Self.family, options) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    calls.check(.instant, pass, report)
  }
}
