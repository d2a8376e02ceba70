import SwiftLexer

/// Reports code that goes to the network by itself.
package struct DirectURLSession: Rule {
  package static let metadata = RuleMetadata(
    id: "direct_url_session", group: .world, summary: "connection to the network past a client", severity: .warning, since: "0.1.0",
    fixes: .sometimes, options: AmbientCalls.options,
    interest: .tokens([.URLSession]),
    explanation: #"""
      ## What it does

      Reports `URLSession.shared` and `URLSession(configuration:)` in reducers, effects, states and models.

      ## Why is this bad?

      A test of this code goes to the network: it is slow, it fails on the train, and no test can say what the server answers. The
      app's previews load real data, too.

      A client with an endpoint for each thing that is asked of the server has a live value that uses the session, and a test value
      that reports. `@Dependency(\.urlSession)` is the smaller step, for code that needs the session itself.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Fact {
        struct State: Equatable { var text = "" }
        enum Action { case load, loaded(Data) }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { send in
              let (data, _) = try await URLSession.shared.data(from: URL(string: "http://numbersapi.com/1")!)
              await send(.loaded(data))
            }
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Fact {
        struct State: Equatable { var text = "" }
        enum Action { case load, loaded(Data) }

        @Dependency(\.factClient) var factClient

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            .run { send in
              await send(.loaded(try await factClient.load(1)))
            }
          }
        }
      }
      ```

      ## Limits

      A task that is made and resumed while a reducer runs is `hand_fired_effect`'s.

      Views, previews, tests, live values and what they are made of, the program's entry, samples (`static let mock`) and
      closures that override dependencies are not judged. A default argument is how such a thing is handed in, and fine. Functions
      outside of reducers, models and states are not followed. A type that the project declares under the same name is another
      type. A type that is handed a protocol's implementation and does this by itself gets a note (`injected`).

      ## Disable it

      In a package without the library. To judge reducers and effects alone:
      `direct_url_session: {scopes: [reducer, effect]}`.
      """#)

  static let family = AmbientFamily(
    metadata: metadata, deed: "goes to the network", dependency: #"\.urlSession"#,
    way: #"take a client for it, or '@Dependency(\.urlSession)'"#, sources: [("urlSession", "")], root: "urlSession",
    consequence: "no test can decide what comes back", isReplaceable: false)


  private let calls: AmbientCalls

  package init(options: RuleOptions) throws(ConfigurationError) { calls = AmbientCalls(Self.family, options) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let reads = calls.reads(pass) { read in
      guard read.family == .session else { return false }
      return !Self.isFired(read, pass) || pass.regions.region(atToken: read.tokens.lowerBound).place != .reducer
    }
    calls.check(reads, pass, report)
  }

  /// `URLSession.shared.dataTask(with: url) { … }.resume()`, which `hand_fired_effect` has.
  private static func isFired(_ read: WorldRead, _ pass: borrowing Pass) -> Bool {
    let buffer = pass.buffer
    var index = read.tokens.upperBound
    if buffer.opensCall(index) { index = Int(buffer[index].partner) + 1 }
    guard index + 2 < buffer.count, buffer[index].kind == .period, pass.text(index + 1).hasSuffix("Task") else { return false }
    index += 2
    while index < buffer.count, buffer[index].kind == .leftParen || buffer[index].kind == .leftBrace, buffer[index].partner != TokenBuffer.noPartner {
      index = Int(buffer[index].partner) + 1
    }
    return index + 1 < buffer.count && buffer[index].kind == .period && pass.file.isText(buffer[index + 1], "resume")
  }
}
