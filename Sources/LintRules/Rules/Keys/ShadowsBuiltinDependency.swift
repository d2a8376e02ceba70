import SwiftLexer

/// Reports a property of `DependencyValues` that has the name of one of the library's.
package struct ShadowsBuiltinDependency: Rule {
  package static let metadata = RuleMetadata(
    id: "shadows_builtin_dependency", group: .keys, summary: "dependency named like one of the library's", severity: .warning,
    since: "0.1.0", fixes: .none,
    options: [RuleOption(name: "allow", kind: .list(allowed: []), summary: "names that are taken on purpose")],
    interest: .facts([.DependencyValues]),
    explanation: #"""
      ## What it does

      Reports a property of `extension DependencyValues` that has the name of a dependency that the library brings, like
      `date`, `uuid`, `calendar`, `mainQueue` or `openURL`; with the Composable Architecture also `dismiss`.

      ## Why is this bad?

      `@Dependency(\.date)` means yours in the module that declares it. In a module that imports both it is ambiguous, and
      where yours is not imported it quietly is the library's: a test overrides one, and the code under test reads the other.

      ## Example

      ```swift
      import Dependencies

      extension DependencyValues {
        var date: DateClient {
          get { self[DateClient.self] }
          set { self[DateClient.self] = newValue }
        }
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      extension DependencyValues {
        var dateClient: DateClient {
          get { self[DateClient.self] }
          set { self[DateClient.self] = newValue }
        }
      }
      ```

      Where the library's own does the same, take that: `@Dependency(\.date)` is a `DateGenerator`.

      ## Limits

      Private properties are not reported. Names that only newer versions of the library have are left out.

      ## Disable it

      Name the property in `allow`.
      """#)

  private static let names: Set<String> = [
    "date", "uuid", "calendar", "locale", "timeZone", "withRandomNumberGenerator", "continuousClock", "suspendingClock", "mainQueue",
    "mainRunLoop", "urlSession", "openURL", "fireAndForget", "assert", "assertionFailure", "precondition", "context",
  ]
  /// By the module that a file has to import to get them.
  private static let others: [(module: String, names: Set<String>)] = [
    ("ComposableArchitecture", ["dismiss", "isPresented", "defaultAppStorage", "defaultFileStorage", "defaultInMemoryStorage"]),
    ("Sharing", ["defaultAppStorage", "defaultFileStorage", "defaultInMemoryStorage"]),
    ("SQLiteData", ["defaultDatabase", "defaultSyncEngine"]),
  ]
  private static let libraries: Set<String> = ["Dependencies", "ComposableArchitecture", "Sharing", "SQLiteData", "DependenciesAdditionsBasics"]

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let module = pass.facts.module
    guard !pass.project.isTest(pass.facts), !pass.project.isLibrary(module), !Self.libraries.contains(pass.project.modules[module].name) else {
      return
    }
    let privates = Set(RegisteredProperty.find(in: pass).filter(\.isPrivate).map(\.range))
    let properties = pass.facts.registrations.map { ($0.name, $0.range) } + pass.facts.entries.map { ($0.name, $0.range) }
    for (name, range) in properties where isTaken(name, pass) && !allowed.contains(name) && !privates.contains(range) {
      report(pass.finding(Self.metadata, at: range, Finding.Message.isTaken(name).text))
    }
  }

  private func isTaken(_ name: String, _ pass: borrowing Pass) -> Bool {
    if Self.names.contains(name) { return true }
    for (module, names) in Self.others where names.contains(name) {
      if pass.facts.imports.contains(where: { $0.module == module }) { return true }
    }
    return false
  }
}

extension Finding.Message {
  fileprivate static func isTaken(_ name: String) -> Self {
    Self("'\(name)' is a dependency of the library, too: which of them '\\.\(name)' means depends on a file's imports; rename it")
  }
}
