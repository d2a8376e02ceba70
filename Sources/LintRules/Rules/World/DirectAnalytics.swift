import SwiftLexer

/// Reports calls of an analytics library where a client that observes would be taken.
package struct DirectAnalytics: Rule {
  package static let metadata = RuleMetadata(
    id: "direct_analytics", group: .world, summary: "analytics library called past a client", severity: .note, since: "0.1.0",
    fixes: .none, options: AmbientCalls.options,
    interest: .tokens([.Reducer, .Reduce, .ObservableState, .Dependency, .Observable, .ObservableObject]),
    explanation: #"""
      ## What it does

      Reports what is called of a known analytics library (Firebase Analytics, Mixpanel, Amplitude, Segment, TelemetryDeck,
      PostHog, AppsFlyer, Statsig) in reducers, effects, states and models of files that import it.

      ## Why is this bad?

      Tests and previews send events like the app does, and the numbers are those of the build machine. No test can say which
      events an action sends, and every feature that sends one links the library.

      A client with one endpoint (`track`) observes what the feature does. Its test value may stay quiet, or report.

      ## Example

      ```swift
      import ComposableArchitecture
      import FirebaseAnalytics

      @Reducer
      struct Shop {
        struct State: Equatable {}
        enum Action { case buyButtonTapped }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { _ in Analytics.logEvent("buy", parameters: nil) }
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Shop {
        struct State: Equatable {}
        enum Action { case buyButtonTapped }

        @Dependency(\.analytics) var analytics

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { _ in analytics.track("buy") }
          }
        }
      }
      ```

      ## Limits

      Only the types by which these libraries are called are known. Views, previews, tests, live values and what they are made
      of, and the program's entry are not judged.
      """#)

  /// The types by which a module is called.
  private static let types: [String: [String]] = [
    "FirebaseAnalytics": ["Analytics"], "FirebaseAnalyticsSwift": ["Analytics"], "FirebasePerformance": ["Performance"],
    "Mixpanel": ["Mixpanel"], "Amplitude": ["Amplitude"], "AmplitudeSwift": ["Amplitude"], "Segment": ["Analytics"],
    "TelemetryClient": ["TelemetryManager", "TelemetryDeck"], "TelemetryDeck": ["TelemetryDeck"], "PostHog": ["PostHogSDK"],
    "AppsFlyerLib": ["AppsFlyerLib"], "Statsig": ["Statsig"],
  ]

  private static let family = AmbientFamily(
    metadata: metadata, deed: "sends events to an analytics service", way: "take a client that observes",
    consequence: "tests and previews send them, too", grading: .note)

  private let calls: AmbientCalls

  package init(options: RuleOptions) throws(ConfigurationError) { calls = AmbientCalls(Self.family, options) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    var names: [String] = []
    for item in pass.facts.imports { names += Self.types[item.module] ?? [] }
    guard !names.isEmpty else { return }
    let buffer = pass.buffer
    var reads: [AmbientRead] = []
    for index in 0..<buffer.count where buffer[index].kind == .identifier {
      guard let name = names.first(where: { pass.file.isText(buffer[index], $0) }), buffer.typeStart(index) == index,
        index + 2 < buffer.count, buffer[index + 1].kind == .period, buffer[index + 2].kind.isWord
      else { continue }
      // An `AnalyticsEvent…` constant sends nothing.
      guard pass.file.storage[Int(buffer[index + 2].start)] &- 0x41 >= 26 else { continue }
      let spelling = name + "." + QualifiedName.word(buffer[index + 2], pass.file)
      reads.append(AmbientRead(tokens: index..<index + 3, spelling: spelling, form: .other, type: name))
    }
    calls.check(reads, pass, report)
  }
}
