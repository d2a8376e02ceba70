/// The help texts, rendered from the tables that the parser reads. At most 80 columns.
enum Help {
  static let width = 80

  /// - Parameter verb: `nil` for the overview, which is also the README's usage block.
  static func text(for verb: Verb?) -> String {
    guard let verb else { return overview }
    var sections = [verb.summary, usage([verb])]
    if let details = verb.details { sections.append(wrap(details, width: width).joined(separator: "\n")) }
    if let forms = verb.forms { sections.append(section(forms.title, rows: forms.rows)) }
    sections.append(section("Options", rows: (verb.options + [.help]).map { ($0.synopsis, $0.summary) }))
    if verb == .check { sections.append(exitStatus) }
    return sections.joined(separator: "\n\n") + "\n"
  }

  static let version = "\(Tool.name) \(Tool.version)\n"

  private static var overview: String {
    let sections = [
      Tool.summary,
      usage(Verb.allCases),
      section("Verbs", rows: Verb.allCases.map { ($0.rawValue, $0.summary) }),
      section("Options of check", rows: Verb.check.options.map { ($0.synopsis, $0.summary) }),
      section("Options everywhere", rows: [CommandOption.help, .version].map { ($0.synopsis, $0.summary) }),
      exitStatus,
    ]
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static func usage(_ verbs: [Verb]) -> String {
    let lines = verbs.map { "\(Tool.name) \($0.synopsis)" }
    return "Usage: " + lines.joined(separator: "\n       ")
  }

  private static var exitStatus: String {
    section("Exit status", rows: ExitStatus.explanations.map { (String($0.status.rawValue), $0.meaning) })
  }

  /// A heading and two columns. A long first column has its line to itself.
  private static func section(_ title: String, rows: [(String, String)]) -> String {
    let limit = 26
    let indent = min(limit, rows.map(\.0.count).max() ?? 0) + 4
    var lines = ["\(title):"]
    for (left, right) in rows {
      let texts = wrap(right, width: width - indent)
      let start = "  \(left)"
      if start.count + 2 > indent {
        lines.append(start)
      } else {
        lines.append(start + String(repeating: " ", count: indent - start.count) + texts[0])
      }
      lines += texts.dropFirst(start.count + 2 > indent ? 0 : 1).map { String(repeating: " ", count: indent) + $0 }
    }
    return lines.joined(separator: "\n")
  }

  /// Breaks a text at its blanks.
  private static func wrap(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(word)
      } else {
        line += line.isEmpty ? String(word) : " \(word)"
      }
    }
    return lines + [line]
  }
}
