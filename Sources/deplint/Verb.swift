/// What deplint can be asked to do, and what each verb accepts. The parser and the help text both read this.
enum Verb: String, Sendable, CaseIterable {
  case check
  case explain
  case rules
  case initialize = "init"
  case config
  case graph
  case why
  case needs
  case dump
  case help

  /// One line for the overview.
  var summary: String {
    switch self {
    case .check: "Check Swift files and package graphs. The default verb."
    case .explain: "Say what a rule reports, why, and what to write instead, or tell a topic."
    case .rules: "List all rules."
    case .initialize: "Write a commented '.deplint.yml' for what is found."
    case .config: "Check or show the configuration, or print its JSON schema."
    case .graph: "Show the modules, what they are, what they link and what to cut."
    case .why: "Say why a module is linked, or why a rule reports something or nothing."
    case .needs: "Say which clients a reducer or model needs, on which actions."
    case .dump: "Show how deplint reads files, for scripts and bug reports."
    case .help: "Show the help of a verb."
    }
  }

  /// What follows `deplint` on the command line.
  var synopsis: String {
    switch self {
    case .check: "[check] [OPTIONS] [PATH...]"
    case .explain: "explain [RULE|TOPIC]"
    case .rules: "rules"
    case .initialize: "init [FOLDER]"
    case .config: "config \(Self.alternatives(ConfigAction.self)) [--config FILE]"
    case .graph: "graph [OPTIONS] [FOLDER]"
    case .why: "why MODULE [FROM] | FILE:LINE RULE"
    case .needs: "needs [OPTIONS] NAME..."
    case .dump: "dump KIND [--language-mode 5|6] FILE..."
    case .help: "help [VERB]"
    }
  }

  /// What the operands mean, or `nil` where that is plain.
  var details: String? {
    switch self {
    case .check:
      """
      Each PATH is a file or a folder, '.' when there is none. Facts are gathered from the whole project; the paths \
      only choose whose findings are reported. A file or folder that is called like a verb is written './NAME'.
      """
    case .explain: "'deplint rules' lists the rules; without an operand, the topics are listed."
    case .rules: "Each with its group, its severity and whether it has a fix."
    case .initialize: "FOLDER is '.' when there is none. A file that is there already is left alone."
    case .graph:
      """
      FOLDER is '.' when there is none; the whole project that it belongs to is shown. A MODULE is a target, the module \
      of one, or a product of another package.
      """
    case .why:
      """
      With FROM: every shortest way from that module to MODULE, with the places of each step, and what to cut. With a \
      line and a rule: why the rule reports something there, or what keeps it from that.
      """
    case .needs:
      """
      A NAME is a type with dependencies: 'Feature', 'Module.Feature', or 'Feature.swift:Feature' where there are several.
      """
    case .dump: "A FILE '@LIST' stands for the files that LIST names, one a line."
    case .config, .help: nil
    }
  }

  /// The words that may follow the verb, and what they stand for.
  var forms: (title: String, rows: [(String, String)])? {
    switch self {
    case .config: ("Forms", ConfigAction.allCases.map { ($0.rawValue, $0.summary) })
    case .dump: ("Kinds", DumpKind.allCases.map { ($0.rawValue, $0.summary) })
    case .check, .explain, .rules, .initialize, .graph, .why, .needs, .help: nil
    }
  }

  var options: [CommandOption] {
    switch self {
    case .check:
      [
        .only, .skip, .config, .failOn, .output, .graph, .packageJSON, .noGraphCache, .jobs, .color, .quiet,
        .statistics, .noExclude, .fix, .diff,
      ]
    case .config: [.config]
    case .graph: [.format, .focus, .reaches, .roles, .weights, .collapse, .whatIf, .against] + SurveyOptions.options
    case .why: [.answerFormat] + SurveyOptions.options
    case .needs: [.answerFormat] + SurveyOptions.options
    case .dump: [.languageMode]
    case .explain, .rules, .initialize, .help: []
    }
  }

  /// Verbs that are announced and do not exist yet.
  static let planned = ["baseline", "suppressions", "hook", "doctor", "completions"]

  private static func alternatives<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type) -> String {
    type.allCases.map(\.rawValue).joined(separator: "|")
  }
}

/// What `deplint config` does.
enum ConfigAction: String, Sendable, CaseIterable {
  case check, show, schema

  var summary: String {
    switch self {
    case .check: "Read the configuration strictly and report every error in it."
    case .show: "Print the configuration in effect, defaults included."
    case .schema: "Print the JSON schema of '.deplint.yml' for editors."
    }
  }
}

/// What `deplint dump` shows.
enum DumpKind: String, Sendable, CaseIterable {
  case tokens, outline, calls, imports, regions

  var summary: String {
    switch self {
    case .tokens: "Offset, length and kind of each token, in bytes."
    case .outline: "A JSON object for each type and extension."
    case .calls: "Each call with its callee and arguments."
    case .imports: "Each import with its path and attributes."
    case .regions: "What kind of place each piece of code is."
    }
  }
}
