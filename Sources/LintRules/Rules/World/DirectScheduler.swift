import SwiftLexer

/// Reports publishers that hand their values to the real main queue.
package struct DirectScheduler: Rule {
  package static let metadata = RuleMetadata(
    id: "direct_scheduler", group: .world, summary: "publisher that is bound to the real main queue", severity: .warning, since: "0.1.0",
    fixes: .sometimes, options: AmbientCalls.options,
    interest: .tokens([.DispatchQueue, .RunLoop]),
    explanation: #"""
      ## What it does

      Reports `DispatchQueue.main` and `RunLoop.main` as the scheduler of a publisher (`receive(on:)`, `debounce(for:scheduler:)`,
      `delay`, `throttle`) in reducers, effects, states and models.

      ## Why is this bad?

      What goes through the real main queue arrives after the test has gone on. The test waits for an expectation, and as long as
      the slowest `debounce` says.

      `@Dependency(\.mainQueue)` is the main queue in the app. In a test it is an immediate scheduler, or one that the test moves
      on by hand.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Search {
        struct State: Equatable { var query = "" }
        enum Action { case queryChanged, searched }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .publisher { Just(.searched).delay(for: 1, scheduler: DispatchQueue.main) }
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Search {
        struct State: Equatable { var query = "" }
        enum Action { case queryChanged, searched }

        @Dependency(\.mainQueue) var mainQueue

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .publisher { Just(.searched).delay(for: 1, scheduler: mainQueue) }
          }
        }
      }
      ```

      ## Limits

      Only a scheduler that is written out as an argument is seen.

      Views, previews, tests, live values and what they are made of, the program's entry, samples (`static let mock`) and
      closures that override dependencies are not judged. A default argument is how such a thing is handed in, and fine. Functions
      outside of reducers, models and states are not followed. A type that the project declares under the same name is another
      type. A type that is handed a protocol's implementation and does this by itself gets a note (`injected`).

      The replacement is offered with `--fix=unsafe`.

      ## Disable it

      In a package without the library. To judge reducers and effects alone:
      `direct_scheduler: {scopes: [reducer, effect]}`. To accept one spelling: `direct_scheduler: {allow: [RunLoop.main]}`.
      """#)

  static let family = AmbientFamily(
    metadata: metadata, deed: "delivers on the real main queue", dependency: #"\.mainQueue"#, sources: [("mainQueue", "")],
    insertion: ("mainQueue", "mainQueue"), root: "mainQueue", consequence: "a test has to wait for it", isReplaceable: false)


  private let calls: AmbientCalls

  package init(options: RuleOptions) throws(ConfigurationError) { calls = AmbientCalls(Self.family, options) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    var reads = calls.reads(pass) { $0.family == .scheduler && Self.isOfOperator($0, pass) }
    for index in reads.indices where reads[index].spelling == "RunLoop.main" {
      reads[index].own = ("delivers on the real main run loop", #"take '@Dependency(\.mainRunLoop)'"#)
    }
    calls.check(reads, pass, report)
  }

  /// It is handed to a function; a type that is made with one is handed what it works with.
  private static func isOfOperator(_ read: WorldRead, _ pass: borrowing Pass) -> Bool {
    let token = read.tokens.lowerBound
    guard let bracket = AmbientSite.brackets(around: token, from: max(0, token - 256), pass)?.first else { return false }
    let callee = bracket.callee(in: pass.buffer)
    guard callee >= 1, pass.buffer.kind(before: callee) == .period else { return false }
    return pass.file.storage[Int(pass.buffer[callee].start)] &- 0x41 >= 26
  }
}
