import SwiftLexer

/// Which bytes of a file its directives silence for which rule, and which directives silenced something.
package struct Suppressions: Sendable {
  package struct Entry: Sendable {
    /// Index into `directives`.
    package var directive: Int
    /// Index into the directive's names.
    package var name: Int
    /// Where findings of the rule are silenced; empty for a directive that has lapsed or stands in the wrong place.
    package var range: SourceRange
    package var lapsed: Bool
  }

  package let directives: [Directive]
  package private(set) var entries: [Entry] = []

  /// - Parameters:
  ///   - statements: extents of statements and declarations, as `Outline.statements` has them.
  ///   - today: `yyyy-mm-dd`, UTC.
  package init(
    _ directives: [Directive], file: SourceFile, buffer: TokenBuffer, statements: [Range<Int>], today: String
  ) {
    self.directives = directives
    for (index, directive) in directives.enumerated() {
      let lapsed = directive.until.map { $0 < today } ?? false
      for (nameIndex, name) in directive.names.enumerated() {
        guard var range = Self.range(of: directive, index, name.id, directives, file, buffer, statements) else { continue }
        if lapsed { range.end = range.start }
        entries.append(Entry(directive: index, name: nameIndex, range: range, lapsed: lapsed))
      }
    }
  }

  private static func range(
    of directive: Directive, _ index: Int, _ rule: String, _ directives: [Directive], _ file: SourceFile,
    _ buffer: TokenBuffer, _ statements: [Range<Int>]
  ) -> SourceRange? {
    switch directive.scope {
    case .end, .unknown: return nil
    case .file:
      return directive.isInFirstComments ? SourceRange(0..<file.count) : SourceRange(0..<0)
    case .this:
      return lines(around: directive.range, file)
    case .next:
      let token = directive.nextToken
      guard token < buffer.count - 1 else { return SourceRange(0..<0) }
      // The first that starts there is the outermost.
      if let statement = statements.first(where: { $0.lowerBound == token }) { return buffer.range(of: statement) }
      return lines(around: buffer[token].range, file)
    case .region:
      var end = UInt32(file.count)
      for later in directives[(index + 1)...] where later.scope == .end && later.names.contains(where: { $0.id == rule }) {
        end = later.range.start
        break
      }
      return SourceRange(start: directive.range.end, end: end)
    }
  }

  private static func lines(around range: SourceRange, _ file: SourceFile) -> SourceRange {
    func isLineEnd(_ offset: Int) -> Bool {
      file.storage[offset] == UInt8(ascii: "\n") || file.storage[offset] == UInt8(ascii: "\r")
    }
    var start = Int(range.start)
    var end = Int(range.end)
    while start > 0, !isLineEnd(start - 1) { start -= 1 }
    while end < file.count, !isLineEnd(end) { end += 1 }
    return SourceRange(start..<end)
  }

  /// Splits findings into those that stay and those that a directive silences.
  package func apply(to findings: [Finding]) -> (kept: [Finding], used: Set<Int>, suppressed: Int) {
    guard !entries.isEmpty else { return (findings, [], 0) }
    var used: Set<Int> = []
    var kept: [Finding] = []
    for finding in findings {
      var isSilenced = false
      for (index, entry) in entries.enumerated() where entry.range.start <= finding.range.start && finding.range.start < entry.range.end {
        let name = directives[entry.directive].names[entry.name].id
        let isAll = name == "all" && directives[entry.directive].scope == .file
        guard name == finding.rule.rawValue || isAll else { continue }
        used.insert(index)
        isSilenced = true
      }
      if !isSilenced { kept.append(finding) }
    }
    return (kept, used, findings.count - kept.count)
  }
}
