import SwiftLexer

/// Reports test values that reach the world outside the test.
package struct EffectfulTestValue: Rule {
  package static let metadata = RuleMetadata(
    id: "effectful_test_value", group: .keys, summary: "test value that is not the same on each run", severity: .warning, since: "0.1.0",
    fixes: .none, options: [RuleOption(name: "allow", kind: .list(allowed: []), summary: "spellings that are never reported, such as Date()")],
    interest: .tokens([.testValue]),
    explanation: #"""
      ## What it does

      Reports what is different on each run, or outlives it, in a `testValue`: `Date()`, `UUID()`, `URLSession.shared`,
      `FileManager.default`, `UserDefaults.standard`, `Task.sleep` and their like, and a `.liveValue` that it is made of.

      ## Why is this bad?

      A test value is what tests get that said nothing. This one gives each of them another answer, or lets one test find what
      another has left behind: the order of the tests decides which of them fail.

      ## Example

      ```swift
      import Dependencies

      struct Calendars {
        var now: () -> Date
      }
      extension Calendars: TestDependencyKey {
        static let testValue = Calendars(now: { Date() })
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct Calendars {
        var now: () -> Date
      }
      extension Calendars: TestDependencyKey {
        static let testValue = Calendars(now: unimplemented("Calendars.now", placeholder: Date(timeIntervalSince1970: 0)))
      }
      ```

      ## Limits

      A placeholder is never seen by a test that passes, and fine. So are objects of the test's own
      (`UserDefaults(suiteName:)`) and what only names a logger. Members that the test value names are not followed.
      """#)

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts), !pass.project.isLibrary(pass.facts.module), !pass.project.isReducerLibrary(pass.facts.module)
    else { return }
    let buffer = pass.buffer
    let reader = WorldReader(pass.file, buffer)
    let intervals = pass.regions.intervals
    for (position, interval) in intervals.enumerated() where interval.region.place == .testValue && interval.region.world < .tests {
      let end = position + 1 < intervals.count ? intervals[position + 1].start : buffer.count
      for index in interval.start..<end {
        if buffer[index].word == .liveValue {
          checkLive(index, pass, report)
          continue
        }
        let read: WorldRead? =
          switch buffer[index].kind {
          case .identifier where buffer[index].word != .none: reader.read(at: index)
          case .leftParen: reader.contents(at: index)
          default: nil
          }
        guard let read, Self.isEffect(read, buffer), !allowed.contains(read.spelling), isReal(read, pass) else { continue }
        report(pass.finding(Self.metadata, at: buffer.range(of: read.tokens), Finding.Message.effect(read.spelling).text))
      }
    }
  }

  /// It changes by itself, or other tests find what is done to it.
  private static func isEffect(_ read: WorldRead, _ buffer: TokenBuffer) -> Bool {
    switch read.family {
    case .date, .uuid, .random, .sleep, .session, .instant: return true
    case .scheduler, .settings: return false
    case .global:
      switch read.name >= 0 ? buffer[read.name].word : .none {
      case .Bundle, .NotificationCenter: return false
      default: return true
      }
    }
  }

  private func isReal(_ read: WorldRead, _ pass: borrowing Pass) -> Bool {
    let buffer = pass.buffer
    let token = read.tokens.lowerBound
    guard let site = AmbientSite(token, pass) else { return false }
    let ambient = AmbientRead(tokens: read.tokens, spelling: read.spelling, form: .other)
    if AmbientExemptions(pass, site, ambient).isLoggerLabel { return false }
    for bracket in site.brackets where bracket.label(in: buffer) == .placeholder { return false }
    if read.hider != .none, pass.project.declaresWorldName(read.hider, seenBy: pass.facts.module) { return false }
    // A folder for what is thrown away.
    let behind = read.tokens.upperBound
    if behind + 1 < buffer.count, buffer[behind].kind == .period, pass.file.isText(buffer[behind + 1], "temporaryDirectory") { return false }
    let type = read.name == token ? QualifiedName.word(buffer[token], pass.file) : nil
    return !AmbientCalls.isShadowed(type, site, pass)
  }

  /// `Self(api: .liveValue)`: a part of the value runs live. The whole value is `test_value_aliases_live`'s.
  private func checkLive(_ index: Int, _ pass: borrowing Pass, _ report: (Finding) -> Void) {
    guard pass.buffer.kind(before: index) == .period, let site = AmbientSite(index, pass),
      site.brackets.contains(where: { pass.buffer[$0.open].kind == .leftParen }), !allowed.contains("liveValue")
    else { return }
    var start = index - 1
    while start >= 1, pass.buffer[start].kind == .period, pass.buffer[start - 1].kind.isWord, pass.buffer[start - 1].kind != .keyword || pass.buffer[start - 1].word == .Self {
      start -= 1
      if start >= 1, pass.buffer[start - 1].kind == .period { start -= 1 } else { break }
    }
    report(pass.finding(Self.metadata, at: pass.buffer.range(of: start..<index + 1), Finding.Message.live(pass.text(start..<index + 1)).text))
  }
}

extension Finding.Message {
  fileprivate static func effect(_ spelling: String) -> Self {
    "'\(spelling)' in a test value: a test that overrides nothing gets another answer on each run, or meets what another test has left behind"
  }
  fileprivate static func live(_ text: String) -> Self {
    "'\(text)' in a test value: a part of it runs live in each test that does not override it, without a word"
  }
}
