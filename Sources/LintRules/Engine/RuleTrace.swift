import SwiftLexer

/// What becomes of one rule on one line of one file, step by step: why a finding is there, or why there is none.
package struct RuleTrace: Sendable {
  /// What was asked.
  package struct Question: Sendable {
    package var rule: any Rule.Type
    /// 1-based.
    package var line: Int
    /// `yyyy-mm-dd`, UTC.
    package var today: String
    /// Path of the configuration, for its places.
    package var configurationPath: String

    package init(rule: any Rule.Type, line: Int, today: String, configurationPath: String) {
      self.rule = rule
      self.line = line
      self.today = today
      self.configurationPath = configurationPath
    }
  }

  /// `check` reports a finding of the rule there.
  package private(set) var isReported = false
  /// One sentence each, the decisive one first.
  package private(set) var sentences: [String] = []

  private let question: Question
  private let configuration: Configuration
  private let survey: Survey
  private let file: SourceFile
  private let buffer: TokenBuffer
  private let outline: Outline
  private let lines: LineTable
  private var metadata: RuleMetadata { question.rule.metadata }
  private var rule: String { metadata.id.rawValue }

  /// `nil` for a file that the survey has not read.
  package init?(
    _ question: Question, _ file: SourceFile, _ survey: Survey, _ configuration: Configuration
  ) throws(ConfigurationError) {
    guard let index = survey.project.fileIndex(of: file.path) else { return nil }
    self.question = question
    self.configuration = configuration
    self.survey = survey
    self.file = file
    buffer = Lexer.tokenize(file)
    outline = OutlineParser.parse(buffer, of: file, recordStatements: true)
    lines = LineTable(file)
    try answer(survey.project.files[Int(index)])
  }

  private mutating func answer(_ facts: FileFacts) throws(ConfigurationError) {
    guard question.line >= 1, question.line <= lines.lineCount else {
      sentences.append("the file has \(lines.lineCount) lines, and no line \(question.line)")
      return
    }
    if let reason = neverRuns(facts) {
      sentences.append(reason)
      return
    }
    let regions = Regions.read(buffer, of: file, outline, facts, survey.project)
    let pass = Pass(file: file, buffer: buffer, outline: outline, facts: facts, project: survey.project, regions: regions)
    var findings: [Finding] = []
    try question.rule.init(options: configuration.options(of: metadata)).check(pass) { findings.append($0) }
    findings.sort()
    let here = findings.filter { covers($0.range) }
    if here.isEmpty {
      sentences.append("the rule finds nothing on this line")
      explainSilence(findings, facts, regions)
    } else {
      for finding in here { explain(finding) }
    }
    if !configuration.isEnabled(metadata) { sentences.append(offSentence) }
  }

  // MARK: Rules that did not look

  private func neverRuns(_ facts: FileFacts) -> String? {
    if metadata.id == UnusedSuppression.metadata.id {
      return "'\(rule)' follows from what all other rules find: 'deplint --only \(rule) \(file.path)' shows it"
    }
    if metadata.group == .modules, survey.project.linkage?.graph.packages.contains(where: \.isJudged) != true {
      return "'\(rule)' did not run: there is no package graph, see 'deplint graph'"
    }
    switch metadata.interest {
    case .tokens(let words) where !buffer.words.intersects(WordSet(words)):
      return "the file has none of the words that the rule looks for: \(Self.list(words.map(\.spelling)))"
    case .directives where !buffer.comments.contains(where: { file.text($0.range).contains("deplint:") }):
      return "the file has no comment that addresses deplint"
    case .issues where buffer.issues.isEmpty:
      return "all of the file could be read"
    case .tokens, .facts, .directives, .issues: return nil
    }
  }

  private var offSentence: String {
    let place = configuration.rules[metadata.id]?.place.map { " (\(question.configurationPath):\($0.line))" } ?? ""
    if configuration.rules[metadata.id]?.level == nil, metadata.isOptIn {
      return "the rule is off unless the configuration turns it on: '\(rule): \(metadata.severity.name)'"
    }
    return "the configuration has the rule off\(place); '--only \(rule)' runs it all the same"
  }

  // MARK: Findings

  private func covers(_ range: SourceRange) -> Bool {
    let first = lines.position(at: range.start).line
    let last = lines.position(at: max(range.start, range.end == 0 ? 0 : range.end - 1)).line
    return first <= question.line && question.line <= last
  }

  private mutating func explain(_ finding: Finding) {
    let severity = configuration.effectiveSeverity(of: finding.severity, by: metadata, scope: finding.scope)
    if let reason = exclusion ?? restriction(finding) ?? suppression(finding) {
      sentences.append(reason)
      sentences.append("without that: \(finding.message)")
      return
    }
    guard let severity else {
      sentences.append("without that: \(finding.message)")
      return
    }
    isReported = true
    let column = lines.position(at: finding.range.start).column
    sentences.append("column \(column), \(severity.name): \(finding.message)")
    if severity < finding.severity {
      sentences.append("the rule gives it '\(finding.severity.name)', and the configuration lowers that")
    } else if finding.severity < metadata.severity {
      let place = finding.scope.map { " in the place '\($0)'" } ?? " in this case"
      sentences.append("the rule gives at most '\(metadata.severity.name)', and '\(finding.severity.name)'\(place)")
    } else if let scope = finding.scope {
      sentences.append("it stands in the place '\(scope)'")
    }
    for note in finding.notes {
      let line = survey.lines[note.path]?.position(at: note.range.start).line ?? 1
      sentences.append("\(note.path):\(line): \(note.message)")
    }
  }

  /// The glob that leaves the file out of the rule.
  private var exclusion: String? {
    let exclusions = PathExclusions(configuration.rules[metadata.id]?.exclude ?? [])
    guard let index = exclusions.matching(file.path).first else { return nil }
    let pattern = exclusions.patterns[index]
    let place = pattern.place.map { " (\(question.configurationPath):\($0.line))" } ?? ""
    return "the rule's 'exclude' leaves the file out: '\(pattern.text)'\(place)"
  }

  private func restriction(_ finding: Finding) -> String? {
    guard let scopes = configuration.rules[metadata.id]?.scopes else { return nil }
    if let scope = finding.scope, scopes.contains(scope) { return nil }
    let place = finding.scope.map { "stands in the place '\($0)'" } ?? "stands in no such place"
    return "the rule's 'scopes' are \(scopes.map { "'\($0)'" }.joined(separator: ", ")), and this \(place)"
  }

  private func suppression(_ finding: Finding) -> String? {
    let directives = Directive.read(file, buffer)
    let suppressions = Suppressions(
      directives, file: file, buffer: buffer, statements: outline.statements, today: question.today)
    for entry in suppressions.entries where entry.range.start <= finding.range.start && finding.range.start < entry.range.end {
      let directive = directives[entry.directive]
      let name = directive.names[entry.name].id
      guard name == rule || (name == "all" && directive.scope == .file) else { continue }
      let reason = directive.reason.isEmpty ? ", which gives no reason" : ": \(directive.reason)"
      return "it is suppressed in line \(lines.position(at: directive.range.start).line)\(reason)"
    }
    return nil
  }

  // MARK: Silence

  private mutating func explainSilence(_ findings: [Finding], _ facts: FileFacts, _ regions: Regions) {
    if let exclusion { sentences.append(exclusion) }
    let range = lines.bytes(ofLine: question.line, in: file)
    let first = buffer.tokens.firstIndex { Int($0.start) >= range.lowerBound }
    if let first, Int(buffer[first].start) >= range.upperBound || buffer[first].kind == .endOfFile {
      sentences.append("the line has no code")
    } else if let first {
      if let issue = buffer.issues.first(where: { covers($0.range) }) {
        sentences.append("the line cannot be read as Swift: \(issue.kind)")
      }
      if case .tokens = metadata.interest {
        let region = regions.region(atToken: first)
        sentences.append("the line stands in \(Self.words(region))")
      }
    }
    explainModule(facts)
    if let nearest = findings.min(by: { distance($0) < distance($1) }) {
      sentences.append(
        "the nearest place in this file that the rule finds is in line \(lines.position(at: nearest.range.start).line)")
    } else {
      sentences.append("the rule finds nothing in this file")
    }
    sentences.append("'deplint explain \(rule)' says what it reports; where a name is ambiguous or out of view a rule is silent")
  }

  private func distance(_ finding: Finding) -> Int { abs(lines.position(at: finding.range.start).line - question.line) }

  private mutating func explainModule(_ facts: FileFacts) {
    let project = survey.project
    if project.incomplete.contains(facts.module) {
      sentences.append("files of this module could not be read, so that what is not found in it counts as unknown")
    }
    guard let linkage = project.linkage, !linkage.graph.packages.contains(where: { $0.manifestPath == file.path }) else { return }
    guard linkage.graph.declares(facts.module) else {
      sentences.append("no target of a manifest has the file: it counts as a part of the app")
      return
    }
    let name = linkage.graph[facts.module].name
    if metadata.group == .modules {
      let role = linkage.roles.explanation(of: facts.module)
      sentences.append("'\(name)' counts as '\(role.role.name)': \(role.reason)")
    } else if linkage.graph.isTest(facts.module) {
      sentences.append("'\(name)' is a test target")
    }
  }

  private static func words(_ region: Region) -> String {
    let world =
      switch region.world {
      case .app: "the app's code"
      case .entry: "the program's entry"
      case .preview: "a preview's code"
      case .tests: "the code of tests"
      }
    return region.place == .none ? world : "\(world), in the place '\(region.place.name)'"
  }

  private static func list(_ words: [String]) -> String {
    let shown = words.sorted().prefix(12).map { "'\($0)'" }.joined(separator: ", ")
    return words.count > 12 ? shown + ", …" : shown
  }
}
