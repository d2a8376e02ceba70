import LintRules

/// One line of code, made to fit a terminal, with the columns of a marked part.
///
/// A tab is shown as four blanks, hazardous characters by their code points. A line that is too long is cut around
/// the mark; only the bytes near it are looked at, so that a line of a megabyte costs no more than another.
struct Excerpt: Equatable {
  /// What is shown, trailing blanks left out.
  let text: String
  /// Columns before the mark.
  let indent: Int
  /// Columns of the mark, at least 1.
  let length: Int

  /// - Parameters:
  ///   - line: the line's bytes, its line end left out.
  ///   - mark: the part to mark, in bytes from the line's start; it may be empty.
  ///   - columns: how wide the excerpt may be.
  init(of line: ArraySlice<UInt8>, mark: Range<Int>, columns: Int) {
    let columns = max(columns, 8)
    // More bytes than a text of this width has, short of piles of combining marks.
    let reach = columns * 8
    let start = line.startIndex + min(mark.lowerBound, line.count)
    let end = line.startIndex + min(mark.upperBound, line.count)
    let from = Self.boundary(max(line.startIndex, start - reach), in: line)
    let to = Self.boundary(min(line.endIndex, end + reach), in: line)
    let middleEnd = end - start > reach ? Self.boundary(start + reach, in: line) : end

    let before = Self.cells(line[from..<start])
    let marked = Self.cells(line[start..<middleEnd])
    let after = middleEnd < end ? [] : Self.cells(line[end..<to])
    let widths = (before: Self.width(before), marked: Self.width(marked), after: Self.width(after))
    let isCut = (left: from > line.startIndex, middle: middleEnd < end, right: to < line.endIndex)

    // The mark may take all but a margin; what is left goes to both sides, and to one what the other does not need.
    let middleRoom = min(widths.marked, columns - min(widths.before, columns / 4) - 1)
    let rest = columns - max(middleRoom, 1)
    let leftRoom = min(widths.before, max(rest / 2, rest - widths.after))
    let left = Self.tail(before, columns: leftRoom, isCut: isCut.left)
    let middle = Self.head(marked, columns: middleRoom, isCut: isCut.middle)
    let right = widths.marked > middleRoom || isCut.middle
      ? "" : Self.head(after, columns: rest - leftRoom, isCut: isCut.right)

    text = (left + middle + right).trimmingTrailingBlanks
    indent = left.displayWidth
    length = max(1, middle.displayWidth)
  }

  private typealias Cell = (text: String, width: Int)

  private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
    String(decoding: bytes, as: UTF8.self).map { character in
      if character == "\t" { return ("    ", 4) }
      guard character.unicodeScalars.contains(where: \.isHazardous) else {
        return (String(character), character.displayWidth)
      }
      let text = String(character).neutralized
      return (text, text.displayWidth)
    }
  }

  private static func width(_ cells: [Cell]) -> Int { cells.reduce(0) { $0 + $1.width } }

  /// The last cells that fit, behind an ellipsis where something is missing.
  private static func tail(_ cells: [Cell], columns: Int, isCut: Bool) -> String {
    if !isCut, width(cells) <= columns { return cells.map(\.text).joined() }
    var room = columns - 1
    let kept = cells.reversed().prefix { cell in
      room -= cell.width
      return room >= 0
    }
    return columns > 0 ? "…" + kept.reversed().map(\.text).joined() : ""
  }

  /// The first cells that fit, before an ellipsis where something is missing.
  private static func head(_ cells: [Cell], columns: Int, isCut: Bool) -> String {
    if !isCut, width(cells) <= columns { return cells.map(\.text).joined() }
    var room = columns - 1
    let kept = cells.prefix { cell in
      room -= cell.width
      return room >= 0
    }
    return columns > 0 ? kept.map(\.text).joined() + "…" : ""
  }

  /// The index, or the nearest one before it at which no UTF-8 sequence is under way.
  private static func boundary(_ index: Int, in line: ArraySlice<UInt8>) -> Int {
    var index = index
    while index > line.startIndex, index < line.endIndex, line[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }
}

extension String {
  fileprivate var trimmingTrailingBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
