import SwiftLexer

/// Runs the rules over a project's files in two passes: facts of every file, then findings of those that were asked for.
package struct Linter {
  package struct Input: Sendable {
    /// Relative to the root.
    package var path: String
    /// In bytes; 0 where it is not known. Large files are started first.
    package var size: Int
    package var module: ModuleID
    /// Findings are wanted, not only facts.
    package var isReported: Bool

    package init(path: String, size: Int, module: ModuleID, isReported: Bool) {
      self.path = path
      self.size = size
      self.module = module
      self.isReported = isReported
    }
  }

  package enum Loaded: Sendable {
    case file(SourceFile)
    case failed(String)
  }

  package struct Result: Sendable {
    package var report: LintReport
    /// Sources of all files that a finding or a note points into.
    package var sources: SourceTable
    package var project: ProjectIndex

    package init(report: LintReport, sources: SourceTable, project: ProjectIndex) {
      self.report = report
      self.sources = sources
      self.project = project
    }
  }

  /// The configuration with what the command line selects.
  private let configuration: Configuration
  private let rules: [Running]
  /// Rules that run; more than are reported where a rule asks what others found.
  private let running: Set<RuleID>
  private let words: WordSet
  private let today: String
  private let jobs: Int?

  /// A rule, with what the linter asks of it for each file.
  private struct Running: Sendable {
    let rule: any Rule
    let interest: Interest
    /// Words of `Interest.tokens`.
    let words: WordSet
    let exclusions: PathExclusions?
    /// The only scopes whose findings count.
    let scopes: [String]?
  }

  /// - Parameters:
  ///   - base: the configuration without the command line's selection: what runs for the sake of `unused_suppression`.
  ///   - today: `yyyy-mm-dd`, UTC.
  ///   - jobs: threads at most; `nil` for as many as the machine has.
  package init(
    configuration: Configuration, base: Configuration? = nil, today: String, jobs: Int? = nil
  ) throws(ConfigurationErrors) {
    self.configuration = configuration
    self.today = today
    self.jobs = jobs
    let runsAll = configuration.isEnabled(UnusedSuppression.metadata)
    var rules: [Running] = []
    var running: Set<RuleID> = []
    var words: [KnownWord] = []
    var errors: [ConfigurationError] = []
    for type in RuleRegistry.rules {
      let metadata = type.metadata
      let isWanted = configuration.isEnabled(metadata)
      guard isWanted || (runsAll && (base ?? configuration).isEnabled(metadata)) else { continue }
      let asked: [KnownWord] =
        switch metadata.interest {
        case .tokens(let words), .facts(let words): words
        case .directives, .issues: []
        }
      words += asked
      let settings = configuration.rules[metadata.id]
      let exclude = settings?.exclude ?? []
      do {
        rules.append(
          Running(
            rule: try type.init(options: configuration.options(of: metadata)), interest: metadata.interest,
            words: WordSet(asked), exclusions: exclude.isEmpty ? nil : PathExclusions(exclude), scopes: settings?.scopes))
        running.insert(metadata.id)
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw ConfigurationErrors(errors) }
    self.rules = rules
    self.running = running
    self.words = WordSet(words)
  }

  // MARK: Passes

  /// What PASS 1 leaves of a file.
  private struct Scanned: Sendable {
    var facts: FileFacts
    var hasIssues: Bool
    /// `nil` for files that no rule has to look into.
    var kept: Kept?
    var failure: String?
  }

  private struct Kept: Sendable {
    var file: SourceFile
    var buffer: TokenBuffer
    var outline: Outline
    var directives: [Directive]
  }

  private struct Checked: Sendable {
    var findings: [Finding]
    var suppressed: Int
  }

  /// - Parameter load: reads the file of an index, on any thread; asked again for the few files that hold a finding and
  ///   were not kept.
  package func lint(
    _ inputs: [Input], modules: ProjectModules, graph: GraphContext? = nil, snapshots: [SnapshotFolder] = [],
    load: @Sendable (Int) -> Loaded
  ) -> Result {
    let order = inputs.indices.sorted { (inputs[$1].size, $0) < (inputs[$0].size, $1) }
    let scanned = ConcurrentMap.map(order: order, jobs: jobs) { scan(inputs[$0], load($0)) }
    var incomplete: Set<ModuleID> = []
    for (input, result) in zip(inputs, scanned) where result.failure != nil { incomplete.insert(input.module) }
    let project = ProjectIndex(files: scanned.map(\.facts), modules: modules, incomplete: incomplete, graph: graph, snapshots: snapshots)
    let checked = ConcurrentMap.map(order: order, jobs: jobs) { index -> Checked in
      guard inputs[index].isReported, scanned[index].failure == nil else { return Checked(findings: [], suppressed: 0) }
      return check(scanned[index], project) { if case .file(let file) = load(index) { file } else { nil } }
    }
    return assemble(inputs, scanned, checked, project, load)
  }

  private func scan(_ input: Input, _ loaded: Loaded) -> Scanned {
    switch loaded {
    case .failed(let reason):
      return Scanned(facts: FileFacts(path: input.path, module: input.module), hasIssues: false, failure: reason)
    case .file(let file):
      let buffer = Lexer.tokenize(file)
      let directives = buffer.comments.isEmpty || !input.isReported ? [] : Directive.read(file, buffer)
      let outline = OutlineParser.parse(buffer, of: file, recordStatements: directives.contains { $0.scope == .next })
      let facts = FactCollector.collect(file, buffer, outline, module: input.module)
      let isKept = input.isReported && (buffer.words.intersects(words) || !directives.isEmpty || !buffer.issues.isEmpty)
      return Scanned(
        facts: facts, hasIssues: !buffer.issues.isEmpty,
        kept: isKept ? Kept(file: file, buffer: buffer, outline: outline, directives: directives) : nil)
    }
  }

  private func check(_ scanned: Scanned, _ project: ProjectIndex, reload: () -> SourceFile?) -> Checked {
    let kept = scanned.kept
    let file = kept?.file ?? SourceFile(path: scanned.facts.path, bytes: [])
    let wanted = rules.filter { wants($0, kept) && !($0.exclusions?.excludes(scanned.facts.path) ?? false) }
    // Only rules that look at tokens ask for regions.
    let looksAtTokens = wanted.contains { if case .tokens = $0.interest { true } else { false } }
    let regions = looksAtTokens ? kept.map { Regions.read($0.buffer, of: $0.file, $0.outline, scanned.facts, project) } : nil
    let pass = Pass(
      file: file, buffer: kept?.buffer ?? .empty, outline: kept?.outline ?? Outline(), facts: scanned.facts, project: project,
      regions: regions ?? .none)
    var findings: [Finding] = []
    for running in wanted {
      running.rule.check(pass) { finding in
        // A finding in a place that is not judged is none, and no suppression's either.
        if let scopes = running.scopes, finding.scope.map({ !scopes.contains($0) }) ?? true { return }
        findings.append(finding)
      }
    }
    var suppressed = 0
    if let kept, !kept.directives.isEmpty {
      let suppressions = Suppressions(
        kept.directives, file: file, buffer: kept.buffer, statements: kept.outline.statements, today: today)
      let outcome = suppressions.apply(to: findings)
      suppressed = outcome.suppressed
      findings = outcome.kept
      if running.contains(UnusedSuppression.metadata.id) {
        let unused = UnusedSuppression.findings(
          suppressions, used: outcome.used, ran: running, file: file, target: project.modules.targetName(of: scanned.facts.module))
        findings += suppressions.apply(to: unused).kept
      }
    }
    findings = findings.compactMap { graded($0) }.sorted()
    if let kept {
      Fingerprint.prepare(&findings, kept.file, kept.buffer)
    } else if !findings.isEmpty {
      let source = reload() ?? file
      Fingerprint.prepare(&findings, source, Lexer.tokenize(source))
    }
    return Checked(findings: findings, suppressed: suppressed)
  }

  private func wants(_ running: Running, _ kept: Kept?) -> Bool {
    switch running.interest {
    case .tokens: kept?.buffer.words.intersects(running.words) ?? false
    case .facts: true
    case .directives: !(kept?.directives.isEmpty ?? true)
    case .issues: !(kept?.buffer.issues.isEmpty ?? true)
    }
  }

  /// The finding with the severity that it is reported with, or `nil` where it is not reported.
  private func graded(_ finding: Finding) -> Finding? {
    guard let metadata = RuleRegistry.metadata(of: finding.rule),
      let severity = configuration.effectiveSeverity(of: finding.severity, by: metadata, scope: finding.scope)
    else { return nil }
    var finding = finding
    finding.severity = severity
    return finding
  }

  // MARK: Report

  private func assemble(
    _ inputs: [Input], _ scanned: [Scanned], _ checked: [Checked], _ project: ProjectIndex, _ load: (Int) -> Loaded
  ) -> Result {
    let byPath = inputs.indices.sorted { inputs[$0].path < inputs[$1].path }
    var report = LintReport()
    for index in byPath {
      report.findings += checked[index].findings
      report.summary.suppressed += checked[index].suppressed
      if let failure = scanned[index].failure {
        report.problems.append(LintReport.Problem(path: inputs[index].path, message: failure))
        report.summary.skipped += 1
      } else if inputs[index].isReported {
        report.summary.files += 1
        if scanned[index].hasIssues { report.summary.withIssues += 1 }
      }
    }
    Fingerprint.number(&report.findings)
    report.summary.keys = project.keys.count + project.files.reduce(0) { $0 + $1.entries.count }
    report.summary.modules = modulesInView(project)
    for finding in report.findings {
      switch finding.severity {
      case .error: report.summary.errors += 1
      case .warning: report.summary.warnings += 1
      case .note: report.summary.notes += 1
      }
    }
    var wanted: Set<String> = []
    for finding in report.findings {
      wanted.insert(finding.path)
      for note in finding.notes + finding.links.compactMap(\.firstImport) { wanted.insert(note.path) }
    }
    let files = byPath.compactMap { index -> SourceFile? in
      guard wanted.contains(inputs[index].path) else { return nil }
      if let kept = scanned[index].kept { return kept.file }
      if case .file(let file) = load(index) { return file }
      return nil
    }
    return Result(report: report, sources: SourceTable(files), project: project)
  }

  private func modulesInView(_ project: ProjectIndex) -> Int {
    Set(project.files.map(\.module)).filter { project.modules[$0].isDeclared }.count
  }
}

extension TokenBuffer {
  /// Of a file that was not kept.
  static var empty: TokenBuffer {
    TokenBuffer(tokens: [Token(start: 0, length: 0, kind: .endOfFile)], comments: [], issues: [], words: WordSet())
  }
}
