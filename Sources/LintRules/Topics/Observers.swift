extension Topic {
  package static let observers = Topic(
    name: "observers", title: "Observers", summary: "why an analytics client may be quiet in tests when a database may not",
    rules: ["asserted_observer_is_quiet", "complacent_plain_defaults", "complacent_test_value"],
    text: #"""
      A test value reports: who calls it without an override fails the test. There is one kind of client for which that is
      more noise than it is worth. Analytics, logs, haptics, sounds and badges are told what happened and give nothing back.

      What makes the difference is what a quiet answer can do. `{ [] }` as the answer of a database is data: the feature goes
      on with it, and a test passes on a world that nobody described. `{ _ in }` as the answer of a log is nothing: the feature
      goes the same way with it and without it.

      ## What counts as one

      An endpoint is an observer when both hold:

      1. It gives nothing back.
      2. It is called as one, or its client is: a word of its name is *analytics*, *log*, *track*, *metrics*, *crash*,
         *haptic*, *sound*, *badge* and the like.

      The first is what makes it harmless. The second tells it from `delete`, which gives nothing back, either.

      ```swift
      import Dependencies

      struct AnalyticsClient: Sendable {
        var track: @Sendable (_ event: String) -> Void
      }

      extension AnalyticsClient: TestDependencyKey {
        static let testValue = AnalyticsClient(track: { _ in })
      }
      ```

      Names in your own language or trade are added where the rule is configured:

      ```yaml
      rules:
        complacent_test_value:
          observers: [Beacon, Registro]
      ```

      ## What it costs

      With a quiet test value no test fails because an event was sent, and none because it was *not* sent. That is fine as long
      as nobody cares. Once a test asserts an event, by an override that collects what was tracked, events are behaviour: then
      every other test that runs the same feature should say which ones it expects, or that it does not care, by an override
      of its own. Let the test value report from then on, and write the quiet value down under its name:

      ```swift
      import Dependencies

      struct AnalyticsClient: Sendable {
        var track: @Sendable (_ event: String) -> Void
        static let quiet = AnalyticsClient(track: { _ in })
      }

      extension AnalyticsClient: TestDependencyKey {
        static let testValue = AnalyticsClient(track: unimplemented("AnalyticsClient.track"))
      }
      ```

      `$0.analytics = .quiet` in a test now says what used to be silently so.

      ## What is none

      - A client that answers a question: feature flags, settings, a user's consent. `{ false }` is an answer.
      - A client that changes something the feature reads again: a cache, a store, a pasteboard.
      - A call whose success is reported on: `save`, `upload`, `send`. Coming back without an error says that it worked.
      """#)
}
