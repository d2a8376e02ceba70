/// What somebody may have meant who wrote a name that does not exist.
package enum Suggestion {
  /// Longer names are nobody's typing error, and comparing them would take time.
  private static let longestName = 100

  /// The candidate that is nearest to `name`, or `nil` where none is near.
  ///
  /// Case and separators (`-`, `_`, blanks) weigh less than letters: `missing-test-value` and `missingTestValue` are both
  /// next to `missing_test_value`. Up to a third of the letters may differ. Of equally near candidates the first wins.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let typed = Array(name.utf8.prefix(longestName + 1))
    guard !typed.isEmpty, typed.count <= longestName else { return nil }
    let letters = letters(of: typed)
    var best: (candidate: String, distance: Int, rawDistance: Int)?
    for candidate in candidates where candidate.utf8.count <= longestName {
      let raw = Array(candidate.utf8)
      let wanted = Self.letters(of: raw)
      let limit = max(1, max(letters.count, wanted.count) / 3)
      guard abs(letters.count - wanted.count) <= limit || isBeginning(letters, of: wanted) else { continue }
      var distance = distance(letters, wanted)
      if distance > limit {
        guard isBeginning(letters, of: wanted) else { continue }
        distance = limit
      }
      let rawDistance = Self.distance(typed, raw)
      if let best, (best.distance, best.rawDistance) <= (distance, rawDistance) { continue }
      best = (candidate, distance, rawDistance)
    }
    return best?.candidate
  }

  /// `: did you mean 'X'?`, or nothing; ready to stand at the end of a message.
  package static func question(for name: String, among candidates: some Sequence<String>) -> String {
    nearest(to: name, among: candidates).map { ": did you mean '\($0)'?" } ?? ""
  }

  /// Lower-case, without separators.
  private static func letters(of bytes: [UInt8]) -> [UInt8] {
    bytes.compactMap { byte in
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: " "), UInt8(ascii: "."): nil
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 32
      default: byte
      }
    }
  }

  /// `warn` is the beginning of `warning`; fewer than three letters say nothing.
  private static func isBeginning(_ letters: [UInt8], of wanted: [UInt8]) -> Bool {
    letters.count >= 3 && wanted.starts(with: letters)
  }

  /// Number of insertions, deletions, replacements and swaps of neighbours that make one of the other.
  private static func distance(_ lhs: [UInt8], _ rhs: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: rhs.count + 1)
    var last = Array(0...rhs.count)
    for row in lhs.indices {
      var current = [row + 1]
      current.reserveCapacity(rhs.count + 1)
      for column in rhs.indices {
        var cost = min(last[column + 1] + 1, current[column] + 1, last[column] + (lhs[row] == rhs[column] ? 0 : 1))
        if row > 0, column > 0, lhs[row] == rhs[column - 1], lhs[row - 1] == rhs[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[rhs.count]
  }
}
