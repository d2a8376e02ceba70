/// What `deplint why` was asked.
struct WhyOptions: Equatable, Sendable {
  enum Question: Equatable, Sendable {
    /// Why a module is linked, by another one or at all.
    case module(String, from: String?)
    /// Why a rule reports something on a line, or nothing.
    case line(path: String, line: Int, rule: String)
  }
  enum Format: String, Sendable, CaseIterable { case text, json }

  var question: Question
  var survey = SurveyOptions()
  var format = Format.text
}

extension WhyOptions {
  init(_ arguments: Arguments, rules: [String]) throws(UsageError) {
    let operands = arguments.operands
    guard let first = operands.first, !first.isEmpty else {
      throw UsageError("'why' needs a MODULE, or FILE:LINE and a RULE", verb: .why)
    }
    if operands.count > 2 { throw .surplus(operands[2], verb: .why) }
    if let (path, line) = Self.place(first) {
      guard operands.count == 2 else {
        throw UsageError("'why \(first)' needs a RULE, such as '\(rules.first ?? "")'", verb: .why)
      }
      guard rules.contains(operands[1]) else {
        let hint = UsageError.hint(for: operands[1], among: rules, else: "'deplint rules' lists them")
        throw UsageError("there is no rule '\(operands[1])'\(hint)", verb: .why)
      }
      question = .line(path: path, line: line, rule: operands[1])
    } else {
      if first.hasSuffix(".swift") { throw UsageError("'why' needs a line of the file: '\(first):LINE RULE'", verb: .why) }
      if operands.count == 2, operands[1].isEmpty { throw UsageError("FROM is empty", verb: .why) }
      question = .module(first, from: operands.count == 2 ? operands[1] : nil)
    }
    survey = try SurveyOptions(arguments, of: .why)
    format = arguments.value(of: .answerFormat).flatMap(Format.init) ?? .text
  }

  /// `FILE:LINE` or `FILE:LINE:COLUMN`, as reports print it.
  private static func place(_ word: String) -> (path: String, line: Int)? {
    var parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    var numbers: [Int] = []
    while parts.count > 1, numbers.count < 2, let last = parts.last, let number = Int(last), number >= 0 {
      numbers.append(number)
      parts.removeLast()
    }
    guard let line = numbers.last else { return nil }
    let path = parts.joined(separator: ":")
    return path.isEmpty ? nil : (path, line)
  }
}
