/// Finds what a misspelt word was meant to be.
package enum Suggestion {
  /// The candidate with the fewest edits (insert, delete, replace, swap) to the word, the first of equals; `nil` where none is near.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let letters = Array(word.lowercased())
    var best: (distance: Int, candidate: String)?
    for candidate in candidates {
      let limit = max(1, max(letters.count, candidate.count) / 3)
      let distance = distance(letters, Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.candidate
  }

  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in 1...a.count {
      var row = [i]
      for j in 1...b.count {
        var cost = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { cost = min(cost, beforeLast[j - 2] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
