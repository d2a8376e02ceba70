import SwiftLexer

/// Reports code that reads the system clock where a test would want to decide what time it is.
package struct DirectDate: Rule {
  package static let metadata = RuleMetadata(
    id: "direct_date", group: .world, summary: "system clock read past the dependency", severity: .error, since: "0.1.0",
    fixes: .sometimes, options: AmbientCalls.options,
    interest: .tokens([
      .Date, .NSDate, .now, .CFAbsoluteTimeGetCurrent, .timeIntervalSinceNow, .isDateInToday, .isDateInYesterday, .isDateInTomorrow,
      .formatted,
    ]),
    explanation: #"""
      ## What it does

      Reports `Date()`, `Date.now` and the clock's other spellings in reducers (error), in effects and states (warning), in
      models (warning where the model already takes `\.date`, else note), and as default arguments.

      `x.timeIntervalSinceNow`, `calendar.isDateInToday(x)`, `CFAbsoluteTimeGetCurrent()`, `Date(timeIntervalSinceNow: 5)`,
      an implicit `.now` where a `Date` is declared, and a bare `Date.init` that is handed to a function are reads of the
      clock too.

      ## Why is this bad?

      The store runs the reducer, the test knows what goes in, and should know what comes out. A date from the system clock
      is a different one on each run. A test of it either leaves the date out of its assertions, or compares with some
      tolerance and fails on the slow machine, or passes until midnight, or until the end of the month.

      `@Dependency(\.date)` gives the same date in the app. In a test it reports that nobody decided what time it is, until
      the test says so: `$0.date.now = Date(timeIntervalSince1970: 1_234_567_890)`.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Timer {
        struct State: Equatable { var startedAt: Date? }
        enum Action { case startButtonTapped }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.startedAt = Date()
            return .none
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Timer {
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

      Views, previews, tests, live values and what they are made of, the program's entry, samples (`static let mock`) and
      closures that override dependencies are not judged, nor are defaults of injected generators (`now: () -> Date = { Date()
      }`). Dates that are made from a number are the same on each run and fine. A `Date` that the project declares itself is
      another type; `Foundation.Date()` always is this one. Functions outside of reducers, models and states are not
      followed.

      A type that is handed a protocol's implementation and reads the clock itself gets a note (`injected`). A measurement
      whose result only goes to a log gets a note, too.

      The fix uses the dependency that the type has. Where it has none, `--fix=unsafe` adds it.

      ## Disable it

      In a package without the library. To judge reducers and effects alone:
      `direct_date: {scopes: [reducer, effect]}`. To accept one spelling: `direct_date: {allow: [timeIntervalSinceNow]}`.
      """#)

  static let family = AmbientFamily(
    metadata: metadata, deed: "reads the system clock", dependency: #"\.date.now"#,
    sources: [("date", ".now"), ("date.now", "")], insertion: ("date.now", "now"), root: "date", grading: .value,
    givesIdentities: true)

  private let calls: AmbientCalls

  package init(options: RuleOptions) throws(ConfigurationError) { calls = AmbientCalls(Self.family, options) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    calls.check(DateReads.all(pass), pass, report)
  }
}
