/// A table of bits: one row a module, one column a node.
struct BitRows: Sendable {
  private let wordsPerRow: Int
  private let columns: Int
  private var words: [UInt64]

  init(rows: Int, columns: Int) {
    self.columns = columns
    wordsPerRow = (columns + 63) / 64
    words = Array(repeating: 0, count: rows * wordsPerRow)
  }

  subscript(row: Int, column: Int) -> Bool {
    words[row * wordsPerRow + column / 64] & (1 << UInt64(column % 64)) != 0
  }

  /// Returns whether the bit is new.
  mutating func insert(_ row: Int, _ column: Int) -> Bool {
    let index = row * wordsPerRow + column / 64
    let before = words[index]
    words[index] = before | 1 << UInt64(column % 64)
    return words[index] != before
  }

  /// Adds another row's bits. Returns whether any is new.
  mutating func unite(_ row: Int, with other: Int) -> Bool {
    var isChanged = false
    for offset in 0..<wordsPerRow {
      let index = row * wordsPerRow + offset
      let before = words[index]
      words[index] = before | words[other * wordsPerRow + offset]
      isChanged = isChanged || words[index] != before
    }
    return isChanged
  }

  /// Columns that are set, ascending.
  func bits(ofRow row: Int) -> [Int] {
    var bits: [Int] = []
    for offset in 0..<wordsPerRow {
      var word = words[row * wordsPerRow + offset]
      while word != 0 {
        bits.append(offset * 64 + word.trailingZeroBitCount)
        word &= word - 1
      }
    }
    return bits
  }
}
