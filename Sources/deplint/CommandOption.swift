import LintRules

/// An option of a verb. One table for the parser, which accepts nothing else, and for the help text.
struct CommandOption: Sendable, Equatable {
  let name: String
  var short: String? = nil
  /// How the help text names the value; `nil` for a flag.
  var value: String? = nil
  /// The only values that are accepted. Empty: the verb checks the value itself.
  var choices: [String] = []
  var isRepeatable = false
  /// What the option stands for without a value; a value is then given behind `=` only. `nil`: a value is needed.
  var defaultValue: String? = nil
  let summary: String

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.name == rhs.name }

  /// Name and value as the help text shows them.
  var synopsis: String {
    let names = short.map { "\($0), \(name)" } ?? name
    if defaultValue != nil, let value { return "\(names)[=\(value)]" }
    return value.map { "\(names) \($0)" } ?? names
  }
}

extension CommandOption {
  static let only = CommandOption(
    name: "--only", value: "RULE|GROUP", isRepeatable: true,
    summary: "Run these rules alone, also those that are off. Commas separate several.")
  static let skip = CommandOption(
    name: "--skip", value: "RULE|GROUP", isRepeatable: true,
    summary: "Leave these rules out. Commas separate several.")
  static let config = CommandOption(
    name: "--config", value: "FILE",
    summary: "Use this configuration, not the nearest '.deplint.yml'.")
  static let failOn = choice(
    of: Configuration.FailOn.self, name: "--fail-on", value: "LEVEL",
    summary: "Exit with 1 from this severity on: error, warning, note or never. Default: as configured, else warning.")
  static let output = CommandOption(
    name: "--output", value: "FORMAT[=PATH]", isRepeatable: true,
    summary: "Write the report as \(listed(OutputFormat.allCases.map(\.rawValue), "or")), to a file or to standard "
      + "output. Default: text, on GitHub Actions github.")
  static let graph = choice(
    of: Configuration.GraphMode.self, name: "--graph", value: "MODE",
    summary: "Learn the package graph from manifests and, where they need it, SwiftPM (auto), from SwiftPM alone "
      + "(dump), from manifests alone (static), or not at all (off). Default: as configured, else auto.")
  static let packageJSON = CommandOption(
    name: "--package-json", value: "[DIR=]FILE", isRepeatable: true,
    summary: "Take the graph of the package in DIR from this output of 'swift package dump-package'.")
  static let noGraphCache = CommandOption(
    name: "--no-graph-cache", summary: "Neither read nor write the cache of package graphs.")
  static let jobs = CommandOption(
    name: "--jobs", value: "N", summary: "Use N threads. Default: one for each core.")
  static let color = choice(
    of: ColorMode.self, name: "--color", value: "WHEN",
    summary: "Colour text: auto (default, on a terminal), always or never.")
  static let quiet = CommandOption(name: "--quiet", summary: "Print findings and failures only.")
  static let statistics = CommandOption(name: "--statistics", summary: "Add a table of findings by rule.")
  static let noExclude = CommandOption(
    name: "--no-exclude", summary: "Check the given paths even where the configuration excludes them.")
  static let fix = CommandOption(
    name: "--fix", value: "safe|unsafe", choices: ["safe", "unsafe"], defaultValue: "safe",
    summary: "Apply fixes: those that keep what the code means (safe), or those that need a look, too (unsafe).")
  static let diff = CommandOption(
    name: "--diff", summary: "Print what '--fix' would change, and write nothing. Exit with 1 if it would change something.")
  static let languageMode = CommandOption(
    name: "--language-mode", value: "5|6", choices: ["5", "6"],
    summary: "Read the files as this Swift language mode. Default: 6.")
  static let format = choice(
    of: GraphOptions.Format.self, name: "--format", value: "FORMAT",
    summary: "Answer as text (default), json, dot (for Graphviz) or mermaid (which GitHub draws).")
  static let answerFormat = choice(
    of: WhyOptions.Format.self, name: "--format", value: "FORMAT", summary: "Answer as text (default) or json.")
  static let needsFormat = choice(
    of: NeedsOptions.Format.self, name: "--format", value: "FORMAT",
    summary: "Answer as text (default), json, or mermaid (one type as a picture, which GitHub draws).")
  static let all = CommandOption(name: "--all", summary: "Show a table of all types with dependencies.")
  static let since = CommandOption(
    name: "--since", value: "REF",
    summary: "Say what types touch now that they did not at a git revision, and which tests do not declare it.")
  static let maxClients = CommandOption(
    name: "--max-clients", value: "N", summary: "With '--all': exit with 1 where a type touches more clients itself.")
  static let focus = CommandOption(
    name: "--focus", value: "MODULE", isRepeatable: true,
    summary: "Show these modules and what they are joined to. Commas separate several.")
  static let reaches = CommandOption(
    name: "--reaches", value: "MODULE", isRepeatable: true,
    summary: "Show what links these modules; with '--focus' the ways from those to these.")
  static let roles = CommandOption(
    name: "--roles", summary: "Say what each module is, and the fact that made it so.")
  static let weights = CommandOption(
    name: "--weights", summary: "Say what building each target compiles, and what tests would compile without what is to be cut.")
  static let collapse = choice(
    of: GraphDrawing.Collapse.self, name: "--collapse", value: "HOW",
    summary: "Draw one box for each folder or role, or for each module (none). Default: auto, by their number.")
  static let whatIf = CommandOption(
    name: "--what-if", value: "CHANGE", isRepeatable: true,
    summary: "Say what features and tests would compile if a client were split (split=KEY) or a dependency cut (cut=A:B).")
  static let against = CommandOption(
    name: "--against", value: "REF|FILE.json",
    summary: "Say what changed since a git revision, or since '--format json' wrote a file.")
  static let help = CommandOption(name: "--help", short: "-h", summary: "Show this help.")
  static let version = CommandOption(name: "--version", summary: "Show the version.")

  /// Options that are announced and do not exist yet: refused by name, not guessed at.
  static let planned = [
    "--staged", "--changed-since", "--since-merge-base", "--baseline", "--add-suppressions",
    "--reason", "--sarif-category",
  ]

  private static func choice<Value: CaseIterable & RawRepresentable<String>>(
    of type: Value.Type, name: String, value: String, summary: String
  ) -> CommandOption {
    CommandOption(name: name, value: value, choices: type.allCases.map(\.rawValue), summary: summary)
  }
}

/// When text is coloured.
enum ColorMode: String, Sendable, CaseIterable { case auto, always, never }

/// `a`, `a or b`, `a, b or c`.
func listed(_ words: [String], _ conjunction: String) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}
