/// `rules:`, with groups resolved into rules.
extension ConfigurationDecoder {
  mutating func decodeRules(_ value: YAMLValue) -> [RuleID: RuleSettings] {
    var own: [RuleID: RuleSettings] = [:]
    var groups: [RuleGroup: RuleSettings] = [:]
    var faulty: Set<RuleID> = []
    for entry in map(value, "'rules'", "a map such as 'missing_test_value: error'") {
      if let rule = rules[RuleID(entry.key)] {
        let before = errors.count
        own[rule.id] = settings(entry, options: rule.options)
        if errors.count > before { faulty.insert(rule.id) }
      } else if let group = RuleGroup(rawValue: entry.key) {
        groups[group] = settings(entry, options: nil)
      } else {
        let suggestion = Suggestion.question(for: entry.key, among: ruleNames)
        let way = suggestion.isEmpty ? ": 'deplint rules' lists those that exist" : suggestion
        report("unknown rule \(Excerpt.quoted(entry.key))\(way)", at: entry.place)
      }
    }
    let resolved = resolve(own, groups)
    for rule in own.keys.sorted() where !faulty.contains(rule) { reportIfIdle(rule, resolved[rule]) }
    return resolved
  }

  /// - Parameter options: options of the rule; `nil` for a group, which has none.
  private mutating func settings(_ entry: YAMLEntry, options: [RuleOption]?) -> RuleSettings {
    var settings = RuleSettings()
    settings.place = entry.place
    guard case .map(let entries) = entry.value.content else {
      settings.level = level(entry.value, or: ["a map such as {severity: warning}"])
      return settings
    }
    let owner = options == nil ? " of the group '\(entry.key)'" : " of the rule '\(entry.key)'"
    for entry in entries {
      switch ConfigurationKeys.EveryRule(rawValue: entry.key) {
      case .severity: settings.level = level(entry.value)
      case .exclude: settings.exclude = pathPatterns(entry)
      case nil:
        if let option = options?.first(where: { $0.name == entry.key }) {
          decode(entry, as: option, into: &settings)
        } else {
          let known = ConfigurationKeys.EveryRule.allCases.map(\.rawValue) + (options ?? []).map(\.name)
          reportUnknown("option", entry, of: owner, known: known, note: nil)
        }
      }
    }
    return settings
  }

  private mutating func level(_ value: YAMLValue, or other: [String] = []) -> RuleSettings.Level? {
    guard let word = word(value, ConfigurationKeys.levels, or: other) else { return nil }
    return Severity(name: word).map { .severity($0) } ?? .off
  }

  private mutating func decode(_ entry: YAMLEntry, as option: RuleOption, into settings: inout RuleSettings) {
    switch option.kind {
    case .integer(let minimum): settings.integers[option.name] = integer(entry, minimum: minimum)
    case .list(let allowed):
      let words = texts(entry, of: allowed.isEmpty ? "words" : "words out of \(Excerpt.alternatives(allowed))")
      for (text, place) in words where !allowed.isEmpty && !allowed.contains(text) {
        let suggestion = Suggestion.question(for: text, among: allowed)
        report("expected \(Excerpt.alternatives(allowed)), found \(Excerpt.quoted(text))\(suggestion)", at: place)
      }
      switch option.name {
      case RuleSettings.scopesOption: settings.scopes = words.map(\.text)
      case RuleSettings.allowOption: settings.allow = words.map(\.text)
      default: settings.lists[option.name] = words.map(\.text)
      }
    }
  }

  /// Hands what groups say down to their rules.
  ///
  /// A group's severity is that of its rules which are on by default, so that raising a group turns nothing on that
  /// nobody asked for; `off` is for all of them. `pedantic` turns on what is off by default. A rule's own severity
  /// wins over its group's, and its own excludes are added to its group's.
  private func resolve(
    _ own: [RuleID: RuleSettings], _ groups: [RuleGroup: RuleSettings]
  ) -> [RuleID: RuleSettings] {
    var resolved = own
    for rule in rules.values.sorted(by: { $0.id < $1.id }) {
      let group = groups[rule.group]
      let pedantic = rule.isOptIn ? groups[.pedantic] : nil
      guard group != nil || pedantic != nil || own[rule.id] != nil else { continue }
      var settings = own[rule.id] ?? RuleSettings()
      settings.place = settings.place ?? (pedantic ?? group)?.place
      settings.exclude = (group?.exclude ?? []) + (pedantic?.exclude ?? []) + settings.exclude
      if settings.level == nil, let level = group?.level, !rule.isOptIn || level == .off { settings.level = level }
      settings.level = settings.level ?? pedantic?.level
      resolved[rule.id] = settings
    }
    return resolved
  }

  /// Options of a rule that stays off would be believed to be in effect.
  private mutating func reportIfIdle(_ rule: RuleID, _ settings: RuleSettings?) {
    guard let metadata = rules[rule], metadata.isOptIn, let settings, settings.level == nil, let place = settings.place
    else { return }
    report(
      "the rule '\(rule)' is off by default: expected a severity beside its options "
        + "('severity: \(metadata.severity.name)' turns it on, 'severity: off' leaves it off)",
      at: place)
  }
}
