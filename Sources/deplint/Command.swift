import LintRules
import SwiftLexer

/// What one run is asked to do.
enum Command: Equatable, Sendable {
  case check(CheckOptions)
  case explain(ExplainSubject)
  case rules
  case initialize(folder: String)
  /// - Parameter file: the configuration, or `nil` for the nearest one.
  case config(ConfigAction, file: String?)
  case graph(GraphOptions)
  case why(WhyOptions)
  case needs(NeedsOptions)
  case dump(DumpKind, inputs: [DumpInput], languageMode: LanguageMode)
  /// `nil`: the overview.
  case help(Verb?)
  case version

  /// - Parameters:
  ///   - words: the arguments, the program's name left out.
  ///   - rules: every rule that there is.
  static func parse(_ words: [String], rules: [RuleMetadata]) throws(UsageError) -> Command {
    guard let first = words.first, let verb = Verb(rawValue: first) else {
      if words.first == CommandOption.version.name {
        if words.count > 1 { throw UsageError("'--version' stands alone", verb: nil) }
        return .version
      }
      if Arguments.askForHelp(words[...]) { return .help(nil) }
      return try check(Arguments(words[...], of: .check), isVerbImplied: true, rules: rules)
    }
    let rest = words.dropFirst()
    if Arguments.askForHelp(rest) { return .help(verb == .help ? nil : verb) }
    let arguments = try Arguments(rest, of: verb)
    switch verb {
    case .check:
      return try check(arguments, isVerbImplied: false, rules: rules)
    case .explain:
      if arguments.operands.isEmpty { return .explain(.overview) }
      return .explain(try ExplainSubject(arguments.onlyOperand(called: "RULE or TOPIC", of: verb), among: rules))
    case .rules:
      try arguments.expectNoOperands(of: verb)
      return .rules
    case .initialize:
      if arguments.operands.isEmpty { return .initialize(folder: ".") }
      return .initialize(folder: try arguments.onlyOperand(called: "FOLDER", of: verb))
    case .config:
      let (action, others) = try arguments.subcommand(ConfigAction.self, of: verb)
      if let other = others.first { throw .surplus(other, hint: "'--config FILE' names a configuration", verb: verb) }
      return .config(action, file: arguments.value(of: .config))
    case .graph:
      return .graph(try GraphOptions(arguments))
    case .why:
      return .why(try WhyOptions(arguments, rules: rules.map(\.id.rawValue)))
    case .needs:
      return .needs(try NeedsOptions(arguments))
    case .dump:
      let (kind, files) = try arguments.subcommand(DumpKind.self, of: verb)
      if files.isEmpty { throw UsageError("'dump \(kind.rawValue)' needs a FILE", verb: verb) }
      let mode: LanguageMode = arguments.value(of: .languageMode) == "5" ? .v5 : .v6
      var inputs: [DumpInput] = []
      for file in files { inputs.append(try DumpInput(file)) }
      return .dump(kind, inputs: inputs, languageMode: mode)
    case .help:
      if arguments.operands.isEmpty { return .help(nil) }
      let word = try arguments.onlyOperand(called: "VERB", of: verb)
      guard let topic = Verb(rawValue: word) else {
        throw .notAChoice(word, for: "verb", among: Verb.allCases.map(\.rawValue), of: verb)
      }
      return .help(topic)
    }
  }

  private static func check(
    _ arguments: Arguments, isVerbImplied: Bool, rules: [RuleMetadata]
  ) throws(UsageError) -> Command {
    if isVerbImplied, arguments.firstOperandIsPlain, let word = arguments.operands.first, Verb(rawValue: word) != nil {
      throw UsageError("the verb '\(word)' comes first; a path of this name is written './\(word)'", verb: nil)
    }
    return .check(try CheckOptions(arguments, isVerbImplied: isVerbImplied, rules: rules))
  }
}

/// What to explain.
enum ExplainSubject: Equatable, Sendable {
  case rule(RuleID)
  /// By its name.
  case topic(String)
  /// Nothing was named: what there is.
  case overview

  fileprivate init(_ word: String, among rules: [RuleMetadata]) throws(UsageError) {
    let known = rules.map(\.id.rawValue)
    let topics = Topic.all.map(\.name)
    if known.contains(word) {
      self = .rule(RuleID(word))
    } else if topics.contains(word) {
      self = .topic(word)
    } else {
      let hint = UsageError.hint(for: word, among: known + topics, else: "'deplint rules' lists the rules, 'deplint explain' the topics")
      throw UsageError("there is no rule or topic '\(word)'\(hint)", verb: .explain)
    }
  }
}

/// A file to dump.
enum DumpInput: Equatable, Sendable {
  case file(String)
  /// A file that names others, one a line.
  case list(String)

  fileprivate init(_ word: String) throws(UsageError) {
    if word == "-" { throw .standardInput(verb: .dump) }
    if word.hasPrefix("@") {
      if word.count == 1 { throw UsageError("'@' needs the name of a list: '@LIST'", verb: .dump) }
      self = .list(String(word.dropFirst()))
    } else {
      if word.isEmpty { throw .emptyPath(verb: .dump) }
      self = .file(word)
    }
  }
}

extension UsageError {
  static func surplus(_ word: String, hint: String? = nil, verb: Verb) -> Self {
    Self("'\(verb.rawValue)' does not know what to do with '\(word)'" + (hint.map { "; \($0)" } ?? ""), verb: verb)
  }

  static func standardInput(verb: Verb) -> Self {
    Self("standard input ('-') cannot be read; a file of this name is written './-'", verb: verb)
  }

  static func emptyPath(verb: Verb) -> Self { Self("a path is empty", verb: verb) }
}

extension Arguments {
  fileprivate func expectNoOperands(of verb: Verb) throws(UsageError) {
    if let word = operands.first { throw .surplus(word, verb: verb) }
  }

  fileprivate func onlyOperand(called name: String, of verb: Verb) throws(UsageError) -> String {
    guard let word = operands.first, !word.isEmpty else {
      throw UsageError("'\(verb.rawValue)' needs a \(name)", verb: verb)
    }
    if operands.count > 1 { throw .surplus(operands[1], hint: "it takes one \(name)", verb: verb) }
    return word
  }

  fileprivate func subcommand<Word: CaseIterable & RawRepresentable<String>>(
    _ type: Word.Type, of verb: Verb
  ) throws(UsageError) -> (Word, ArraySlice<String>) {
    let choices = type.allCases.map(\.rawValue)
    guard let word = operands.first else {
      throw UsageError("'\(verb.rawValue)' needs one of \(listed(choices, "or"))", verb: verb)
    }
    guard let subcommand = Word(rawValue: word) else {
      throw .notAChoice(word, for: "form of '\(verb.rawValue)'", among: choices, of: verb)
    }
    return (subcommand, operands.dropFirst())
  }
}
