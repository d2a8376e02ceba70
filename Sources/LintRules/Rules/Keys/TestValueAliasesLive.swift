import SwiftLexer

/// Reports a `testValue` that is the live value under another name.
///
/// How bad that is depends on what the live value does, which is judged by its shape: a warning needs evidence of the world.
package struct TestValueAliasesLive: Rule {
  package static let metadata = RuleMetadata(
    id: "test_value_aliases_live", group: .keys, summary: "test value that is the live value", severity: .warning, since: "0.1.0",
    fixes: .none, options: [RuleOption(name: "allow", kind: .list(allowed: []), summary: "names of keys that tests may run live")],
    interest: .facts([.testValue, .DependencyEntry]),
    explanation: #"""
      ## What it does

      Reports a `testValue` that is `liveValue`, `.live`, `.live(…)` or another call of the same live type, and a
      `@DependencyEntry` whose initial value, which is what tests get, is that of `liveValue:` or called live.

      ## Why is this bad?

      Every test that does not override the client runs the real one, and nothing says so: with a test value of its own the
      key is silent. Tests reach the network and the disk, are slow, and fail for reasons of the day.

      ## Example

      ```swift
      import Dependencies
      import Foundation

      struct ThumbnailClient {
        var render: (Int) async throws -> Data
      }
      extension ThumbnailClient: DependencyKey {
        static let liveValue = Self(render: { id in try await URLSession.shared.data(from: address(of: id)).0 })
        static let testValue: Self = .liveValue
      }
      ```

      ## Use instead

      ```swift
      import Dependencies
      import Foundation

      struct ThumbnailClient {
        var render: (Int) async throws -> Data
      }
      extension ThumbnailClient: DependencyKey {
        static let liveValue = Self(render: { id in try await URLSession.shared.data(from: address(of: id)).0 })
        static let testValue = Self(render: unimplemented("ThumbnailClient.render"))
      }
      ```

      A test that wants the real client says so: `$0.thumbnailClient = .liveValue`.

      ## Limits

      It is a note where nothing that the live value does is known to leave the process: coders, parsers, formatters, routers.
      A live value that is the test value (`liveValue { testValue }`) is not reported, nor are keys that a test target declares.

      ## Disable it

      Name keys in `allow` that are meant to run live in tests.
      """#)

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    for value in pass.project.keyValues("testValue", in: pass.facts) where !value.value.isAlternative {
      guard !allowed.contains(value.key.name), !allowed.contains(QualifiedName.last(value.key.name)), isLive(value, pass) else { continue }
      let severity: Severity = isEffectful(value, pass) ? .warning : .note
      report(
        pass.finding(
          Self.metadata, severity: severity, at: value.value.range, Finding.Message.isLive(value.key.name).text))
    }
    guard !pass.facts.entries.isEmpty else { return }
    for value in EntryValue.find(in: pass) where !allowed.contains(value.entry.name) {
      let entry = value.entry
      guard entry.hasLiveValue && isLive(entry, pass) || value.isLive && isClient(value, pass) else { continue }
      report(pass.finding(Self.metadata, at: entry.range, Finding.Message.entryIsLive(entry.name).text))
    }
  }

  // MARK: Aliases

  private func isLive(_ value: KeyValue, _ pass: borrowing Pass) -> Bool {
    switch value.form.root {
    case .member(let owner, let name, _):
      guard name == "liveValue" || name == "live", value.form.endpoints.isEmpty else { return false }
      guard case .named(let path) = owner else { return true }
      // Another client's live value is not the key's own.
      let last = QualifiedName.last(path)
      return last == QualifiedName.last(value.key.name) || value.type.map { QualifiedName.last(pass.project[$0].name) == last } ?? false
    case .construction(let name?):
      guard let arguments = value.form.liveArguments, let live = live(of: value, pass), case .construction(let other?) = live.form.root else {
        return false
      }
      return name == other && live.form.liveArguments == arguments
    default: return false
    }
  }

  /// The key's live value, where a file of the same module declares it.
  private func live(of value: KeyValue, _ pass: borrowing Pass) -> StaticValue? {
    let sites = value.key.type.map(pass.project.sites(of:)) ?? value.key.conformances.map(\.site)
    for site in sites where pass.project.facts(of: site).module == pass.facts.module {
      if let live = pass.project[site].statics.first(where: { $0.name == "liveValue" }) { return live }
    }
    return nil
  }

  /// The entry gives more than data: a function, something behind a protocol, or a struct of functions.
  private func isClient(_ entry: EntryValue, _ pass: borrowing Pass) -> Bool {
    switch entry.type {
    case .closure, .existential: return true
    case .optionalClosure: return false
    case .named, .other:
      guard let type = entry.value.type ?? pass.project.constructed(FollowedValue(end: entry.value.placed), from: entry.value) else {
        return false
      }
      return pass.project[type].kind == .`protocol` || !pass.project.endpoints(of: type).isEmpty
    }
  }

  private func isLive(_ entry: EntryFact, _ pass: borrowing Pass) -> Bool {
    let declaration = pass.outline.declarations[Int(entry.declaration)]
    guard let value = declaration.initialValue else { return false }
    for attribute in pass.outline.attributes[declaration.attributes] where attribute.word == .DependencyEntry {
      guard let arguments = attribute.arguments else { continue }
      let reader = TokenReader(file: pass.file, buffer: pass.buffer)
      let list = reader.arguments(at: arguments.lowerBound, in: arguments)?.list ?? []
      guard let live = list.first(where: { $0.label == "liveValue" }) else { continue }
      let name = pass.buffer[value.lowerBound].kind == .identifier ? QualifiedName.read(value, pass.buffer, pass.file) : nil
      // A fixed value is nobody's live one.
      return name != nil && pass.text(live.value) == pass.text(value)
    }
    return false
  }

  // MARK: Effects

  /// The live value is known to touch the world, or a client whose functions wait.
  private func isEffectful(_ value: KeyValue, _ pass: borrowing Pass) -> Bool {
    let project = pass.project
    if let live = live(of: value, pass) {
      if live.form.isEffectful { return true }
      let placed = PlacedValue(site: value.placed.site, value: live)
      let followed = project.follow(KeyValue(key: value.key, placed: placed, type: value.type))
      if followed.end.value.form.isEffectful { return true }
      let endpoints = followed.end.value.form.endpoints
      if !followed.isLost, !endpoints.isEmpty, endpoints.allSatisfy({ $0.kind != .value }) { return false }
    }
    guard let type = value.type else { return false }
    return project.endpoints(of: type).contains { $0.function?.isAsync ?? false }
  }
}

extension Finding.Message {
  fileprivate static func isLive(_ key: String) -> Self {
    Self("the test value of '\(key)' is its live value: tests that do not override it run live, without a word")
  }
  fileprivate static func entryIsLive(_ name: String) -> Self {
    Self("the initial value of '\(name)', which tests get, is its live value: tests that do not override it run live, without a word")
  }
}
