import SwiftLexer

/// Applies edits to the bytes of one file. Pure: it reads nothing and writes nothing.
package enum FixApplier {
  /// The file's bytes with the edits applied.
  ///
  /// - Parameter edits: of this file, in any order.
  /// - Returns: `nil` where two edits overlap or insert at the same place, or one reaches beyond the file.
  package static func apply(_ edits: [TextEdit], to file: SourceFile) -> [UInt8]? {
    let edits = edits.sorted { $0.range < $1.range }
    var result: [UInt8] = []
    var position = 0
    for (index, edit) in edits.enumerated() {
      guard edit.range.start <= edit.range.end, Int(edit.range.end) <= file.count else { return nil }
      guard index == 0 || !collide(edits[index - 1], edit) else { return nil }
      result += file.storage[position..<Int(edit.range.start)]
      result += edit.replacement.utf8
      position = Int(edit.range.end)
    }
    return result + file.storage[position..<file.count]
  }

  /// The file's bytes with as many of the fixes applied as fit together: one whose edits collide with those of a fix
  /// before it is left for the next round. The same edit in two fixes is made once.
  ///
  /// - Returns: the bytes, and the indices of the fixes that were applied.
  package static func apply(_ fixes: [Fix], to file: SourceFile) -> (bytes: [UInt8], applied: [Int]) {
    var taken: [TextEdit] = []
    var applied: [Int] = []
    for (index, fix) in fixes.enumerated() {
      let new = fix.edits.filter { !taken.contains($0) }
      guard apply(taken + new, to: file) != nil else { continue }
      taken += new
      applied.append(index)
    }
    return (apply(taken, to: file) ?? Array(file.storage[..<file.count]), applied)
  }

  /// - Parameter second: does not begin before `first`.
  private static func collide(_ first: TextEdit, _ second: TextEdit) -> Bool {
    second.range.start < first.range.end || second.range == first.range
  }
}
