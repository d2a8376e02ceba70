extension Topic {
  package static let threeWorlds = Topic(
    name: "three-worlds", title: "Three worlds", summary: "which value of a key runs in the app, in a test and in a preview",
    rules: [
      "complacent_plain_defaults", "complacent_test_value", "effectful_preview_value", "effectful_test_value", "empty_preview_value",
      "environment_branch_in_live_value", "fake_live_value", "fatal_error_in_test_value", "ineffective_preview_override",
      "live_value_in_test", "missing_preview_value", "missing_test_value", "partial_override_leaks_live", "preview_runs_live",
      "redundant_preview_override", "test_environment_sniffing", "test_value_aliases_live", "test_value_aliases_preview",
      "unimplemented_preview_value",
    ],
    text: #"""
      A dependency is one name with three answers: what the app does, what a test does that said nothing about it, and what a
      preview shows. swift-dependencies picks the answer by the context that the process runs in. It picks per key, the
      first time that the key is read, and remembers the answer, in tests one for each test.

      | context | `DependencyKey` and `TestDependencyKey` in one module | `DependencyKey` in a module of its own |
      | --- | --- | --- |
      | app | `liveValue` | `liveValue`, if its module is linked; else a report, then `testValue` |
      | test | `testValue`; without one a failure, then `previewValue`, else `liveValue` | `testValue`, which the compiler asks for |
      | preview | `previewValue`; without one **`liveValue`** | `previewValue`; without one `testValue` |

      `DependencyKey` alone counts as both in one module.

      ## What surprises

      - **A failure does not stop the live value.** A test that reads a key without `testValue` fails *and then sends the
        request*. The failure is recorded in debug builds only.
      - **Some ways there are silent.** Where a test overrides one endpoint of a client that has no `testValue`, the library
        first reads the value that the endpoint is a part of. It is quiet about that, since the test is overriding; the other
        endpoints are the live ones, and the test is green. A `@Dependency` that is declared inside `Task.detached` or
        `DispatchQueue.async` does not see the test's overrides either.
      - **Previews are live by default.** A key with a `liveValue` beside it and no `previewValue` talks to the network in the
        canvas. Nothing is reported.
      - **`@DependencyClient` gives no value.** It makes an initializer whose endpoints report. `testValue = Self()` is still
        to be written; the default closures that you write run behind the report.
      - **A value in another module is never found.** `testValue` and `previewValue` count in the module of the conformance.
        One that an extension adds in the tests, or in the live module, compiles, and the library does not use it.

      ## What each is for

      **`liveValue`** does the work, and does not ask where it runs. Code that asks "am I in a test?" is tested in a world
      that no user sees.

      **`testValue`** knows nothing and says so: each endpoint reports what was called. A test is then a list of what its
      subject may use, in its overrides; a new call of the feature makes it fail, with the endpoint's name. A value that
      answers `[]` gives an answer that no test chose.

      ```swift
      import Dependencies

      struct WeatherClient: Sendable {
        var forecast: @Sendable (_ city: String) async throws -> [Int]
      }

      extension WeatherClient: TestDependencyKey {
        static let testValue = WeatherClient(forecast: unimplemented("WeatherClient.forecast"))
        static let previewValue = WeatherClient(forecast: { _ in [12, 14, 9] })
      }
      ```

      **`previewValue`** shows what there is to see: several rows, a long name, an image. It is data, it comes at once, and it
      touches nothing.

      ## How to leave a world

      Tests and previews override what they care about, one endpoint at a time, as near to the subject as they can:

      - in a test with the trait `.dependencies { … }`, `withDependencies { … } operation: { … }` around the subject's making,
        or the store's `withDependencies:`;
      - in a preview with the store's `withDependencies:`, the preview trait `.dependencies { … }` (iOS 18), or
        `prepareDependencies`.

      A preview that overrides a key with its own `previewValue` says what holds anyway. And an override holds while its
      closure runs: `withDependencies { … } operation: { SomeView() }` is over before the view's body is asked for.
      """#)
}
