/// How much of what the parser finds behind the first error of a file deplint finds too, and the other way round.
struct Recovery {
  static let subjects: [Subject] = [.tokens, .decls]

  private(set) var both = 0
  /// Entries that only the parser has.
  private(set) var missing: [Difference] = []
  /// Entries that only deplint has.
  private(set) var surplus: [Difference] = []

  /// Entries before the offset do not count.
  init(_ subject: Subject, source: [UInt8], expected: [UInt8], actual: [UInt8], from offset: Int) {
    switch subject {
    case .decls:
      compare(ComparedDeclaration.list(expected).entries, ComparedDeclaration.list(actual).entries, from: offset) {
        RecoveredEntry(offset: $0.keywordOffset, length: 0, text: $0.identity)
      }
    default:
      compare(ComparedToken.list(expected).entries, ComparedToken.list(actual).entries, from: offset) {
        RecoveredEntry(
          offset: $0.offset, length: $0.length, text: excerpt(source.dropFirst($0.offset).prefix($0.length)))
      }
    }
  }

  private struct RecoveredEntry: Hashable {
    var offset: Int
    var length: Int
    var text: String
  }

  private mutating func compare<Entry>(
    _ expected: [Entry], _ actual: [Entry], from offset: Int, _ entry: (Entry) -> RecoveredEntry
  ) {
    let left = expected.map(entry).filter { $0.offset >= offset }
    let right = actual.map(entry).filter { $0.offset >= offset }
    let (known, found) = (Set(left), Set(right))
    both = known.intersection(found).count
    missing = left.filter { !found.contains($0) }.map { Difference(offset: $0.offset, text: $0.text) }
    surplus = right.filter { !known.contains($0) }.map { Difference(offset: $0.offset, text: $0.text) }
  }
}

extension ComparedDeclaration {
  /// Offset of the word that says what it is.
  fileprivate var keywordOffset: Int {
    if case .number(let offset)? = json["keywordOffset"] { offset } else { offset }
  }

  fileprivate var identity: String {
    func text(of key: String) -> String { if case .string(let text)? = json[key] { text } else { "?" } }
    return "\(text(of: "kind")) \(text(of: "name"))"
  }
}
