import SwiftLexer

/// Reports code that follows the settings of the device that runs it.
package struct DirectSystemSettings: Rule {
  package static let metadata = RuleMetadata(
    id: "direct_system_settings", group: .world, summary: "device's settings read past the dependency", severity: .note, since: "0.1.0",
    fixes: .sometimes, options: AmbientCalls.options,
    interest: .tokens([.Calendar, .Locale, .TimeZone]),
    explanation: #"""
      ## What it does

      Reports `Calendar.current`, `Locale.current`, `TimeZone.current`, their `autoupdatingCurrent`, and
      `Locale.preferredLanguages` in reducers, effects, states and models.

      ## Why is this bad?

      The same test gives one date in Lisbon and another in Auckland, and a price with a comma on one machine and a point on the
      next. Such a test passes where it was written.

      `@Dependency(\.calendar)`, `\.locale` and `\.timeZone` follow the device in the app. In a test they report that nobody
      decided, until the test does.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Diary {
        struct State: Equatable { var day: Date }
        enum Action { case nextDay }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.day = Calendar.current.startOfDay(for: state.day)
            return .none
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Diary {
        struct State: Equatable { var day: Date }
        enum Action { case nextDay }

        @Dependency(\.calendar) var calendar

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.day = calendar.startOfDay(for: state.day)
            return .none
          }
        }
      }
      ```

      ## Limits

      An implicit `.current` is not seen. `isDateInToday` on a calendar is a read of the clock first, and `direct_date`'s.

      Views, previews, tests, live values and what they are made of, the program's entry, samples (`static let mock`) and
      closures that override dependencies are not judged. A default argument is how such a thing is handed in, and fine. Functions
      outside of reducers, models and states are not followed. A type that the project declares under the same name is another
      type. A type that is handed a protocol's implementation and does this by itself gets a note (`injected`).

      The replacement is offered with `--fix=unsafe`.

      ## Disable it

      Where all machines that run the tests are set alike. To judge reducers and effects alone:
      `direct_system_settings: {scopes: [reducer, effect]}`.
      """#)

  private static func family(_ name: String) -> AmbientFamily {
    AmbientFamily(
      metadata: metadata, deed: "follows the settings of whatever device runs it", dependency: "\\.\(name)", sources: [(name, "")],
      insertion: (name, name), root: name, consequence: "a test of it depends on the machine", grading: .note, isReplaceable: false)
  }


  private let calendar: AmbientCalls
  private let locale: AmbientCalls
  private let timeZone: AmbientCalls

  package init(options: RuleOptions) throws(ConfigurationError) {
    calendar = AmbientCalls(Self.family("calendar"), options)
    locale = AmbientCalls(Self.family("locale"), options)
    timeZone = AmbientCalls(Self.family("timeZone"), options)
  }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    check(calendar, .Calendar, pass, report)
    check(locale, .Locale, pass, report)
    check(timeZone, .TimeZone, pass, report)
  }

  private func check(_ calls: AmbientCalls, _ type: KnownWord, _ pass: borrowing Pass, _ report: (Finding) -> Void) {
    guard pass.buffer.words.contains(type) else { return }
    calls.check(calls.reads(pass) { $0.family == .settings && pass.buffer[$0.name].word == type }, pass, report)
  }
}
