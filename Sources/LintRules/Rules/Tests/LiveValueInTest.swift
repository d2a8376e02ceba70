import SwiftLexer

/// Reports a test that sets a dependency to its live value.
package struct LiveValueInTest: Rule {
  package static let metadata = RuleMetadata(
    id: "live_value_in_test", group: .tests, summary: "test that runs a dependency's live value", severity: .warning, since: "0.1.0",
    fixes: .none, interest: .tokens([.withDependencies, .prepareDependencies, .transformDependency, .dependency, .dependencies]),
    explanation: #"""
      ## What it does

      Reports overrides with `.liveValue` or `.live` in tests: of one dependency, of all (`$0 = .live`), or of the `context`. It
      is a warning where the function makes a `TestStore`, and a note elsewhere.

      ## Why is this bad?

      The test reaches the network, the disk or the user's settings. It fails without a connection, passes because of what an
      earlier run left behind, and leaves things behind itself.

      ## Example

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func loads() async {
        let store = TestStore(initialState: Home.State()) { Home() } withDependencies: {
          $0.apiClient = .liveValue
        }
        await store.send(.load)
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func loads() async {
        let store = TestStore(initialState: Home.State()) { Home() } withDependencies: {
          $0.apiClient.load = { [.sample] }
        }
        await store.send(.load)
      }
      ```

      ## Limits

      A live value that is itself under test is meant: the file or the class is called like the client.

      ## Disable it

      `// deplint:disable:next live_value_in_test - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest, !pass.testsTheLibrary else { return }
    for block in pass.facts.overrideBlocks where !block.isInPreview {
      for override in pass.facts.overrides[block.overrides] where override.rest.isEmpty && override.operation == .assign {
        guard case .member(let owner, let name, _)? = override.value?.root, name == "liveValue" || name == "live",
          !isSubject(override, owner, block, pass)
        else { continue }
        let severity: Severity = makesStore(block, pass) ? .warning : .note
        let text = pass.file.text(override.range)
        report(pass.finding(Self.metadata, severity: severity, at: override.range, Finding.Message.live(text).text))
      }
    }
  }

  /// The file, or the type around, is called like the client.
  private func isSubject(_ override: OverrideFact, _ owner: ValueForm.Owner, _ block: OverrideBlock, _ pass: borrowing Pass) -> Bool {
    var names: [String] = []
    if let name = override.root.property { names.append(name) }
    switch override.root {
    case .key(let name): names.append(QualifiedName.last(name))
    case .value(let name?): names.append(QualifiedName.last(name))
    default: break
    }
    if case .named(let name) = owner { names.append(QualifiedName.last(name)) }
    if let key = pass.project.dependency(override.root, in: pass.facts)?.key { names.append(QualifiedName.last(key.name)) }
    var places = [pass.facts.path.split(separator: "/").last.map(String.init) ?? ""]
    if block.type >= 0 { places.append(pass.facts.types[Int(block.type)].name) }
    return names.contains { name in
      let short = Self.shortened(name.lowercased())
      return short.utf8.count > 2 && places.contains { $0.lowercased().split(separator: short, maxSplits: 1, omittingEmptySubsequences: false).count > 1 }
    }
  }

  /// Without what all clients are called.
  private static func shortened(_ name: String) -> String {
    for suffix in ["dependency", "service", "client", "key"] where name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count + 2 {
      return String(name.dropLast(suffix.count))
    }
    return name
  }

  private func makesStore(_ block: OverrideBlock, _ pass: borrowing Pass) -> Bool {
    guard block.declaration >= 0, block.function != nil else { return false }
    let tokens = pass.outline.declarations[Int(block.declaration)].tokens
    return pass.outline.calls.contains { ($0.name == .TestStore || $0.name == .TestStoreOf) && tokens.contains($0.callee.lowerBound) }
  }
}

extension Finding.Message {
  fileprivate static func live(_ path: String) -> Self {
    Self("'\(path)' is live in this test: it reaches what the app reaches, and depends on it; override the endpoints that it needs")
  }
}
