/// Operators, and what their bytes can be besides (The Swift Programming Language, Lexical Structure, "Operators").
extension Lexer {
  /// At an ASCII operator byte that is neither `/`, `!` nor `?`.
  mutating func lexOperatorOrTrivia() {
    let byte = bytes[position]
    let next = bytes[position + 1]
    // Most operators by far are the period before a name.
    if byte == UInt8(ascii: "."), classes[Int(next)] == ByteClass.letter {
      position += 1
      append(.period, from: position - 1)
      return
    }
    if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") {
      if skipConflictMarker() { return }
      if byte == UInt8(ascii: "<"), bytes[position + 1] == UInt8(ascii: "#"), lexPlaceholder() { return }
    } else if byte == UInt8(ascii: "."), bytes[position + 1] != UInt8(ascii: "."), !continuesOperator(at: position + 1) {
      let start = position
      position += 1
      append(.period, from: start)
      return
    }
    if next < 0x80, !isASCIIOperator(next) {
      position += 1
      appendOperator(position - 1)
      return
    }
    lexOperator()
  }

  /// At `!` or `?`.
  mutating func lexMark() {
    guard isLeftBound(position) else {
      lexOperator()
      return
    }
    let start = position
    position += 1
    append(bytes[start] == UInt8(ascii: "!") ? .exclamationMark : .postfixQuestionMark, from: start)
  }

  @inline(__always)
  private func isASCIIOperator(_ byte: UInt8) -> Bool {
    let value = classes[Int(byte)]
    return value >= ByteClass.operatorStart && value <= ByteClass.mark
  }

  private func continuesOperator(at offset: Int) -> Bool {
    let byte = bytes[offset]
    if byte < 0x80 { return isASCIIOperator(byte) }
    guard let value = scalar(at: offset).value else { return false }
    return ScalarClass.continuesOperator(value)
  }

  mutating func lexOperator() {
    let start = position
    var end = endOfOperator(from: start)
    if readsBareRegex, let slash = firstSlash(start..<end), lexRegex(at: slash, in: start..<end) { return }
    // A comment may begin in the middle.
    if end - start > 2 {
      var offset = start + 1
      while offset < end {
        let next = bytes[offset + 1]
        if bytes[offset] == UInt8(ascii: "/"), next == UInt8(ascii: "/") || next == UInt8(ascii: "*") {
          end = offset
          break
        }
        offset += 1
      }
    }
    position = end
    appendOperator(start)
  }

  /// Offset behind the last byte from `start` on that an operator can hold. Behind a comment in the middle of such a run
  /// it is not read again.
  private mutating func endOfOperator(from start: Int) -> Int {
    let isDotted = bytes[start] == UInt8(ascii: ".")
    let known = isDotted ? operatorEnd.dotted : operatorEnd.plain
    if start < known { return known }
    var end = start + (bytes[start] < 0x80 ? 1 : scalar(at: start).length)
    while end < count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "."), !isDotted { break }
      if byte == UInt8(ascii: "<"), bytes[end + 1] == UInt8(ascii: "#"), placeholderEnd(from: end + 2, stopsAtNested: false) != nil {
        break
      }
      if byte < 0x80 {
        guard isASCIIOperator(byte) else { break }
        end += 1
      } else {
        let (value, length) = scalar(at: end)
        guard let value, ScalarClass.continuesOperator(value) else { break }
        end += length
      }
    }
    if isDotted { operatorEnd.dotted = end } else { operatorEnd.plain = end }
    return end
  }

  private func firstSlash(_ range: Range<Int>) -> Int? {
    for offset in range where bytes[offset] == UInt8(ascii: "/") { return offset }
    return nil
  }

  /// Appends the operator from `start` to the current position.
  mutating func appendOperator(_ start: Int) {
    let kind = operatorKind(start..<position)
    if kind == .unknown { report(.unexpectedCommentEnd, start..<position) }
    append(kind, from: start)
  }

  /// Binary with blanks on both sides or on neither, else prefix or postfix.
  private func operatorKind(_ range: Range<Int>) -> Token.Kind {
    let leftBound = isLeftBound(range.lowerBound)
    let rightBound = isRightBound(range.upperBound, leftBound: leftBound)
    let first = bytes[range.lowerBound]
    switch range.count {
    case 1:
      switch first {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "&") where !leftBound && rightBound: return .prefixAmpersand
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return leftBound ? .postfixQuestionMark : .infixQuestionMark
      default: break
      }
    case 2:
      let second = bytes[range.lowerBound + 1]
      if first == UInt8(ascii: "-"), second == UInt8(ascii: ">") { return .arrow }
      if first == UInt8(ascii: "*"), second == UInt8(ascii: "/") { return .unknown }
    default:
      for offset in range.dropLast() where bytes[offset] == UInt8(ascii: "*") && bytes[offset + 1] == UInt8(ascii: "/") {
        return .unknown
      }
    }
    if leftBound == rightBound { return .binaryOperator }
    return leftBound ? .postfixOperator : .prefixOperator
  }

  func isLeftBound(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    switch bytes[offset - 1] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "/"):
      return !(offset > 1 && bytes[offset - 2] == UInt8(ascii: "*"))
    case 0xA0:
      return !(offset > 1 && bytes[offset - 2] == 0xC2)
    default:
      return true
    }
  }

  func isRightBound(_ offset: Int, leftBound: Bool) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      return false
    case UInt8(ascii: "."):
      return !leftBound
    case UInt8(ascii: "/"):
      return bytes[offset + 1] != UInt8(ascii: "/") && bytes[offset + 1] != UInt8(ascii: "*")
    case 0xC2:
      return bytes[offset + 1] != 0xA0
    default:
      return true
    }
  }

  // MARK: Placeholders

  /// `<#…#>` is what an editor leaves for a name.
  private mutating func lexPlaceholder() -> Bool {
    guard let end = placeholderEnd(from: position + 2, stopsAtNested: true) else { return false }
    let start = position
    position = end
    append(.identifier, from: start, flags: .placeholder)
    return true
  }

  /// Offset behind `#>` on the same line.
  private mutating func placeholderEnd(from start: Int, stopsAtNested: Bool) -> Int? {
    if start < noPlaceholderEndBefore { return nil }
    if !stopsAtNested, placeholderEnd.lowerBound <= start, start <= placeholderEnd.upperBound - 2 {
      return placeholderEnd.upperBound
    }
    var offset = start
    while offset < count, bytes[offset] != UInt8(ascii: "\n") {
      if bytes[offset] == UInt8(ascii: "#"), bytes[offset + 1] == UInt8(ascii: ">") {
        placeholderEnd = start..<offset + 2
        return offset + 2
      }
      if stopsAtNested, bytes[offset] == UInt8(ascii: "<"), bytes[offset + 1] == UInt8(ascii: "#") { return nil }
      offset += 1
    }
    noPlaceholderEndBefore = offset
    return nil
  }
}
