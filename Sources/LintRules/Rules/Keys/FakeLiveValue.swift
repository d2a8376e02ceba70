import SwiftLexer

/// Reports a `liveValue` that is no live value: a sample, a value that does nothing, or one that fails at every call.
package struct FakeLiveValue: Rule {
  package static let metadata = RuleMetadata(
    id: "fake_live_value", group: .keys, summary: "live value that is a fake", severity: .note, since: "0.1.0", fixes: .none,
    options: [RuleOption(name: "allow", kind: .list(allowed: []), summary: "names of keys that are set before they are read")],
    interest: .facts([.liveValue]),
    explanation: #"""
      ## What it does

      Reports a `liveValue` that is `.noop`, `.mock`, `.preview` or another such value, `testValue` or `previewValue`, a client
      whose endpoints do nothing, `Self()` of a client with `@DependencyClient`, or a plain `unimplemented(…)` or
      `fatalError(…)`.

      ## Why is this bad?

      The app gets it wherever nobody sets another one. Samples are shown as if they were the user's data, what is saved goes
      nowhere, and nothing reports it. Without a live value the library says at the first access that one is missing.

      ## Example

      ```swift
      import Dependencies

      struct LedgerClient {
        var entries: () async throws -> [Int]
      }
      extension LedgerClient: DependencyKey {
        static let liveValue = LedgerClient.mock
        static let testValue = LedgerClient(entries: unimplemented("LedgerClient.entries"))
        static let mock = LedgerClient(entries: { [1, 2, 3] })
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
        static let mock = LedgerClient(entries: { [1, 2, 3] })
      }
      ```

      The module that can make the real one conforms it to `DependencyKey`; an app that has to make it first sets it with
      `prepareDependencies`.

      ## Limits

      Silent are plain data, observers like analytics and logging, keys that `prepareDependencies` sets in view, and what stands
      behind the first branch of an `#if`.

      ## Disable it

      Name keys in `allow` that are always set before they are read.
      """#)

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  private static let fakes: Set<String> = [
    "noop", "noOp", "mock", "mocked", "preview", "previews", "placeholder", "stub", "fake", "dummy", "sample", "demo", "failing",
    "unimplemented", "previewValue", "testValue",
  ]

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    for value in pass.project.keyValues("liveValue", in: pass.facts) where !value.value.isAlternative {
      guard !allowed.contains(value.key.name), !allowed.contains(QualifiedName.last(value.key.name)), !isObserver(value, pass),
        let message = message(value, pass), !pass.project.isPrepared(value.key)
      else { continue }
      report(pass.finding(Self.metadata, at: value.value.range, message.text))
    }
  }

  private func isObserver(_ value: KeyValue, _ pass: borrowing Pass) -> Bool {
    let names = [value.key.name, value.type.map { pass.project[$0].name } ?? ""]
    return names.contains { QualifiedName.last($0).camelCaseWords.contains { ComplacentTestValue.observerWords.contains($0) } }
  }

  private func message(_ value: KeyValue, _ pass: borrowing Pass) -> Finding.Message? {
    let project = pass.project
    let followed = project.follow(value)
    let name = value.key.name
    switch value.form.root {
    case .report, .crash: return .fails(name)
    default: break
    }
    guard isClient(value, project) else { return nil }
    if let member = followed.names.first, Self.fakes.contains(member), isOwn(value, project) { return .isCalled(name, member) }
    switch project.answer(of: value, followed) {
    case .reports: return followed.end.value.form.endpoints.isEmpty ? .fails(name) : nil
    case .neutral: return .doesNothing(name)
    case .answers, .unknown: return nil
    }
  }

  /// The values have endpoints or stand behind a protocol: they are more than data.
  private func isClient(_ value: KeyValue, _ project: ProjectIndex) -> Bool {
    if project.isBehindProtocol(value.key) || project.isFunction(value) == .yes { return true }
    guard let type = value.type ?? project.valueType(of: value.key) else { return false }
    return project[type].kind == .`protocol` || !project.endpoints(of: type).isEmpty
  }

  /// The member is one of the key or of its value's type, not of something that the value is made of.
  private func isOwn(_ value: KeyValue, _ project: ProjectIndex) -> Bool {
    guard case .member(let owner, _, _) = value.form.root, value.form.endpoints.isEmpty else { return false }
    guard case .named(let path) = owner else { return true }
    let last = QualifiedName.last(path)
    return last == QualifiedName.last(value.key.name) || value.type.map { QualifiedName.last(project[$0].name) == last } ?? false
  }
}

extension Finding.Message {
  fileprivate static func isCalled(_ key: String, _ member: String) -> Self {
    Self("the live value of '\(key)' is '\(member)': the app runs on it wherever nobody sets another one")
  }
  fileprivate static func doesNothing(_ key: String) -> Self {
    Self("the live value of '\(key)' does nothing: the app runs on it wherever nobody sets another one")
  }
  fileprivate static func fails(_ key: String) -> Self {
    Self("the live value of '\(key)' fails when it is used: conform to 'TestDependencyKey' alone until there is a live one")
  }
}
