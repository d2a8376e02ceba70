import SwiftLexer

/// Reports a client that previews run live, or that fails in previews, since it has no `previewValue`.
package struct MissingPreviewValue: Rule {
  package static let metadata = RuleMetadata(
    id: "missing_preview_value", group: .keys, summary: "dependency key without a preview value", severity: .warning, since: "0.1.0",
    fixes: .none,
    options: [RuleOption(name: "allow", kind: .list(allowed: []), summary: "names of keys that need no preview value")],
    interest: .facts([.DependencyKey, .TestDependencyKey, .DependencyEntry, .liveValue]),
    explanation: #"""
      ## What it does

      Reports a client without a `previewValue` in a module that previews may use: at its `liveValue`, where the same module
      has that, else at its name.

      ## Why is this bad?

      It is often said that previews use `testValue` then. That holds only where the live value is in another module. In the
      module of a `DependencyKey` conformance the default is **`liveValue`**: each refresh of the canvas sends requests,
      writes files, asks for permissions. Where the live value is in another module the default is `testValue`, and one that
      reports leaves the preview without data.

      ## Example

      ```swift
      import Dependencies
      import SwiftUI

      struct WeatherClient {
        var forecast: (String) async throws -> Data
      }
      extension WeatherClient: DependencyKey {
        static let liveValue = Self(forecast: { try await URLSession.shared.data(from: address(of: $0)).0 })
        static let testValue = Self(forecast: unimplemented("WeatherClient.forecast"))
      }
      ```

      ## Use instead

      ```swift
      import Dependencies
      import SwiftUI

      struct WeatherClient {
        var forecast: (String) async throws -> Data
      }
      extension WeatherClient: DependencyKey {
        static let liveValue = Self(forecast: { try await URLSession.shared.data(from: address(of: $0)).0 })
        static let previewValue = Self(forecast: { _ in Data("sunny".utf8) })
        static let testValue = Self(forecast: unimplemented("WeatherClient.forecast"))
      }
      ```

      ## Limits

      It is a warning where the live value is seen to touch the world, else a note. Silent are plain data, live values that
      are known to be pure, private keys, test values that give data, and modules that no file with SwiftUI or previews uses.

      ## Disable it

      For a client that may run live in previews, write that down: `static var previewValue: Self { liveValue }`.
      """#)

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts), !pass.project.isLibrary(pass.facts.module) else { return }
    checkKeys(pass, report)
    checkEntries(pass, report)
  }

  // MARK: Keys

  private func checkKeys(_ pass: borrowing Pass, _ report: (Finding) -> Void) {
    guard let file = pass.fileIndex else { return }
    let project = pass.project
    for index in pass.facts.types.indices {
      let fact = pass.facts.types[index]
      let live = fact.values.first { $0.name == .live }
      guard live != nil || !fact.inherits.isEmpty, !fact.isPrivate else { continue }
      let site = TypeSite(file: file, type: Int32(index))
      guard let type = project.type(at: site), let key = project.key(of: type), let home = key.home, !project[type].isFileScoped,
        !allowed.contains(key.name), !allowed.contains(QualifiedName.last(key.name)), project.isSeenByPreviews(home.module),
        project.value(.preview, of: key) == .no, isClient(key, project), !project.isReadByTestsOnly(key)
      else { continue }
      if key.conformances.contains(where: { $0.role == .live && $0.module == home.module }) {
        if let live, home.module == pass.facts.module, project.member(.live, of: key)?.site == site { checkLive(live, key, site, pass, report) }
      } else if home.site == site, key.live != nil, failsInTests(key, pass) {
        report(pass.finding(Self.metadata, severity: .note, at: fact.range, Finding.Message.runsTest(key.name).text))
      }
    }
  }

  /// The live value is in the key's own module.
  private func checkLive(
    _ live: ValueMember, _ key: Key, _ site: TypeSite, _ pass: borrowing Pass, _ report: (Finding) -> Void
  ) {
    guard live.isEffectful || !isPure(key, site, pass) else { return }
    let isEffectful = reachesOut(Int(live.declaration), pass)
    report(
      pass.finding(
        Self.metadata, severity: isEffectful ? .warning : .note, at: live.range,
        (isEffectful ? Finding.Message.runsLiveEffects(key.name) : .runsLive(key.name)).text))
  }

  /// The value is a struct of functions, a function, or behind a protocol.
  private func isClient(_ key: Key, _ project: ProjectIndex) -> Bool {
    if project.isPlainValue(key) { return false }
    if project.isBehindProtocol(key) { return true }
    guard let type = project.valueType(of: key) else { return false }
    return project[type].kind == .`protocol` || !project.endpoints(of: type).isEmpty
  }

  /// Names of what leaves the process, asks the user or is heard: the network, files, settings, secrets, devices.
  private static let outside: Set<String> = [
    "URLSession", "URLRequest", "FileManager", "FileHandle", "UserDefaults", "SecItemAdd", "SecItemCopyMatching", "Keychain",
    "UIPasteboard", "NSPasteboard", "CLLocationManager", "CNContactStore", "EKEventStore", "PHPhotoLibrary", "LAContext",
    "NWConnection", "NWPathMonitor", "CKContainer", "AVAudioSession", "AVAudioRecorder", "AVAudioEngine", "AVPlayer", "AVAudioPlayer",
    "AVCaptureSession", "SFSpeechRecognizer", "UNUserNotificationCenter", "WCSession", "SKPaymentQueue", "CMMotionManager", "HKHealthStore",
    "Process", "NSUbiquitousKeyValueStore", "ASWebAuthenticationSession", "WidgetCenter",
  ]

  private func reachesOut(_ declaration: Int, _ pass: borrowing Pass) -> Bool {
    pass.outline.declarations[declaration].tokens.contains { index in
      let token = pass.buffer[index]
      guard token.kind == .identifier, token.length >= 7, pass.file.storage[Int(token.start)] &- 0x41 < 26 else { return false }
      let name = pass.file.text(token.range)
      // Of an application's other members most are names of notifications.
      if name == "UIApplication" || name == "NSWorkspace" { return index + 2 < pass.buffer.count && pass.text(index + 2) == "shared" }
      return Self.outside.contains(name)
    }
  }

  /// What the live value does is all in view, and none of it waits or touches the world.
  private func isPure(_ key: Key, _ site: TypeSite, _ pass: borrowing Pass) -> Bool {
    let project = pass.project
    guard let live = project[site].statics.first(where: { $0.name == "liveValue" }), !live.form.isEffectful else { return false }
    let value = KeyValue(key: key, placed: PlacedValue(site: site, value: live), type: project.valueType(of: key))
    let followed = project.follow(value)
    let form = followed.end.value.form
    guard !followed.isLost, !form.isEffectful, !form.endpoints.isEmpty, let type = project.constructed(followed, from: value) else {
      return false
    }
    // What waits, or is handed in from outside, may do anything.
    guard form.endpoints.count == form.argumentCount, form.endpoints.allSatisfy({ $0.kind != .value }) else { return false }
    return !project.endpoints(of: type).contains { $0.function?.isAsync ?? true }
  }

  /// The test value fails at every call, so that a preview has nothing of it.
  private func failsInTests(_ key: Key, _ pass: borrowing Pass) -> Bool {
    let project = pass.project
    guard let (site, _) = project.member(.test, of: key), let test = project[site].statics.first(where: { $0.name == "testValue" }) else {
      return false
    }
    let value = KeyValue(key: key, placed: PlacedValue(site: site, value: test), type: project.valueType(of: key))
    return project.answer(of: value, project.follow(value)) == .reports
  }

  // MARK: Entries

  private func checkEntries(_ pass: borrowing Pass, _ report: (Finding) -> Void) {
    for entry in pass.facts.entries where entry.hasLiveValue && !entry.hasPreviewValue && !allowed.contains(entry.name) {
      guard pass.project.isSeenByPreviews(pass.facts.module), isClient(entry, pass) else { continue }
      report(pass.finding(Self.metadata, severity: .note, at: entry.range, Finding.Message.entryRunsLive(entry.name).text))
    }
  }

  private func isClient(_ entry: EntryFact, _ pass: borrowing Pass) -> Bool {
    let declaration = pass.outline.declarations[Int(entry.declaration)]
    guard !declaration.modifierSet.isFileScoped, let type = declaration.type, let file = pass.fileIndex else { return false }
    switch TypeForm.read(type, pass.buffer, pass.file) {
    case .closure, .existential: return true
    case .optionalClosure, .other: return false
    case .named(let name):
      guard case .type(let id) = pass.project.resolve(name, scope: "DependencyValues", file: file) else { return false }
      return pass.project[id].kind == .`protocol` || !pass.project.endpoints(of: id).isEmpty
    }
  }
}

extension Finding.Message {
  fileprivate static func runsLiveEffects(_ key: String) -> Self {
    Self("'\(key)' has no 'previewValue': previews run this live value, with all that it does outside; add samples")
  }
  fileprivate static func runsLive(_ key: String) -> Self {
    Self("'\(key)' has no 'previewValue': previews run the live value; add samples")
  }
  fileprivate static func runsTest(_ key: String) -> Self {
    Self("'\(key)' has no 'previewValue': previews run the test value, which fails at every call; add samples")
  }
  fileprivate static func entryRunsLive(_ name: String) -> Self {
    Self("'\(name)' has no 'previewValue:': previews run the live value; add samples")
  }
}
