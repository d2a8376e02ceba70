import LintRules

/// The words behind a verb, told apart into options and operands. Knows which options there are, not what they mean.
struct Arguments {
  private(set) var operands: [String] = []
  /// The first operand stood before any `--`.
  private(set) var firstOperandIsPlain = false
  private var given: [(option: CommandOption, value: String)] = []

  init(_ words: ArraySlice<String>, of verb: Verb) throws(UsageError) {
    var words = words
    var optionsEnded = false
    while let word = words.popFirst() {
      if optionsEnded || !word.hasPrefix("-") || word == "-" {
        if operands.isEmpty { firstOperandIsPlain = !optionsEnded }
        operands.append(word)
      } else if word == "--" {
        optionsEnded = true
      } else {
        try readOption(word, rest: &words, of: verb)
      }
    }
  }

  /// Help is wanted, whatever else is said.
  static func askForHelp(_ words: ArraySlice<String>) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == CommandOption.help.name || $0 == CommandOption.help.short }
  }

  func has(_ option: CommandOption) -> Bool { given.contains { $0.option == option } }
  func value(of option: CommandOption) -> String? { values(of: option).first }
  func values(of option: CommandOption) -> [String] { given.filter { $0.option == option }.map(\.value) }

  private mutating func readOption(_ word: String, rest: inout ArraySlice<String>, of verb: Verb) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    guard let option = verb.options.first(where: { $0.name == name || $0.short == name }) else {
      throw .unknownOption(name, of: verb)
    }
    if has(option), !option.isRepeatable, option.value != nil { throw .givenTwice(option, of: verb) }
    var value = parts.count == 2 ? parts[1] : nil
    if option.value == nil {
      if value != nil { throw .unexpectedValue(option, of: verb) }
    } else if value == nil, let standard = option.defaultValue {
      value = standard
    } else if value == nil, let next = rest.first, !next.hasPrefix("-") {
      value = next
      rest.removeFirst()
    }
    if option.value != nil, value == "" { throw UsageError("option '\(option.name)' has an empty value", verb: verb) }
    if option.value != nil, value == nil { throw .missingValue(option, next: rest.first, of: verb) }
    if let value, !option.choices.isEmpty, !option.choices.contains(value) {
      throw .notAChoice(value, for: "value of '\(option.name)'", among: option.choices, of: verb)
    }
    given.append((option, value ?? ""))
  }
}

/// Words on the command line that cannot be followed. Exit status 2.
struct UsageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong and, where one is near, a suggestion.
  let message: String
  /// Whose help to point at; `nil` for the overview.
  let verb: Verb?

  init(_ message: String, verb: Verb?) {
    self.message = message
    self.verb = verb
  }

  /// As it is printed on standard error, two lines.
  var description: String {
    let command = [Tool.name, verb?.rawValue, CommandOption.help.name].compactMap { $0 }.joined(separator: " ")
    return "\(Tool.name): error: \(message.neutralized)\nsee '\(command)'\n"
  }
}

extension UsageError {
  fileprivate static func unknownOption(_ name: String, of verb: Verb) -> Self {
    if name == CommandOption.version.name { return Self("'--version' stands alone", verb: nil) }
    if CommandOption.planned.contains(name) { return Self("option '\(name)' is not available yet", verb: verb) }
    let known = (verb.options + [.help]).map(\.name)
    let owner = Verb.allCases.first { $0.options.contains { $0.name == name } }
    if let owner, owner != verb {
      return Self("option '\(name)' belongs to '\(owner.rawValue)', not to '\(verb.rawValue)'", verb: verb)
    }
    return Self("unknown option '\(name)'" + hint(for: name, among: known), verb: verb)
  }

  fileprivate static func givenTwice(_ option: CommandOption, of verb: Verb) -> Self {
    Self("option '\(option.name)' is given twice", verb: verb)
  }

  fileprivate static func unexpectedValue(_ option: CommandOption, of verb: Verb) -> Self {
    Self("option '\(option.name)' takes no value", verb: verb)
  }

  fileprivate static func missingValue(_ option: CommandOption, next: String?, of verb: Verb) -> Self {
    var message = "option '\(option.name)' needs a value: '\(option.name) \(option.value ?? "")'"
    if let next, next.hasPrefix("-") { message += "; a value that starts with '-' is written '\(option.name)=\(next)'" }
    return Self(message, verb: verb)
  }

  /// - Parameter role: what the word should have been: `value of '--graph'`.
  static func notAChoice(_ word: String, for role: String, among choices: [String], of verb: Verb) -> Self {
    let expected = "expected \(listed(choices, "or"))"
    let hint = hint(for: word, among: choices)
    return Self("'\(word)' is no \(role)" + (hint.isEmpty ? ": \(expected)" : "\(hint) (\(expected))"), verb: verb)
  }
}

extension UsageError {
  /// `: did you mean 'x'?`, else what is given instead, or nothing. Any letter is near to any other, so that words of
  /// one or two get no suggestion.
  static func hint(for word: String, among candidates: [String], else other: String? = nil) -> String {
    let question = word.count > 2 ? Suggestion.question(for: word, among: candidates) : ""
    return question.isEmpty ? other.map { ": \($0)" } ?? "" : question
  }
}
