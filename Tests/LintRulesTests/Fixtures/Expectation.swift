import Foundation
import LintRules

/// What a comment of a fixture expects:
///
///     // expect: rule_id                                  a finding on this line
///     // expect: rule_id(warning) 8 "part of the message"  its severity, its column (1-based, in bytes), its message
///     // expect: rule_id, other_rule_id                   two findings
///     // expect@+1: rule_id                               on the next line; `@-2` is the second before
///     // expect: rule_id@12                               on line 12
///     // expect: none                                     nothing; for readers only
///     // expect-issue: unterminatedString                 a lexical issue that begins on this line
///     // expect-fact: key Outer.Client                    what the facts say of this line, see `FixtureFacts`
struct Expectation: Sendable {
  enum Subject: Sendable, Equatable {
    case finding(rule: String, severity: Severity?, column: Int?, message: String?)
    case issue(String)
    case fact(String)
  }

  var path: String
  /// 1-based.
  var line: Int
  var subject: Subject

  var description: String {
    switch subject {
    case .finding(let rule, let severity, let column, let message):
      let place = column.map { ":\($0)" } ?? ""
      let text = message.map { " …\($0)…" } ?? ""
      return "\(path):\(line)\(place): \(severity.map { "\($0.name) " } ?? "")\(rule)\(text)"
    case .issue(let kind): return "\(path):\(line): issue \(kind)"
    case .fact(let fact): return "\(path):\(line): fact \(fact)"
    }
  }
}

/// Reads the expectations of one file, line by line: also where the file is no well-formed Swift text.
struct ExpectationReader {
  private(set) var expectations: [Expectation] = []
  /// Comments that look like expectations and are none.
  private(set) var errors: [String] = []
  private let path: String

  init(path: String, bytes: [UInt8]) {
    self.path = path
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }
    for (index, line) in lines.enumerated() where line.contains("// expect") {
      for comment in line.components(separatedBy: "// expect").dropFirst() { read(comment[...], line: index + 1) }
    }
  }

  private mutating func read(_ comment: Substring, line: Int) {
    var rest = comment
    func takes(_ prefix: String) -> Bool {
      guard rest.hasPrefix(prefix) else { return false }
      rest = rest.dropFirst(prefix.count)
      return true
    }
    let isIssue = takes("-issue")
    let isFact = takes("-fact")
    var line = line
    if takes("@") {
      guard let end = rest.firstIndex(of: ":"), let offset = Int(rest[..<end]) else { return fail(comment, line) }
      line += offset
      rest = rest[end...]
    }
    guard takes(":") else {
      if !rest.hasPrefix("ed"), !rest.hasPrefix(" ") { fail(comment, line) }
      return
    }
    for item in Self.split(rest) {
      if isIssue {
        expectations.append(Expectation(path: path, line: line, subject: .issue(item)))
      } else if isFact {
        expectations.append(Expectation(path: path, line: line, subject: .fact(item)))
      } else if item != "none" {
        readFinding(item, line)
      }
    }
  }

  /// `rule_id(severity)@line column "part of the message"`, all but the first left out where it is of no interest.
  private mutating func readFinding(_ item: String, _ line: Int) {
    var rest = item[...]
    let rule = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(rule.count)
    var line = line
    var severity: Severity?
    if rest.first == "(", let end = rest.firstIndex(of: ")") {
      severity = Severity(name: String(rest[rest.index(after: rest.startIndex)..<end]))
      guard severity != nil else { return fail(item[...], line) }
      rest = rest[rest.index(after: end)...]
    }
    if rest.first == "@" {
      let digits = rest.dropFirst().prefix { $0.isNumber }
      guard let number = Int(digits) else { return fail(item[...], line) }
      line = number
      rest = rest.dropFirst(1 + digits.count)
    }
    rest = rest.drop { $0 == " " }
    let digits = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(digits.count).drop { $0 == " " }
    var message: String?
    if rest.first == "\"", rest.count > 2, rest.last == "\"" {
      message = String(rest.dropFirst().dropLast())
      rest = ""
    }
    guard !rule.isEmpty, rest.isEmpty else { return fail(item[...], line) }
    expectations.append(
      Expectation(
        path: path, line: line,
        subject: .finding(rule: String(rule), severity: severity, column: Int(digits), message: message)))
  }

  private mutating func fail(_ comment: Substring, _ line: Int) {
    errors.append("\(path):\(line): no expectation can be read from '\(comment)'")
  }

  /// Splits at commas outside quotes.
  private static func split(_ text: Substring) -> [String] {
    var items = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted { items.append("") } else { items[items.count - 1].append(character) }
    }
    return items.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
