/// A place where the two sides differ.
struct Difference {
  var offset: Int
  var text: String
}

/// What came of comparing one file.
struct SubjectComparison {
  /// Number of entries that the parser lists.
  private(set) var compared = 0
  /// In source order.
  private(set) var differences: [Difference] = []

  private let source: [UInt8]

  /// - Parameters:
  ///   - expected: what the parser prints.
  ///   - actual: what deplint prints.
  init(_ subject: Subject, source: [UInt8], expected: [UInt8], actual: [UInt8]) {
    self.source = source
    switch subject {
    case .tokens: compare(ComparedToken.list(expected), ComparedToken.list(actual))
    case .decls: compare(ComparedDeclaration.list(expected), ComparedDeclaration.list(actual))
    case .calls: compare(sorted(ComparedLine.list(expected)), sorted(ComparedLine.list(actual)))
    case .imports: compare(ComparedLine.list(expected), ComparedLine.list(actual))
    }
  }

  /// deplint could not be asked.
  init(source: [UInt8], failure: String) {
    self.source = source
    differences = [Difference(offset: 0, text: failure)]
  }

  /// The order of calls is not compared.
  private func sorted(
    _ list: (entries: [ComparedLine], broken: String?)
  ) -> (entries: [ComparedLine], broken: String?) {
    (list.entries.sorted { ($0.offset, $0.text) < ($1.offset, $1.text) }, list.broken)
  }

  private mutating func compare<Entry: ComparedEntry>(
    _ expected: (entries: [Entry], broken: String?), _ actual: (entries: [Entry], broken: String?)
  ) {
    compared = expected.entries.count
    for (side, broken) in [("SwiftParser", expected.broken), ("deplint", actual.broken)] {
      guard let broken else { continue }
      differences.append(Difference(offset: 0, text: "\(side) prints a line of no known form: \(broken)"))
    }
    var left = expected.entries[...]
    var right = actual.entries[...]
    while let first = left.first ?? right.first {
      if let other = right.first, !left.isEmpty, first.agrees(with: other) {
        left.removeFirst()
        right.removeFirst()
        continue
      }
      let offset = min(first.offset, right.first?.offset ?? first.offset)
      report(takeEntries(at: offset, from: &left), takeEntries(at: offset, from: &right))
    }
  }

  private func takeEntries<Entry: ComparedEntry>(at offset: Int, from entries: inout ArraySlice<Entry>) -> [Entry] {
    let taken = Array(entries.prefix { $0.offset == offset })
    entries = entries.dropFirst(taken.count)
    return taken
  }

  /// Reports what is left of the entries at one offset when those that both sides have are taken away.
  private mutating func report<Entry: ComparedEntry>(_ expected: [Entry], _ actual: [Entry]) {
    var missing = expected
    var surplus: [Entry] = []
    for entry in actual {
      if let index = missing.firstIndex(where: { $0.agrees(with: entry) }) {
        missing.remove(at: index)
      } else {
        surplus.append(entry)
      }
    }
    for index in 0..<max(missing.count, surplus.count) {
      let left = index < missing.count ? missing[index] : nil
      let right = index < surplus.count ? surplus[index] : nil
      guard let offset = (left ?? right)?.offset else { continue }
      let detail = left.flatMap { left in right.flatMap { left.difference(from: $0) } }
      differences.append(
        Difference(
          offset: offset,
          text: detail ?? "SwiftParser has \(description(left)), deplint has \(description(right))"))
    }
  }

  private func description<Entry: ComparedEntry>(_ entry: Entry?) -> String {
    entry?.description(in: source) ?? "nothing here"
  }
}
