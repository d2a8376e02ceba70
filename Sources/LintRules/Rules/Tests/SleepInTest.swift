import SwiftLexer

/// Reports a test that waits by letting time pass.
package struct SleepInTest: Rule {
  package static let metadata = RuleMetadata(
    id: "sleep_in_test", group: .tests, summary: "test that sleeps", severity: .warning, since: "0.1.0", fixes: .none,
    interest: .tokens([.sleep, .usleep, .RunLoop, .isInverted]),
    explanation: #"""
      ## What it does

      Reports `Task.sleep`, `Thread.sleep`, `sleep`, `usleep` and `RunLoop.current.run(until:)` in tests. It is a note where a
      double sleeps to simulate work, and for expectations that are inverted: these always wait for their whole timeout.

      ## Why is this bad?

      A sleep hopes that something is over by then. On a busy machine it is not, and the test fails for no reason; on all
      others the time is wasted, in each run. And it proves nothing: the work may be done for another reason.

      ## Example

      ```swift
      import Testing

      @Test func saves() async throws {
        let model = EditorModel()
        model.save()
        try await Task.sleep(for: .milliseconds(100))
        #expect(model.isSaved)
      }
      ```

      ## Use instead

      Wait for what you wait for: make the work `async`, or hold its task. Where the code itself waits, let it take
      `\.continuousClock`, and advance a `TestClock`.

      ```swift
      import Testing

      @Test func saves() async throws {
        let model = EditorModel()
        await model.save()
        #expect(model.isSaved)
      }
      ```

      ## Limits

      Sleeps on clocks and schedulers are controlled by the test and not reported. Functions with `timeout` in their name, and
      tasks that race against a sleep, need real time. An own function called `sleep` is reported where it is declared, if it
      sleeps. The pause of a loop that polls is a note.

      ## Disable it

      `// deplint:disable:next sleep_in_test - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest, !pass.isUITest else { return }
    for sleep in Sleeps.read(pass) {
      let text = pass.text(sleep.tokens.lowerBound..<sleep.tokens.upperBound)
      let message: Finding.Message = sleep.isOfDouble ? .double(text) : .test(text)
      report(
        pass.finding(
          Self.metadata, severity: sleep.isOfDouble ? .note : .warning, at: pass.buffer.range(of: sleep.tokens), message.text))
    }
    checkInverted(pass, report)
  }

  /// `expectation.isInverted = true`.
  private func checkInverted(_ pass: borrowing Pass, _ report: (Finding) -> Void) {
    guard pass.buffer.words.contains(.isInverted) else { return }
    for index in pass.buffer.tokens.indices where pass.buffer[index].word == .isInverted && pass.isMember(index) {
      guard index + 2 < pass.buffer.count, pass.buffer[index + 1].kind == .equal, pass.buffer[index + 2].word == .true else { continue }
      report(pass.finding(Self.metadata, severity: .note, at: pass.buffer[index].range, Finding.Message.inverted.text))
    }
  }
}

extension Finding.Message {
  fileprivate static func test(_ call: String) -> Self {
    Self("'\(call)' hopes that the work is over by then: the test is slow, and fails on a busy machine; wait for the work itself")
  }
  fileprivate static func double(_ call: String) -> Self {
    Self("'\(call)' lets real time pass while the test runs; a 'TestClock', or waiting for the work itself, does without")
  }
  fileprivate static let inverted = Self("an inverted expectation waits for its whole timeout in every green run")
}
