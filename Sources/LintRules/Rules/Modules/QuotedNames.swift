/// Names in a message.
enum QuotedNames {
  /// `'A'`, `'A' and 'B'`, `'A', 'B', 'C' and 2 others`.
  static func list(_ names: [String]) -> String {
    let quoted = names.prefix(3).map { "'\($0)'" }
    if names.count > 3 { return quoted.joined(separator: ", ") + " and \(names.count - 3) others" }
    return quoted.count < 2 ? quoted.joined() : quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
  }
}
