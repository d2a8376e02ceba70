extension Topic {
  package static let testStoreDebts = Topic(
    name: "test-store-debts", title: "A test store's debts", summary: "what an exhaustive test store asks for, and what it costs to say no",
    rules: [
      "asserted_observer_is_quiet", "blanket_override", "empty_send_assertion", "exhaustivity_off", "global_mutated_in_test",
      "nondeterministic_expectation", "nondeterministic_override", "shared_test_store", "skipped_debts", "sleep_in_test",
      "test_store_outside_tests", "test_store_without_dependencies", "too_many_overrides",
    ],
    text: #"""
      A `TestStore` keeps books. With every action that a test sends, the feature may owe it something, and at the end of the
      test all has to be paid:

      - each **change of state**, by the closure behind `send` and `receive`, which makes the same change to a copy;
      - each **action that an effect sent back**, by `receive`, in order;
      - each **effect**, by running to its end, or by being cancelled.

      What is unpaid fails the test. That is what the tool is for: the test does not only say that the right thing happened,
      it says that nothing else did.

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func loads() async {
        let store = await TestStore(initialState: Tides.State()) {
          Tides()
        } withDependencies: {
          $0.tideClient.next = { _ in 42 }
        }
        await store.send(.appeared) { $0.isLoading = true }
        await store.receive(\.loaded) {
          $0.isLoading = false
          $0.next = 42
        }
      }
      ```

      ## Ways of borrowing

      | what is written | what is not checked any more |
      | --- | --- |
      | `store.exhaustivity = .off` | everything that no assertion names, silently |
      | `.off(showSkippedAssertions: true)` | the same, but the test says what it passed over |
      | `skipReceivedActions()` | actions that came back, and what they did to the state |
      | `skipInFlightEffects()` | effects that are still running |
      | `send(.x) { _ in }` in such a store | what the action changed, though it looks as if it were |
      | a store in a property of an `XCTestCase` | the end: the last check runs when the store goes away, and test cases live as long as the process |
      | `Task.sleep` in the test | when: the test now depends on how fast the machine is |

      ## When it is fair

      A test through several features, that asks for an outcome and not for the way there, would be unreadable with every
      step written out. Turn exhaustivity off there, after the steps that matter, with `showSkippedAssertions: true`, and say
      why in a comment. Then assert what the test is about: a test that is not exhaustive and asserts nothing checks nothing.

      ## How to pay

      - **An action keeps coming back.** Receive it. If that is tedious, the test covers too much: give it a smaller reducer.
      - **An effect never ends.** It observes something. Send what cancels it, as the app does when the screen goes away, or
        end the stream that the override gave it. `await store.finish()` waits for what ends by itself.
      - **It takes time.** Override the clock: `ImmediateClock` if time is not what the test is about, `TestClock` and
        `advance(by:)` if it is.
      - **It is not the same each time.** Override `date`, `uuid` and the random numbers with constants. A test that expects
        `Date()` compares two moments, and one that overrides with `Date()` expects what it cannot know.
      - **It needs ten overrides.** That is a debt of the feature. What it does not call together is another feature.

      The state of the store may read dependencies in its initializer: `initialState:` is evaluated inside the store's own
      overrides.
      """#)
}
