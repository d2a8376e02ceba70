/// What a comparison found, as counts and disagreements. Workers print it as lines of tab-separated fields:
/// `start PATH`, `left out PATH`, `count NAME NUMBER`, `disagreement SUBJECT PATH LINE COLUMN "TEXT"`, `recovery …` with
/// the same fields, `done`.
struct ComparisonReport {
  struct Disagreement {
    var subject: String
    var path: String
    var line: Int
    var column: Int
    var text: String

    fileprivate init(_ fields: [Substring], _ text: String) {
      subject = String(fields[1])
      path = String(fields[2])
      line = Int(fields[3]) ?? 0
      column = Int(fields[4]) ?? 0
      self.text = text
    }
  }

  private(set) var counts: [String: Int] = [:]
  private(set) var disagreements: [Disagreement] = []
  /// What only one side has behind an error.
  private(set) var recovery: [Disagreement] = []
  /// Files in which the parser sees errors; with `--rejected`, those in which it sees none.
  private(set) var leftOut: [String] = []
  private(set) var failures: [String] = []
  private var lastFile: String?
  private var isDone = false

  init() {}

  init(lines: [UInt8]) {
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let fields = String(decoding: line, as: UTF8.self).split(separator: "\t", omittingEmptySubsequences: false)
      switch (fields[0], fields.count) {
      case ("start", 2): lastFile = String(fields[1])
      case ("left out", 2): leftOut.append(String(fields[1]))
      case ("count", 3): counts[String(fields[1]), default: 0] += Int(fields[2]) ?? 0
      case ("disagreement", 6):
        guard case .string(let text)? = JSONReader.read(Array(fields[5].utf8)[...]) else { continue }
        disagreements.append(Disagreement(fields, text))
      case ("recovery", 6):
        guard case .string(let text)? = JSONReader.read(Array(fields[5].utf8)[...]) else { continue }
        recovery.append(Disagreement(fields, text))
      case ("done", 1): isDone = true
      default: continue
      }
    }
  }

  /// Adds what a worker reported, and how it ended.
  mutating func merge(_ part: ComparisonReport, failure: String?) {
    counts.merge(part.counts, uniquingKeysWith: +)
    disagreements += part.disagreements
    recovery += part.recovery
    leftOut += part.leftOut
    if failure != nil || !part.isDone {
      failures.append("a worker ended early (\(failure ?? "no end")) in \(part.lastFile ?? "its first file")")
    }
  }

  var exitStatus: Int32 {
    if !failures.isEmpty || counts["files", default: 0] == 0 { return 2 }
    return disagreements.isEmpty ? 0 : 1
  }

  func summary(_ options: ComparisonOptions) -> String {
    var text = list(disagreements, options.limit)
    for failure in failures { text += "failed: \(failure)\n" }
    if options.isAboutRejectedFiles { return text + recoverySummary(options) }

    text += "\(count("files")) files compared, \(count("bytes")) bytes; "
    text += "\(leftOut.count) left out because SwiftParser sees errors in them\n"
    for path in leftOut.sorted().prefix(options.limit) { text += "left out: \(path)\n" }
    for subject in options.subjects {
      let differing = count("\(subject.rawValue) differ")
      let listed = disagreements.count { $0.subject == subject.rawValue }
      text += "\(subject.rawValue): \(count(subject.rawValue)) compared, \(differing) disagreements"
      text += listed < differing ? " (\(listed) listed: no more than \(ComparisonPart.listedPerFile) a file)\n" : "\n"
    }
    return text
  }

  private func count(_ name: String) -> Int { counts[name, default: 0] }

  private func list(_ items: [Disagreement], _ limit: Int) -> String {
    let sorted = items.sorted { ($0.path, $0.line, $0.column, $0.text) < ($1.path, $1.line, $1.column, $1.text) }
    var text = ""
    for item in sorted.prefix(limit) {
      text += "\(item.path):\(item.line):\(item.column): \(item.subject): \(item.text)\n"
    }
    if sorted.count > limit { text += "… (--limit \(sorted.count) shows all)\n" }
    return text
  }

  private func recoverySummary(_ options: ComparisonOptions) -> String {
    var text = list(recovery, options.limit)
    text += "\(count("files")) files with errors, \(count("bytes")) bytes; deplint failed on \(disagreements.count)\n"
    for subject in options.subjects {
      let (both, missing) = (count("\(subject.rawValue) both"), count("\(subject.rawValue) missing"))
      let expected = both + missing
      let tenths = expected == 0 ? 1_000 : (both * 1_000 + expected / 2) / expected
      text += "\(subject.rawValue) behind the first error: \(expected) for SwiftParser, \(both) for both "
      text += "(\(tenths / 10).\(tenths % 10) %), \(missing) only for SwiftParser, "
      text += "\(count("\(subject.rawValue) surplus")) only for deplint\n"
    }
    return text
  }
}
