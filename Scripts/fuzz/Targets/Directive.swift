// seeds: swift
import LintRules
import SwiftLexer

/// Comments that silence, compared with a slow reading of what they mean.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let file = SourceFile(path: "a.swift", bytes: bytes(start, count))
  let buffer = Lexer.tokenize(file)
  let outline = OutlineParser.parse(buffer, of: file, recordStatements: true)
  let directives = Directive.read(file, buffer)
  guard !directives.isEmpty else { return 0 }
  for directive in directives {
    require(Int(directive.range.end) <= file.count && directive.range.contains(directive.keyword), "a directive's place")
    for name in directive.names { require(directive.range.contains(name.range) && !name.range.isEmpty, "a name's place") }
    require(directive.nextToken < buffer.count, "a directive's next token")
  }
  let suppressions = Suppressions(directives, file: file, buffer: buffer, statements: outline.statements, today: "2026-06-15")
  let rules = Set(directives.flatMap(\.names).map(\.id) + ["missing_test_value", "all"]).sorted()
  var findings: [Finding] = []
  for (index, token) in buffer.tokens.enumerated() {
    let rule = RuleID(rules[index % rules.count])
    findings.append(Finding(rule: rule, severity: .note, path: file.path, range: token.range, message: "\(index)"))
  }
  let outcome = suppressions.apply(to: findings)
  var used: Set<Int> = []
  var kept: [String] = []
  for finding in findings {
    var isSilenced = false
    for (index, entry) in suppressions.entries.enumerated() {
      let directive = directives[entry.directive]
      let range = expected(directive, entry, directives, file, buffer, outline.statements)
      require(entry.range.isEmpty || entry.lapsed || (range.start, range.end) == (entry.range.start, entry.range.end), "where a directive holds")
      guard entry.range.start <= finding.range.start, finding.range.start < entry.range.end else { continue }
      let name = directive.names[entry.name].id
      guard name == finding.rule.rawValue || (name == "all" && directive.scope == .file) else { continue }
      used.insert(index)
      isSilenced = true
    }
    if !isSilenced { kept.append(finding.message) }
  }
  require(outcome.used == used && outcome.kept.map(\.message) == kept, "what is silenced")
  require(outcome.suppressed == findings.count - kept.count, "how much is silenced")
  return 0
}

private func expected(
  _ directive: Directive, _ entry: Suppressions.Entry, _ directives: [Directive], _ file: SourceFile, _ buffer: TokenBuffer,
  _ statements: [Range<Int>]
) -> SourceRange {
  switch directive.scope {
  case .end, .unknown: return SourceRange(0..<0)
  case .file: return directive.isInFirstComments ? SourceRange(0..<file.count) : SourceRange(0..<0)
  case .this: return lines(around: directive.range, file)
  case .next:
    if let statement = statements.first(where: { $0.lowerBound == directive.nextToken }) { return buffer.range(of: statement) }
    return directive.nextToken < buffer.count - 1 ? lines(around: buffer[directive.nextToken].range, file) : SourceRange(0..<0)
  case .region:
    let name = directive.names[entry.name].id
    let end = directives[(entry.directive + 1)...].first { $0.scope == .end && $0.names.contains { $0.id == name } }
    return SourceRange(start: directive.range.end, end: end?.range.start ?? UInt32(file.count))
  }
}

private func lines(around range: SourceRange, _ file: SourceFile) -> SourceRange {
  func isLineEnd(_ offset: Int) -> Bool { file.storage[offset] == 0x0A || file.storage[offset] == 0x0D }
  var start = Int(range.start)
  var end = Int(range.end)
  let first = file.hasByteOrderMark ? 3 : 0
  while start > first, !isLineEnd(start - 1) { start -= 1 }
  while end < file.count, !isLineEnd(end) { end += 1 }
  return SourceRange(start..<end)
}
