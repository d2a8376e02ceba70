/// Where the lines of one file begin. Made only for files that something is reported in.
///
/// LF, CR and CR LF each end one line. Lines and columns are 1-based; a column is one past the number of UTF-8 bytes (or
/// UTF-16 units) before it on its line. A byte order mark counts in neither.
package struct LineTable: Sendable {
  package struct Position: Hashable, Sendable {
    /// 1-based.
    package var line: Int
    /// 1-based, in UTF-8 bytes.
    package var column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// Offset of the first byte of each line, the byte order mark passed over.
  private let starts: [UInt32]
  /// In lines that are long, at some offsets: how many UTF-16 units stand before them on their line. By offset.
  private let checkpoints: [(offset: UInt32, units: Int)]

  /// Bytes between two checkpoints.
  private static let stride = 4096

  package init(_ file: SourceFile) {
    var starts: [UInt32] = [file.hasByteOrderMark ? 3 : 0]
    var index = 0
    while index < file.count {
      let byte = file.storage[index]
      index += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(UInt32(index))
      } else if byte == UInt8(ascii: "\r") {
        if file.storage[index] == UInt8(ascii: "\n"), index < file.count { index += 1 }
        starts.append(UInt32(index))
      }
    }
    self.starts = starts
    checkpoints = Self.checkpoints(file, starts)
  }

  private static func checkpoints(_ file: SourceFile, _ starts: [UInt32]) -> [(offset: UInt32, units: Int)] {
    var result: [(offset: UInt32, units: Int)] = []
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? Int(starts[index + 1]) : file.count
      var offset = Int(start)
      var units = 0
      while offset + stride < end {
        var next = offset + stride
        // Not in the middle of a character.
        while next < end, file.storage[next] & 0xC0 == 0x80 { next += 1 }
        units += utf16Count(offset..<next, file)
        offset = next
        result.append((UInt32(offset), units))
      }
    }
    return result
  }

  private static func utf16Count(_ range: Range<Int>, _ file: SourceFile) -> Int {
    String(decoding: file.storage[range], as: UTF8.self).utf16.count
  }

  package var lineCount: Int { starts.count }

  /// Line and byte column of an offset. An offset inside the byte order mark is line 1, column 1.
  package func position(at offset: UInt32) -> Position {
    let line = lineIndex(of: offset)
    return Position(line: line + 1, column: max(0, Int(offset) - Int(starts[line])) + 1)
  }

  /// 1-based column in UTF-16 units, as SARIF and GitHub count.
  package func utf16Column(at offset: UInt32, in file: SourceFile) -> Int {
    let start = Int(starts[lineIndex(of: offset)])
    guard start < Int(offset) else { return 1 }
    var low = 0
    var high = checkpoints.count
    while low < high {
      let middle = (low + high) / 2
      if checkpoints[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    if low > 0, Int(checkpoints[low - 1].offset) > start {
      return checkpoints[low - 1].units + Self.utf16Count(Int(checkpoints[low - 1].offset)..<Int(offset), file) + 1
    }
    return Self.utf16Count(start..<Int(offset), file) + 1
  }

  /// The bytes of a 1-based line, its line end left out. Empty for a line that the file does not have.
  package func bytes(ofLine line: Int, in file: SourceFile) -> Range<Int> {
    guard line >= 1, line <= starts.count else { return 0..<0 }
    let start = Int(starts[line - 1])
    var end = line < starts.count ? Int(starts[line]) : file.count
    while end > start, file.storage[end - 1] == UInt8(ascii: "\n") || file.storage[end - 1] == UInt8(ascii: "\r") {
      end -= 1
    }
    return start..<end
  }

  private func lineIndex(of offset: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
