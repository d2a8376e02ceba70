import SwiftLexer

/// Reports a test that has to set up much of the world before it can begin.
package struct TooManyOverrides: Rule {
  package static let metadata = RuleMetadata(
    id: "too_many_overrides", group: .tests, summary: "test that overrides many endpoints of many clients", severity: .note,
    since: "0.1.0", fixes: .none,
    options: [
      RuleOption(name: "max_paths", kind: .integer(minimum: 1), summary: "overrides from which a block counts as large (7)"),
      RuleOption(name: "max_clients", kind: .integer(minimum: 1), summary: "clients from which a block counts as wide (4)"),
    ],
    interest: .tokens([.withDependencies, .prepareDependencies, .dependencies]),
    explanation: #"""
      ## What it does

      Reports a test with a block of seven overrides or more, of four clients or more.

      ## Why is this bad?

      What a test overrides is what its subject needs. A long list says that the subject does the work of several, or that the
      test runs through more than it asserts. Each change of any of these clients will break it.

      ## Example

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func starts() async {
        let store = TestStore(initialState: App.State()) { App() } withDependencies: {
          $0.api.login = { _ in .sample }
          $0.api.profile = { .sample }
          $0.files.read = { _ in Data() }
          $0.files.write = { _, _ in }
          $0.push.register = {}
          $0.push.token = { nil }
          $0.settings.theme = { .dark }
        }
        await store.send(.start)
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func logsIn() async {
        let store = TestStore(initialState: Login.State()) { Login() } withDependencies: {
          $0.api.login = { _ in .sample }
        }
        await store.send(.logIn)
      }
      ```

      ## Limits

      The built-in clocks, dates, identifiers, queues and `context` are not counted. Helper functions, `invokeTest` and traits
      of suites are not judged: they say once what all tests need.

      ## Disable it

      Raise `max_paths` or `max_clients`, or name folders of integration tests in the rule's `exclude`.
      """#)

  private let paths: Int
  private let clients: Int

  package init(options: RuleOptions) throws(ConfigurationError) {
    paths = options.integer("max_paths", default: 7)
    clients = options.integer("max_clients", default: 4)
  }

  private static let builtIn: Set<String> = [
    "continuousClock", "suspendingClock", "date", "uuid", "mainQueue", "mainRunLoop", "context", "calendar", "locale", "timeZone",
  ]

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest else { return }
    for block in pass.facts.overrideBlocks where block.isInTest && block.form != .store && block.form != .function {
      var seen: Set<String> = []
      var roots: Set<String> = []
      for override in pass.facts.overrides[block.overrides] {
        let root: String
        switch override.root {
        case .property(let name):
          guard !Self.builtIn.contains(name) else { continue }
          root = name
        case .key(let name): root = name
        case .value(let name): root = name ?? ""
        case .all: continue
        }
        roots.insert(root)
        seen.insert(([root] + override.rest).joined(separator: "."))
      }
      guard seen.count >= paths, roots.count >= clients, let first = pass.facts.overrides[block.overrides].first else { continue }
      report(pass.finding(Self.metadata, at: first.range, Finding.Message.many(seen.count, roots.count).text))
    }
  }
}

extension Finding.Message {
  fileprivate static func many(_ paths: Int, _ clients: Int) -> Self {
    Self("the test overrides \(paths) parts of \(clients) clients before it begins: test a smaller subject, or split it")
  }
}
