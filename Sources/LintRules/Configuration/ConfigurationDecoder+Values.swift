/// The kinds of values that keys have. Each reports what does not fit, and gives what does.
extension ConfigurationDecoder {
  mutating func report(_ message: String, at place: ConfigurationPlace) {
    errors.append(ConfigurationError(place: place, message: message))
  }

  /// Entries of a map; a value that is not written is an empty one.
  mutating func map(_ value: YAMLValue, _ what: String, _ expected: String) -> [YAMLEntry] {
    switch value.content {
    case .map(let entries): return entries
    case .null: return []
    case .scalar, .list:
      report("expected \(expected) as \(what), found \(value.kind)", at: value.place)
      return []
    }
  }

  /// The key of an entry, out of those that exist.
  ///
  /// - Parameters:
  ///   - owner: ` of …`, or nothing for the file itself.
  ///   - note: what else is known of a key that does not exist, in place of a suggestion.
  mutating func key<Key>(_ entry: YAMLEntry, _: Key.Type, of owner: String, note: String?) -> Key?
  where Key: RawRepresentable<String> & CaseIterable {
    if let key = Key(rawValue: entry.key) { return key }
    reportUnknown("key", entry, of: owner, known: Key.allCases.map(\.rawValue), note: note)
    return nil
  }

  mutating func reportUnknown(_ kind: String, _ entry: YAMLEntry, of owner: String, known: [String], note: String?) {
    let way =
      note.map { ": \($0)" }
      ?? Suggestion.nearest(to: entry.key, among: known).map { ": did you mean '\($0)'?" }
      ?? ": expected \(Excerpt.alternatives(known))"
    report("unknown \(kind) \(Excerpt.quoted(entry.key))\(owner)\(way)", at: entry.place)
  }

  /// One of a few words.
  mutating func word<Word>(_ entry: YAMLEntry, _: Word.Type) -> Word?
  where Word: RawRepresentable<String> & CaseIterable {
    let words = Word.allCases.map(\.rawValue)
    return word(entry.value, words).flatMap { Word(rawValue: $0) }
  }

  mutating func word(_ value: YAMLValue, _ words: [String], or other: [String] = []) -> String? {
    var suggestion = ""
    if case .scalar(let text, _) = value.content {
      if words.contains(text) { return text }
      let lowered = text.lowercased()
      if let known = ConfigurationKeys.otherWords[lowered], words.contains(known) {
        suggestion = ": did you mean '\(known)'?"
      } else if ConfigurationKeys.otherWords[lowered] == nil {
        suggestion = Suggestion.question(for: text, among: words)
      }
    }
    report("expected \(Excerpt.alternatives(words + other)), found \(value.kind)\(suggestion)", at: value.place)
    return nil
  }

  /// One text.
  mutating func text(_ entry: YAMLEntry, expected: String) -> String? {
    if case .scalar(let text, _) = entry.value.content { return text }
    report("expected \(expected) as '\(entry.key)', found \(entry.value.kind)", at: entry.value.place)
    return nil
  }

  /// A list of texts; a text alone is a list of one.
  mutating func texts(_ entry: YAMLEntry, of what: String) -> [(text: String, place: ConfigurationPlace)] {
    let items: [YAMLValue]
    switch entry.value.content {
    case .null: return []
    case .scalar: items = [entry.value]
    case .list(let list): items = list
    case .map:
      report("expected a list of \(what) as '\(entry.key)', found a map", at: entry.value.place)
      return []
    }
    var texts: [(text: String, place: ConfigurationPlace)] = []
    for item in items {
      if case .scalar(let text, _) = item.content {
        texts.append((text, item.place))
      } else {
        report("expected \(what) in the list '\(entry.key)', found \(item.kind)", at: item.place)
      }
    }
    return texts
  }

  mutating func pathPatterns(_ entry: YAMLEntry) -> [PathPattern] {
    var patterns: [PathPattern] = []
    for (text, place) in texts(entry, of: "path patterns") {
      if let problem = PathGlob.problem(in: text) {
        report(problem, at: place)
      } else {
        patterns.append(PathPattern(text: text, place: place))
      }
    }
    return patterns
  }

  mutating func integer(_ entry: YAMLEntry, minimum: Int) -> Int? {
    if case .scalar(let text, isQuoted: false) = entry.value.content, let number = Int(text), number >= minimum {
      return number
    }
    report(
      "expected a whole number from \(minimum) on as '\(entry.key)', found \(entry.value.kind)", at: entry.value.place)
    return nil
  }
}
