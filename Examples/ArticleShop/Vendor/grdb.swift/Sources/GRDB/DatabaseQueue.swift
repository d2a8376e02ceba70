/// Stands in for a database SDK. It keeps its tables in memory.
public actor DatabaseQueue {
  private var tables: [String: [Row]] = [:]

  public init() {}

  public func rows(in table: String) -> [Row] { tables[table, default: []] }

  /// Takes the place of a row with the same `id`.
  public func upsert(_ row: Row, into table: String) {
    tables[table, default: []].removeAll { $0["id"] == row["id"] }
    tables[table, default: []].append(row)
  }

  public func delete(id: String, from table: String) {
    tables[table, default: []].removeAll { $0["id"] == id }
  }

  public func rows(in table: String, where column: String, matches pattern: FTS5Pattern) -> [Row] {
    rows(in: table).filter { pattern.matches($0[column] ?? "") }
  }
}

public struct Row: Sendable {
  private let columns: [String: String]

  public init(_ columns: [String: String]) { self.columns = columns }

  public subscript(column: String) -> String? { columns[column] }
}

/// All of its words must occur in a text.
public struct FTS5Pattern: Sendable {
  private let words: [String]

  public init(matchingAllTokensIn text: String) {
    words = text.lowercased().split(separator: " ").map(String.init)
  }

  func matches(_ text: String) -> Bool {
    let text = text.lowercased()
    return words.allSatisfy(text.contains)
  }
}
