import SwiftLexer

/// Reports previews that use the network or the disk of whoever looks at them.
package struct EffectfulPreviewValue: Rule {
  package static let metadata = RuleMetadata(
    id: "effectful_preview_value", group: .keys, summary: "preview that uses the network or the disk", severity: .warning,
    since: "0.1.0", fixes: .none,
    options: [RuleOption(name: "allow", kind: .list(allowed: []), summary: "spellings and keys that are never reported, such as UserDefaults.standard")],
    interest: .tokens([.previewValue, .Preview, .PreviewProvider]),
    explanation: #"""
      ## What it does

      Reports a `previewValue` that is the live value, and network, disk and stored settings that a preview value or a preview
      uses itself: `URLSession.shared`, `FileManager.default`, `UserDefaults.standard` and their like.

      ## Why is this bad?

      The canvas runs this code each time that somebody looks at the view, with that person's network and files. What it shows
      depends on what a server answers that day, a build machine shows something else, and what the preview stores stays.

      ## Example

      ```swift
      import Dependencies

      struct NewsClient {
        var load: () async throws -> [String]
      }
      extension NewsClient: DependencyKey {
        static let liveValue = NewsClient(load: { try await Server.news() })
        static let testValue = NewsClient(load: unimplemented("NewsClient.load"))
        static let previewValue = liveValue
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct NewsClient {
        var load: () async throws -> [String]
      }
      extension NewsClient: DependencyKey {
        static let liveValue = NewsClient(load: { try await Server.news() })
        static let testValue = NewsClient(load: unimplemented("NewsClient.load"))
        static let previewValue = NewsClient(load: { ["A headline", "Another one"] })
      }
      ```

      ## Limits

      `Task.sleep`, dates and identifiers make previews look real, and are fine; so are resources of the bundle, and a live
      value that uses nothing of the system and waits for nothing. Of a preview itself (`#Preview`) only the network is judged:
      settings and temporary files may be what it shows.
      """#)

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts), !pass.project.isLibrary(pass.facts.module), !pass.project.isReducerLibrary(pass.facts.module)
    else { return }
    checkAliases(pass, report)
    let buffer = pass.buffer
    let reader = WorldReader(pass.file, buffer)
    let intervals = pass.regions.intervals
    for (position, interval) in intervals.enumerated() where Self.isPreview(interval.region) {
      let end = position + 1 < intervals.count ? intervals[position + 1].start : buffer.count
      for index in interval.start..<end where buffer[index].kind == .identifier && buffer[index].word != .none {
        guard let read = reader.read(at: index), Self.isShared(read, buffer, interval.region), !allowed.contains(read.spelling), isReal(read, pass) else { continue }
        report(pass.finding(Self.metadata, at: buffer.range(of: read.tokens), Finding.Message.effect(read.spelling).text))
      }
    }
  }

  private static func isPreview(_ region: Region) -> Bool {
    switch region.world {
    case .preview: region.place != .view
    case .app: region.place == .previewValue
    case .entry, .tests: false
    }
  }

  /// What somebody's machine or server has, and keeps.
  private static func isShared(_ read: WorldRead, _ buffer: TokenBuffer, _ region: Region) -> Bool {
    if read.family == .session { return true }
    guard read.family == .global, read.name >= 0, region.place == .previewValue, region.world == .app else { return false }
    switch buffer[read.name].word {
    case .UserDefaults, .FileManager, .NSUbiquitousKeyValueStore, .HTTPCookieStorage, .URLCache, .CNContactStore, .EKEventStore,
      .PHPhotoLibrary, .SKPaymentQueue, .CKContainer:
      return true
    default: return false
    }
  }

  private func isReal(_ read: WorldRead, _ pass: borrowing Pass) -> Bool {
    let buffer = pass.buffer
    let token = read.tokens.lowerBound
    let behind = read.tokens.upperBound
    if behind + 1 < buffer.count, buffer[behind].kind == .period, pass.file.isText(buffer[behind + 1], "temporaryDirectory") { return false }
    guard let site = AmbientSite(token, pass) else { return false }
    // Samples may be made of what they like, until a preview value is one.
    if pass.regions.region(atToken: token).world == .app {
      guard site.member >= 0, let name = pass.outline.declarations[site.member].name.first, buffer[name].word == .previewValue else { return false }
    }
    return !AmbientCalls.isShadowed(read.name == token ? QualifiedName.word(buffer[token], pass.file) : nil, site, pass)
  }

  // MARK: Aliases

  private func checkAliases(_ pass: borrowing Pass, _ report: (Finding) -> Void) {
    for value in pass.project.keyValues("previewValue", in: pass.facts) where !value.value.isAlternative {
      let name = value.key.name
      guard !allowed.contains(name), !allowed.contains(QualifiedName.last(name)), isLive(value, pass), isEffectful(value, pass) else { continue }
      report(pass.finding(Self.metadata, at: value.value.range, Finding.Message.isLive(name).text))
    }
  }

  private func isLive(_ value: KeyValue, _ pass: borrowing Pass) -> Bool {
    guard case .member(let owner, let name, _) = value.form.root, name == "liveValue" || name == "live", value.form.endpoints.isEmpty else {
      return false
    }
    guard case .named(let path) = owner else { return true }
    // Another client's live value is not the key's own.
    let last = QualifiedName.last(path)
    return last == QualifiedName.last(value.key.name) || value.type.map { QualifiedName.last(pass.project[$0].name) == last } ?? false
  }

  /// The live value touches the world, or a client whose functions wait.
  private func isEffectful(_ value: KeyValue, _ pass: borrowing Pass) -> Bool {
    let project = pass.project
    let sites = value.key.type.map(project.sites(of:)) ?? value.key.conformances.map(\.site)
    for site in sites where project.facts(of: site).module == pass.facts.module {
      guard let live = project[site].statics.first(where: { $0.name == "liveValue" }) else { continue }
      if live.form.isEffectful { return true }
      let followed = project.follow(KeyValue(key: value.key, placed: PlacedValue(site: site, value: live), type: value.type))
      if followed.end.value.form.isEffectful { return true }
    }
    guard let type = value.type else { return false }
    return project.endpoints(of: type).contains { $0.function?.isAsync ?? false }
  }
}

extension Finding.Message {
  fileprivate static func effect(_ spelling: String) -> Self {
    "'\(spelling)' in a preview: what it shows depends on the machine that draws it, and what it stores stays there"
  }
  fileprivate static func isLive(_ key: String) -> Self {
    "the preview value of '\(key)' is its live value: each look at a preview runs it live"
  }
}
