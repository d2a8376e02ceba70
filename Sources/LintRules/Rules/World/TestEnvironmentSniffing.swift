import SwiftLexer

/// Reports app code that asks whether a test runs it.
package struct TestEnvironmentSniffing: Rule {
  package static let metadata = RuleMetadata(
    id: "test_environment_sniffing", group: .world, summary: "app code that behaves differently in tests", severity: .warning,
    since: "0.1.0", fixes: .none, options: options, interest: .tokens(EnvironmentSniffs.words),
    explanation: #"""
      ## What it does

      Reports `isTesting`, `_XCTIsTesting`, `TestContext.current`, `XCODE_RUNNING_FOR_PREVIEWS`,
      `NSClassFromString("XCTestCase")` and `@Dependency(\.context)` in reducers, effects, states, models and clients.

      ## Why is this bad?

      Code that does something else in a test is not tested: the branch that the app takes is the one that no test runs. The
      test is green, and says nothing about the app.

      What should differ in tests is what the code depends on. A dependency's test value is chosen by the library, and each test
      says what else it wants.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Onboarding {
        struct State: Equatable { var isShown = false }
        enum Action { case appeared }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            if !isTesting { state.isShown = true }
            return .none
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Onboarding {
        struct State: Equatable { var isShown = false }
        enum Action { case appeared }

        @Dependency(\.launches) var launches

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.isShown = launches.isFirst()
            return .none
          }
        }
      }
      ```

      ## Limits

      The program's entry is the place to ask (the library recommends `if !isTesting` there), and views, previews, tests and
      samples may. In live values it is `environment_branch_in_live_value`. In code that only logs or reports it is a note.

      ## Disable it

      `test_environment_sniffing: {allow: [isTesting]}` accepts one spelling.
      """#)

  private static let options = [
    RuleOption(name: "scopes", kind: .list(allowed: scopes.map(\.name)), summary: "places that are judged; default: all of them"),
    RuleOption(name: "allow", kind: .list(allowed: []), summary: "spellings that are never reported, such as isTesting"),
  ]
  private static let scopes: [Region.Place] = [.reducer, .effect, .state, .model, .injected, .none]

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isLibrary(pass.facts.module), !pass.project.isReducerLibrary(pass.facts.module) else { return }
    let sniffs = EnvironmentSniffs(pass).all { $0.world == .app && Self.scopes.contains($0.place) }
    for sniff in sniffs where !allowed.contains(sniff.spelling) {
      let token = sniff.tokens.lowerBound
      let place = pass.regions.region(atToken: token).place
      guard let site = AmbientSite(token, pass) else { continue }
      if place == .none {
        // Elsewhere only what a client is made of is known to be run by tests.
        guard let type = pass.type(ofDeclaration: site.type), pass.project.clients.contains(type), !isLive(site, pass) else { continue }
      }
      if isChosen(site, pass) || isWrapper(site, pass) { continue }
      var finding = pass.finding(
        Self.metadata, severity: sniff.isTold(site, pass) ? .note : .warning, at: pass.buffer.range(of: sniff.tokens),
        Finding.Message.asks(sniff.spelling).text)
      finding.scope = place.name
      report(finding)
    }
  }

  /// A member that makes a live value, by its name.
  private func isLive(_ site: AmbientSite, _ pass: borrowing Pass) -> Bool {
    guard site.member >= 0, let token = pass.outline.declarations[site.member].name.first else { return true }
    return QualifiedName.word(pass.buffer[token], pass.file).lowercased().hasPrefix("live")
  }

  /// A property wrapper gives access to dependencies itself.
  private func isWrapper(_ site: AmbientSite, _ pass: borrowing Pass) -> Bool {
    pass.typeIndex(ofDeclaration: site.type).map { pass.facts.types[$0].attributes.contains(.propertyWrapper) } ?? false
  }

  /// It stands in a closure that overrides dependencies.
  private func isChosen(_ site: AmbientSite, _ pass: borrowing Pass) -> Bool {
    site.brackets.contains { bracket in
      let callee = bracket.callee(in: pass.buffer)
      guard callee >= 0 else { return false }
      return pass.buffer[callee].word == .prepareDependencies
    }
  }
}

extension Finding.Message {
  fileprivate static func asks(_ spelling: String) -> Self {
    "'\(spelling)' makes this code do something else in a test than in the app: what the app does is not tested; let a dependency differ"
  }
}
