import SwiftLexer

/// Reports a key that promises a live value and gains no `testValue` in any file of the modules that state its conformances.
///
/// A key whose type is declared out of view is skipped: its `testValue` may stand beside the declaration.
package struct MissingTestValue: Rule {
  package static let metadata = RuleMetadata(
    id: "missing_test_value", group: .keys, summary: "dependency key without a test value", severity: .error, since: "0.1.0",
    fixes: .sometimes,
    options: [
      RuleOption(name: "allow", kind: .list(allowed: []), summary: "names of keys that need no test value")
    ],
    interest: .facts([.liveValue, .DependencyKey, .DependencyEntry]),
    explanation: #"""
      ## What it does

      Reports a type that conforms to `DependencyKey`, itself or through a protocol of yours, and has no `testValue` in any
      file of its module. The same for `@DependencyEntry(liveValue:)` without an initial value.

      ## Why is this bad?

      The library fills the gap with `previewValue`, and where there is none with `liveValue`. A test that reads the key
      records a failure and *then runs the live one*: requests leave the test, files are written. It is silent where a test
      overrides a single endpoint (`$0.weather.alerts = …`): all other endpoints run live, and the test is green. It is
      silent in release builds, too.

      `@DependencyClient` does not help by itself: it makes an initializer whose endpoints report, but no conformance and no
      `testValue`.

      ## Example

      ```swift
      import Dependencies

      struct WeatherClient {
        var forecast: (String) async throws -> [Int]
      }
      extension WeatherClient: DependencyKey {
        static let liveValue = WeatherClient(forecast: { city in try await download(city) })
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct WeatherClient {
        var forecast: (String) async throws -> [Int]
      }
      extension WeatherClient: DependencyKey {
        static let liveValue = WeatherClient(forecast: { city in try await download(city) })
        static let testValue = WeatherClient(forecast: unimplemented("WeatherClient.forecast"))
      }
      ```

      With `@DependencyClient`, `static let testValue = Self()` is all it takes.

      ## Limits

      It is a warning where the key has a `previewValue` of its own, since that is what tests run then, and where the value
      is plain data. A `testValue` in a test target is never used by the library, so it does not count. Keys of types that
      are declared out of view are not judged, nor are keys that a test target declares.

      ## Disable it

      For a key whose live value is meant to be used in tests too, write that down: `static var testValue: Value { liveValue }`.
      """#)

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    checkKeys(pass, report)
    checkEntries(pass, report)
  }

  private func checkKeys(_ pass: borrowing Pass, _ report: (Finding) -> Void) {
    for typeIndex in pass.facts.types.indices where !pass.facts.types[typeIndex].inherits.isEmpty {
      guard let key = key(at: typeIndex, pass), let type = key.type, let live = key.live else { continue }
      let fact = pass.facts.types[typeIndex]
      guard !allowed.contains(key.name), !allowed.contains(QualifiedName.last(key.name)),
        !pass.project.isLibrary(pass.project[type].module), pass.project.value(.test, of: key) == .no
      else { continue }
      let hasPreview = pass.project.value(.preview, of: key) == .yes
      let project = pass.project
      let isClient = project.sites(of: type).contains { project[$0].attributes.contains(.dependencyClient) }
      let message: Finding.Message =
        if hasPreview { .runsPreview(key.name) } else if isClient { .macroAddsNone(key.name) } else { .runsLive(key.name) }
      let isMild = hasPreview || pass.project.isPlainValue(key)
      var finding = pass.finding(
        Self.metadata, severity: isMild ? .warning : .error, at: fact.range, message.text,
        notes: [Note(path: pass.file.path, range: live.range, message: "the conformance is stated here")],
        fixes: isClient ? fixes(key, type, pass) : [])
      finding.symbol = key.name
      report(finding)
    }
  }

  /// The key whose live conformance is stated at a type of this file, at the first place that states it.
  private func key(at typeIndex: Int, _ pass: borrowing Pass) -> Key? {
    guard let file = pass.fileIndex else { return nil }
    let site = TypeSite(file: file, type: Int32(typeIndex))
    guard let type = pass.project.type(at: site), let key = pass.project.key(of: type), key.live?.site == site else { return nil }
    return key
  }

  private func checkEntries(_ pass: borrowing Pass, _ report: (Finding) -> Void) {
    for entry in pass.facts.entries where entry.hasLiveValue && !entry.hasInitialValue && !allowed.contains(entry.name) {
      let message: Finding.Message = entry.hasPreviewValue ? .entryRunsPreview(entry.name) : .entryRunsLive(entry.name)
      report(
        pass.finding(Self.metadata, severity: entry.hasPreviewValue ? .warning : .error, at: entry.range, message.text))
    }
  }

  // MARK: Fix

  /// For a macro client whose memberwise initializer needs no argument: a `testValue` behind `liveValue`, in its form.
  private func fixes(_ key: Key, _ type: TypeID, _ pass: borrowing Pass) -> [Fix] {
    guard let (site, live) = pass.project.member(.live, of: key), pass.project.facts(of: site).path == pass.facts.path,
      Int(live.declaration) < pass.outline.declarations.count, pass.project[type].kind == .`struct`
    else { return [] }
    let project = pass.project
    let stored = project[type].sites.flatMap { project[$0].stored }
    guard stored.allSatisfy({ $0.hasDefault || ($0.form == .closure && !$0.isLet) || ($0.form == .optionalClosure && !$0.isLet) }) else {
      return []
    }
    let declaration = pass.outline.declarations[Int(live.declaration)]
    let isGeneric = project[type].sites.contains { project[$0].isGeneric }
    let isComputed = declaration.body != nil && declaration.initialValue == nil
    let words = ["public", "package", "internal", "fileprivate", "private", "open"]
    var access: String?
    for token in pass.outline.modifiers[declaration.modifiers] where words.contains(pass.text(Int(token))) {
      access = pass.text(Int(token))
    }
    let prefix = access.map { $0 + " " } ?? ""
    let value = isComputed || isGeneric ? "static var testValue: Self { Self() }" : "static let testValue = Self()"
    let isWholeBody = pass.buffer[declaration.tokens.upperBound].kind == .rightBrace
      && !pass.buffer[declaration.tokens.upperBound].flags.contains(.atStartOfLine)
    let end =
      isWholeBody
      ? pass.buffer[declaration.tokens.upperBound - 1].end : pass.endOfLine(behind: declaration.tokens.upperBound - 1)
    let lineBreak = pass.lineBreak + pass.indentation(of: declaration.tokens.lowerBound)
    return [
      Fix(
        title: "insert a 'testValue' whose endpoints report", applicability: .safe,
        edits: [
          TextEdit(
            range: SourceRange(start: end, end: end),
            replacement: (isWholeBody ? "; " : lineBreak) + prefix + value)
        ])
    ]
  }
}

extension Finding.Message {
  fileprivate static func runsLive(_ key: String) -> Self {
    Self("'\(key)' has no 'testValue': a test that reads it fails and then runs the live value")
  }
  fileprivate static func macroAddsNone(_ key: String) -> Self {
    Self("'\(key)' has no 'testValue', which '@DependencyClient' does not add: tests run the live client")
  }
  fileprivate static func runsPreview(_ key: String) -> Self {
    Self("'\(key)' has no 'testValue': a test that reads it fails and then runs 'previewValue'")
  }
  fileprivate static func entryRunsLive(_ name: String) -> Self {
    Self("'\(name)' has no initial value, which is its test value: a test that reads it fails and then runs the live value")
  }
  fileprivate static func entryRunsPreview(_ name: String) -> Self {
    Self("'\(name)' has no initial value, which is its test value: a test that reads it fails and then runs the preview value")
  }
}
