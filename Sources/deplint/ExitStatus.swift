import LintRules

/// What the process tells its caller; the same for every output format, and never a count.
enum ExitStatus: Int32, Sendable {
  /// Nothing at or above `--fail-on`.
  case clean = 0
  /// Something at or above `--fail-on`.
  case findings = 1
  /// The run itself failed or is incomplete. Wins over `findings`.
  case failure = 2
  /// 128 + SIGINT, as shells count.
  case interrupted = 130

  init(_ report: LintReport, failOn: Configuration.FailOn) {
    if !report.problems.isEmpty {
      self = .failure
    } else if let threshold = failOn.threshold, report.findings.contains(where: { $0.severity >= threshold }) {
      self = .findings
    } else {
      self = .clean
    }
  }

  /// For the help text: status and meaning, in order.
  static let explanations: [(status: ExitStatus, meaning: String)] = [
    (.clean, "nothing at or above '--fail-on'"),
    (.findings, "findings at or above '--fail-on'"),
    (.failure, "wrong usage or configuration, or something could not be read, judged or written"),
    (.interrupted, "interrupted"),
  ]
}

extension Configuration.FailOn {
  /// The lowest severity that fails a run, or `nil` where none does.
  var threshold: Severity? {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    case .never: nil
    }
  }
}
