import SwiftLexer

/// Reports a key that no module in view gives a live value, though the app is in view.
package struct LiveValueMissing: Rule {
  package static let metadata = RuleMetadata(
    id: "live_value_missing", group: .keys, summary: "dependency key without a live value anywhere", severity: .warning, since: "0.1.0",
    fixes: .none,
    options: [RuleOption(name: "allow", kind: .list(allowed: []), summary: "names of keys whose live value is out of view")],
    interest: .facts([.TestDependencyKey]),
    explanation: #"""
      ## What it does

      Reports a type that conforms to `TestDependencyKey` while no file of the project conforms it to `DependencyKey`, and
      no code of the app sets it. It asks that the whole project is in view, an entry of an app with it.

      ## Why is this bad?

      The app compiles and starts. At the first access the library reports `has no live implementation`, and goes on with
      `testValue`: in a debug build a warning, in a release build an endpoint that fails or does nothing, in silence.

      ## Example

      ```swift
      import Dependencies

      struct LedgerClient {
        var entries: () async throws -> [Int]
      }
      extension LedgerClient: TestDependencyKey {
        static let testValue = LedgerClient(entries: unimplemented("LedgerClient.entries"))
      }
      extension DependencyValues {
        var ledgerClient: LedgerClient {
          get { self[LedgerClient.self] }
          set { self[LedgerClient.self] = newValue }
        }
      }
      @main struct Books {
        static func main() async throws {
          @Dependency(\.ledgerClient) var ledgerClient
          print(try await ledgerClient.entries())
        }
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct LedgerClient {
        var entries: () async throws -> [Int]
      }
      extension LedgerClient: TestDependencyKey {
        static let testValue = LedgerClient(entries: unimplemented("LedgerClient.entries"))
      }
      extension LedgerClient: DependencyKey {
        static let liveValue = LedgerClient(entries: { try await Bank().entries() })
      }
      extension DependencyValues {
        var ledgerClient: LedgerClient {
          get { self[LedgerClient.self] }
          set { self[LedgerClient.self] = newValue }
        }
      }
      @main struct Books {
        static func main() async throws {
          @Dependency(\.ledgerClient) var ledgerClient
          print(try await ledgerClient.entries())
        }
      }
      ```

      ## Limits

      It is a note where it is not certain that the app links the key's module. Nothing is said without an entry in view, or
      with packages that could not be read.

      ## Disable it

      Name keys in `allow` whose live value another repository has.
      """#)

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let project = pass.project
    guard let file = pass.fileIndex, !project.isTest(pass.facts), !project.isLibrary(pass.facts.module), project.incomplete.isEmpty,
      project.hasEntry, project.graph.map({ $0.graph.packages.isEmpty || $0.graph.isComplete }) ?? true
    else { return }
    for index in pass.facts.types.indices where !pass.facts.types[index].inherits.isEmpty {
      let fact = pass.facts.types[index]
      let site = TypeSite(file: file, type: Int32(index))
      guard let type = project.type(at: site), let key = project.key(of: type), key.home?.site == site, key.live == nil,
        !allowed.contains(key.name), !allowed.contains(QualifiedName.last(key.name)), project.isMentioned(key),
        !project.isAssigned(key), !project.isReadByTestsOnly(key), !project.hasLiveValueOutOfView(key)
      else { continue }
      let severity: Severity = project.isLinkedByEntry(pass.facts.module) ? .warning : .note
      report(pass.finding(Self.metadata, severity: severity, at: fact.range, Finding.Message.isMissing(key.name).text))
    }
  }
}

extension ProjectIndex {
  /// A type of the key's name, whose declaration the index did not find, has a live value.
  fileprivate func hasLiveValueOutOfView(_ key: Key) -> Bool {
    let last = QualifiedName.last(key.name)
    return keys.contains { $0.type != key.type && $0.live != nil && QualifiedName.last($0.name) == last }
  }
}

extension Finding.Message {
  fileprivate static func isMissing(_ key: String) -> Self {
    Self("'\(key)' has no live value in any module: the app runs its test value; conform it to 'DependencyKey' or prepare it")
  }
}
