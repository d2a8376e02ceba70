import SwiftLexer

/// The difference of two texts of one file, as `diff -u` and `git apply` write and read it.
enum UnifiedDiff {
  /// Lines of context around a change.
  private static let context = 3

  private struct Line {
    /// ` `, `-` or `+`.
    var sign: Character
    var text: String
  }

  static func render(_ before: SourceFile, _ after: SourceFile) -> String {
    let old = lines(before)
    let new = lines(after)
    let script = merge(old, new)
    var hunks = ""
    var index = 0
    while let first = script[index...].firstIndex(where: { $0.sign != " " }) {
      var end = first
      var last = first
      while end < script.count, end - last <= 2 * context {
        if script[end].sign != " " { last = end }
        end += 1
      }
      let range = max(index, first - context)..<min(script.count, last + context + 1)
      hunks += hunk(script, range)
      index = range.upperBound
    }
    guard !hunks.isEmpty else { return "" }
    let path = before.path.neutralized
    return "--- a/\(path)\n+++ b/\(path)\n\(hunks)"
  }

  /// All lines of both texts in order.
  private static func merge(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var script: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        script.append(Line(sign: "-", text: old[i]))
        i += 1
      } else if j < new.count, inserted.contains(j) {
        script.append(Line(sign: "+", text: new[j]))
        j += 1
      } else {
        script.append(Line(sign: " ", text: old[i]))
        i += 1
        j += 1
      }
    }
    return script
  }

  private static func hunk(_ script: [Line], _ range: Range<Int>) -> String {
    func count(_ lines: ArraySlice<Line>, without sign: Character) -> Int { lines.count { $0.sign != sign } }
    let before = script[..<range.lowerBound]
    let body = script[range]
    let (oldCount, newCount) = (count(body, without: "+"), count(body, without: "-"))
    let oldStart = count(before, without: "+") + (oldCount > 0 ? 1 : 0)
    let newStart = count(before, without: "-") + (newCount > 0 ? 1 : 0)
    var text = "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
    for line in body {
      text.append(line.sign)
      text += line.text
      if !line.text.utf8.elementsEqual("\n".utf8), line.text.utf8.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
    return text
  }

  /// Lines with their ends: a carriage return before the line feed is a part of the line.
  private static func lines(_ file: SourceFile) -> [String] {
    var result: [String] = []
    var start = 0
    for index in 0..<file.count where file.storage[index] == UInt8(ascii: "\n") {
      result.append(String(decoding: file.storage[start...index], as: UTF8.self))
      start = index + 1
    }
    if start < file.count { result.append(String(decoding: file.storage[start..<file.count], as: UTF8.self)) }
    return result
  }
}
