import LintRules

/// What `deplint check` was told. `nil` and empty: as the configuration or the surroundings have it.
struct CheckOptions: Equatable, Sendable {
  /// Files and folders as given; `.` where none was.
  var paths: [String] = ["."]
  /// `nil`: the rules that are on. Otherwise these alone, whatever the configuration says. Sorted.
  var only: [RuleID]?
  /// Rules to leave out; wins over `only`. Sorted.
  var skip: [RuleID] = []
  var config: String?
  var failOn: Configuration.FailOn?
  /// At most one without a path.
  var outputs: [OutputTarget] = []
  var graph: Configuration.GraphMode?
  var packageDumps: [PackageDumpInput] = []
  var usesGraphCache = true
  var jobs: Int?
  var color: ColorMode = .auto
  var isQuiet = false
  var showsStatistics = false
  var honoursExcludes = true
  /// Fixes to apply; `nil`: none.
  var fix: Fix.Applicability?
  /// Changes are printed and not written.
  var showsDiff = false
  /// No verb was written, so that a missing path may be a misspelt one.
  var isVerbImplied = true

  /// What a path that does not exist may have been meant to be, for the end of its error message.
  func hint(forMissingPath path: String) -> String? {
    guard isVerbImplied, path == paths.first else { return nil }
    if Verb.planned.contains(path) { return "the verb '\(path)' is not available yet" }
    let verbs = Verb.allCases.map(\.rawValue)
    return path.count > 2 ? Suggestion.nearest(to: path, among: verbs).map { "did you mean the verb '\($0)'?" } : nil
  }
}

/// Where a report goes, and how it is written.
struct OutputTarget: Equatable, Sendable {
  var format: OutputFormat
  /// `nil`: standard output.
  var path: String?

  /// What is written when nothing was asked for.
  static func standard(isGitHubActions: Bool) -> OutputTarget {
    OutputTarget(format: isGitHubActions ? .github : .text)
  }
}

/// The output of `swift package dump-package`, made elsewhere.
struct PackageDumpInput: Equatable, Sendable {
  /// Folder of the package; `nil`: as the dump itself says.
  var folder: String?
  var file: String
}

extension CheckOptions {
  init(_ arguments: Arguments, isVerbImplied: Bool, rules: [RuleMetadata]) throws(UsageError) {
    for path in arguments.operands {
      if path.isEmpty { throw .emptyPath(verb: .check) }
      if path == "-" { throw .standardInput(verb: .check) }
    }
    if !arguments.operands.isEmpty { paths = arguments.operands }
    self.isVerbImplied = isVerbImplied
    if arguments.has(.only) { only = try Self.select(arguments.values(of: .only), of: .only, among: rules) }
    skip = try Self.select(arguments.values(of: .skip), of: .skip, among: rules)
    if let only, only.allSatisfy(skip.contains) {
      throw UsageError("'--skip' leaves nothing of '--only'", verb: .check)
    }
    config = arguments.value(of: .config)
    failOn = arguments.value(of: .failOn).flatMap(Configuration.FailOn.init)
    outputs = try Self.outputs(arguments.values(of: .output))
    graph = arguments.value(of: .graph).flatMap(Configuration.GraphMode.init)
    packageDumps = try Self.packageDumps(arguments.values(of: .packageJSON), of: .check)
    if graph == .off, !packageDumps.isEmpty {
      throw UsageError("'--package-json' gives a graph and '--graph off' wants none", verb: .check)
    }
    usesGraphCache = !arguments.has(.noGraphCache)
    jobs = try Self.jobs(arguments.value(of: .jobs), of: .check)
    color = arguments.value(of: .color).flatMap(ColorMode.init) ?? .auto
    isQuiet = arguments.has(.quiet)
    showsStatistics = arguments.has(.statistics)
    honoursExcludes = !arguments.has(.noExclude)
    fix = arguments.value(of: .fix).flatMap(Fix.Applicability.init)
    showsDiff = arguments.has(.diff)
    if showsDiff {
      if !outputs.isEmpty { throw UsageError("'--diff' prints changes and no report; leave '--output' out", verb: .check) }
      fix = fix ?? .safe
    }
  }

  private static func select(
    _ values: [String], of option: CommandOption, among rules: [RuleMetadata]
  ) throws(UsageError) -> [RuleID] {
    var selected: Set<RuleID> = []
    for value in values {
      for word in value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        if word.isEmpty { throw UsageError("'\(option.name) \(value)' has an empty entry", verb: .check) }
        let matches = rules.filter { $0.isSelected(by: word) }
        if matches.isEmpty { throw .selectsNothing(word, option: option, among: rules) }
        selected.formUnion(matches.map(\.id))
      }
    }
    return selected.sorted()
  }

  private static func outputs(_ values: [String]) throws(UsageError) -> [OutputTarget] {
    var outputs: [OutputTarget] = []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let format = OutputFormat(rawValue: parts[0]) else { throw .noSuchFormat(parts[0]) }
      let target = OutputTarget(format: format, path: parts.count == 2 && parts[1] != "-" ? parts[1] : nil)
      if target.path == "" { throw UsageError("'--output \(value)' has an empty path", verb: .check) }
      if let path = target.path, isInput(path) {
        throw UsageError("'--output \(value)' would replace a file that deplint reads; give another name", verb: .check)
      }
      if let path = target.path, outputs.contains(where: { $0.path == path }) {
        throw UsageError("two reports go to '\(path)'", verb: .check)
      }
      if target.path == nil, let other = outputs.first(where: { $0.path == nil }) {
        throw UsageError(
          "'\(other.format.rawValue)' and '\(parts[0])' both go to standard output; give one a file: "
            + "'--output \(parts[0])=FILE'", verb: .check)
      }
      outputs.append(target)
    }
    return outputs
  }

  /// A source, a manifest's resolution or a configuration: a report is none of these.
  private static func isInput(_ path: String) -> Bool {
    path.hasSuffix(".swift") || path.hasSuffix(".deplint.yml") || path.hasSuffix("Package.resolved")
  }

  static func jobs(_ word: String?, of verb: Verb) throws(UsageError) -> Int? {
    guard let word else { return nil }
    guard let number = Int(word), number >= 1 else {
      throw UsageError("'\(word)' is no value of '--jobs': expected a whole number from 1 on", verb: verb)
    }
    return number
  }

  static func packageDumps(_ values: [String], of verb: Verb) throws(UsageError) -> [PackageDumpInput] {
    var dumps: [PackageDumpInput] = []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if parts.contains("") {
        throw UsageError("'--package-json \(value)' is not of the form '[DIR=]FILE'", verb: verb)
      }
      let dump = PackageDumpInput(folder: parts.count == 2 ? parts[0] : nil, file: parts[parts.count - 1])
      if dumps.contains(where: { $0.folder == dump.folder && $0.folder != nil }) {
        throw UsageError("'--package-json' names the folder '\(parts[0])' twice", verb: verb)
      }
      dumps.append(dump)
    }
    return dumps
  }
}

extension RuleMetadata {
  /// The word is the rule's name or that of a group that it is in.
  fileprivate func isSelected(by word: String) -> Bool {
    word == id.rawValue || word == group.rawValue || (isOptIn && word == RuleGroup.pedantic.rawValue)
  }
}

extension UsageError {
  fileprivate static func selectsNothing(_ word: String, option: CommandOption, among rules: [RuleMetadata]) -> Self {
    if RuleGroup(rawValue: word) != nil { return Self("the group '\(word)' has no rules yet", verb: .check) }
    let known = rules.map(\.id.rawValue) + RuleGroup.allCases.map(\.rawValue)
    let hint = hint(for: word, among: known, else: "'deplint rules' lists them")
    return Self("'\(option.name) \(word)' names no rule or group\(hint)", verb: .check)
  }

  fileprivate static func noSuchFormat(_ word: String) -> Self {
    let available = OutputFormat.allCases.map(\.rawValue)
    if OutputFormat.planned.contains(word) {
      let list = available.joined(separator: ", ")
      return Self("the format '\(word)' is not available yet; available: \(list)", verb: .check)
    }
    return .notAChoice(word, for: "output format", among: available, of: .check)
  }
}
