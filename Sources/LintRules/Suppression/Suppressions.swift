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
  /// By the rule's name: where its findings are silenced.
  private var silenced: [String: [SourceRange]] = [:]
  /// Where those of all rules are.
  private var everything: [SourceRange] = []

  /// - Parameters:
  ///   - statements: extents of statements and declarations, as `Outline.statements` has them.
  ///   - today: `yyyy-mm-dd`, UTC.
  package init(
    _ directives: [Directive], file: SourceFile, buffer: TokenBuffer, statements: [Range<Int>], today: String
  ) {
    self.directives = directives
    let places = Places(directives, file, buffer, statements)
    for (index, directive) in directives.enumerated() {
      let lapsed = directive.until.map { $0 < today } ?? false
      for (nameIndex, name) in directive.names.enumerated() {
        guard var range = places.range(of: index, name: nameIndex) else { continue }
        if lapsed { range.end = range.start }
        if directive.scope == .file, name.id == "all" { everything.append(range) } else { silenced[name.id, default: []].append(range) }
        entries.append(Entry(directive: index, name: nameIndex, range: range, lapsed: lapsed))
      }
    }
  }

  private func isEverything(_ entry: Entry) -> Bool {
    directives[entry.directive].scope == .file && directives[entry.directive].names[entry.name].id == "all"
  }

  /// Splits findings into those that stay and those that a directive silences.
  package func apply(to findings: [Finding]) -> (kept: [Finding], used: Set<Int>, suppressed: Int) {
    guard !entries.isEmpty else { return (findings, [], 0) }
    var starts: [String: [UInt32]] = [:]
    for finding in findings where silenced[finding.rule.rawValue] != nil {
      starts[finding.rule.rawValue, default: []].append(finding.range.start)
    }
    let startsOfRule = starts.mapValues { $0.sorted() }
    let allStarts = everything.isEmpty ? [] : findings.map(\.range.start).sorted()
    var used: Set<Int> = []
    for (index, entry) in entries.enumerated() {
      let name = directives[entry.directive].names[entry.name].id
      let starts = isEverything(entry) ? allStarts : startsOfRule[name] ?? []
      if Self.holds(entry.range, anyOf: starts) { used.insert(index) }
    }
    let covers = silenced.mapValues(Cover.init)
    let cover = Cover(everything)
    let kept = findings.filter { finding in
      !cover.contains(finding.range.start) && !(covers[finding.rule.rawValue]?.contains(finding.range.start) ?? false)
    }
    return (kept, used, findings.count - kept.count)
  }

  private static func holds(_ range: SourceRange, anyOf starts: [UInt32]) -> Bool {
    let index = starts.partitionPoint { $0 >= range.start }
    return index < starts.count && starts[index] < range.end
  }
}

/// The union of ranges.
private struct Cover {
  /// Ascending, and for each the farthest end of those up to it.
  private let starts: [UInt32]
  private let ends: [UInt32]

  init(_ ranges: [SourceRange]) {
    let ranges = ranges.sorted()
    var farthest: UInt32 = 0
    starts = ranges.map(\.start)
    ends = ranges.map { range in
      farthest = max(farthest, range.end)
      return farthest
    }
  }

  func contains(_ offset: UInt32) -> Bool {
    let index = starts.partitionPoint { $0 > offset }
    return index > 0 && offset < ends[index - 1]
  }
}

/// Where the directives of one file hold. Each question costs no more than a search in a sorted list.
private struct Places {
  private let directives: [Directive]
  private let file: SourceFile
  private let buffer: TokenBuffer
  private let statements: [Range<Int>]
  private let lines: LineTable
  /// For each name of each directive where it is enabled again.
  private var ends: [[UInt32]] = []

  init(_ directives: [Directive], _ file: SourceFile, _ buffer: TokenBuffer, _ statements: [Range<Int>]) {
    self.directives = directives
    self.file = file
    self.buffer = buffer
    self.statements = statements
    lines = LineTable(file)
    var enabled: [String: UInt32] = [:]
    for directive in directives.reversed() {
      ends.append(directive.names.map { enabled[$0.id] ?? UInt32(file.count) })
      guard directive.scope == .end else { continue }
      for name in directive.names { enabled[name.id] = directive.range.start }
    }
    ends.reverse()
  }

  /// `nil` for directives that silence nothing by themselves.
  func range(of index: Int, name: Int) -> SourceRange? {
    let directive = directives[index]
    switch directive.scope {
    case .end, .unknown: return nil
    case .file:
      return directive.isInFirstComments ? SourceRange(0..<file.count) : SourceRange(0..<0)
    case .this:
      return linesAround(directive.range)
    case .next:
      let token = directive.nextToken
      guard token < buffer.count - 1 else { return SourceRange(0..<0) }
      // The first that starts there is the outermost.
      let statement = statements.partitionPoint { $0.lowerBound >= token }
      if statement < statements.count, statements[statement].lowerBound == token { return buffer.range(of: statements[statement]) }
      return linesAround(buffer[token].range)
    case .region:
      return SourceRange(start: directive.range.end, end: ends[index][name])
    }
  }

  private func linesAround(_ range: SourceRange) -> SourceRange {
    let first = lines.bytes(ofLine: lines.position(at: range.start).line, in: file)
    let last = lines.bytes(ofLine: lines.position(at: range.end).line, in: file)
    return SourceRange(first.lowerBound..<max(first.lowerBound, last.upperBound))
  }
}

extension Array {
  /// Index of the first element for which the condition holds, in an array in which it holds from there on.
  fileprivate func partitionPoint(_ holds: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
