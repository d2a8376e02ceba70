/// String literals (The Swift Programming Language, Lexical Structure, "String Literals"; raw strings: SE-0200).
///
/// A literal is an opening quote, segments, interpolations and a closing quote, each token of its own. Each line of a
/// multi-line literal is a segment. How far its lines are indented shows only in the line of the closing quote, so the
/// segments that begin a line are remembered and lose their indentation when the literal ends.
extension Lexer {
  /// At a quote that opens a literal; `#`s before it are lexed already.
  mutating func lexOpeningQuote(pounds: Int) {
    let start = position
    let quote: StringShape.Quote =
      if bytes[start] == UInt8(ascii: "'") { .single } else if opensMultiline(start, pounds: pounds) { .multiline } else { .double }
    position += quote == .multiline ? 3 : 1
    append(quote == .multiline ? .multilineStringQuote : quote == .double ? .stringQuote : .singleQuote, from: start)
    var shape = StringShape(
      quote: quote, pounds: pounds, firstLineSegment: lineSegments.count, atLineStart: false, start: start - pounds)
    if quote == .multiline, skipLineEnd() { shape.atLineStart = true }
    push(.string(shape))
  }

  /// `"""` opens a multi-line literal, but for a raw one that ends on its line: `#"""#` holds a quote.
  private mutating func opensMultiline(_ start: Int, pounds: Int) -> Bool {
    guard bytes[start + 1] == UInt8(ascii: "\""), bytes[start + 2] == UInt8(ascii: "\"") else { return false }
    guard pounds > 0 else { return true }
    if hasPounds(pounds, at: start + 3) { return false }
    return rawQuotes.mostPounds(from: start + 3, in: bytes) < pounds
  }

  private func hasPounds(_ number: Int, at offset: Int) -> Bool {
    var index = 0
    while index < number {
      guard bytes[offset + index] == UInt8(ascii: "#") else { return false }
      index += 1
    }
    return true
  }

  private mutating func skipLineEnd() -> Bool {
    if bytes[position] == UInt8(ascii: "\r") {
      position += bytes[position + 1] == UInt8(ascii: "\n") ? 2 : 1
      return true
    }
    guard bytes[position] == UInt8(ascii: "\n") else { return false }
    position += 1
    return true
  }

  /// Lexes the contents of a literal up to an interpolation, its end, or the end of its line.
  mutating func lexStringContents(_ shape: StringShape) {
    var shape = shape
    var start = position
    while position < count {
      var end = position
      while plainInString[Int(bytes[end])] != 0 { end += 1 }
      position = end
      if end >= count { break }
      let byte = bytes[end]
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        if let end = closingQuoteEnd(shape) {
          closeString(shape, segmentStart: start, quoteEnd: end)
          return
        }
        position += 1
      case UInt8(ascii: "\\"):
        if !hasPounds(shape.pounds, at: position + 1) {
          position += 1
          continue
        }
        let escaped = position + 1 + shape.pounds
        if bytes[escaped] == UInt8(ascii: "(") {
          appendSegment(&shape, from: start)
          mode = .string(shape)
          beginInterpolation(shape)
          return
        }
        if shape.quote == .multiline, let end = escapedLineEnd(from: escaped) {
          appendSegment(&shape, from: start)
          position = end
          shape.atLineStart = true
          start = end
          continue
        }
        if lexEscape(at: escaped) {
          // A written line end splits a segment, as in the compiler.
          appendSegment(&shape, from: start)
          start = position
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        guard shape.quote == .multiline else {
          appendSegment(&shape, from: start)
          report(.unterminatedString, shape.start..<shape.start + 1)
          pop()
          return
        }
        _ = skipLineEnd()
        appendSegment(&shape, from: start)
        shape.atLineStart = true
        start = position
      default:
        lexUnusualByte(byte, in: shape)
      }
    }
    appendSegment(&shape, from: start)
    mode = .string(shape)
  }

  /// Offset behind the closing quote at the current position, its `#`s left out.
  private func closingQuoteEnd(_ shape: StringShape) -> Int? {
    let byte = bytes[position]
    switch shape.quote {
    case .single:
      return byte == UInt8(ascii: "'") ? position + 1 : nil
    case .double:
      return byte == UInt8(ascii: "\"") && hasPounds(shape.pounds, at: position + 1) ? position + 1 : nil
    case .multiline:
      guard byte == UInt8(ascii: "\""), bytes[position + 1] == byte, bytes[position + 2] == byte else { return nil }
      return hasPounds(shape.pounds, at: position + 3) ? position + 3 : nil
    }
  }

  /// Offset behind the line end of `\`, blanks, line end.
  private func escapedLineEnd(from offset: Int) -> Int? {
    var offset = offset
    while bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") { offset += 1 }
    if bytes[offset] == UInt8(ascii: "\r") { return bytes[offset + 1] == UInt8(ascii: "\n") ? offset + 2 : offset + 1 }
    return bytes[offset] == UInt8(ascii: "\n") ? offset + 1 : nil
  }

  /// Passes over an escape sequence whose letter is at `offset`.
  /// - Returns: whether it stands for a line end.
  private mutating func lexEscape(at offset: Int) -> Bool {
    let start = position
    position = min(offset, count)
    switch bytes[offset] {
    case UInt8(ascii: "n"), UInt8(ascii: "r"):
      position = offset + 1
      return true
    case UInt8(ascii: "0"), UInt8(ascii: "t"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"):
      position = offset + 1
    case UInt8(ascii: "u"):
      position = offset + 1
      guard bytes[position] == UInt8(ascii: "{") else { break }
      var value: UInt64 = 0
      var end = position + 1
      while ByteClass.isHexDigit(bytes[end]) {
        let byte = bytes[end]
        value = min(value << 4 | UInt64(byte < 0x3A ? byte - 0x30 : (byte | 0x20) - 0x57), 1 << 32)
        end += 1
      }
      let digits = end - position - 1
      guard bytes[end] == UInt8(ascii: "}") else {
        position = end
        break
      }
      position = end + 1
      guard digits >= 1, digits <= 8, Unicode.Scalar(UInt32(truncatingIfNeeded: value)) != nil, value < 1 << 32 else { break }
      return value == 10 || value == 13
    case let byte where ByteClass.isDigit(byte) || ByteClass.isASCIILetter(byte):
      position = offset + 1
      report(.invalidEscape, start..<position)
      return false
    default:
      report(.invalidEscape, start..<position)
      return false
    }
    if bytes[offset] == UInt8(ascii: "u") {
      report(.invalidEscape, start..<position)
    }
    return false
  }

  private mutating func lexUnusualByte(_ byte: UInt8, in shape: StringShape) {
    let start = position
    if byte >= 0x80 {
      let (value, length) = scalar(at: start)
      position += length
      if value == nil { report(.invalidUTF8, start..<position) }
    } else {
      position += 1
      if byte == 0 {
        report(.nulByte, start..<position)
      } else if !(byte == UInt8(ascii: "\t") && shape.quote == .multiline) {
        report(.unprintableCharacter, start..<position)
      }
    }
  }

  // MARK: Segments

  private mutating func appendSegment(_ shape: inout StringShape, from start: Int) {
    let atLineStart = shape.atLineStart
    shape.atLineStart = false
    guard position > start else { return }
    if atLineStart { lineSegments.append(tokens.count) }
    append(.stringSegment, from: start)
  }

  private mutating func closeString(_ shape: StringShape, segmentStart: Int, quoteEnd: Int) {
    var shape = shape
    var indentation = 0..<0
    let quote = position
    if shape.quote == .multiline, shape.atLineStart, isBlank(segmentStart..<quote) {
      // The last line holds only the quote: its blanks are the indentation, and the line end before it is no text.
      indentation = segmentStart..<quote
      trimLastLineEnd()
    } else {
      let atLineStart = shape.atLineStart
      appendSegment(&shape, from: segmentStart)
      if shape.quote == .multiline {
        report(.unterminatedString, quote..<quoteEnd)
        if atLineStart {
          var end = segmentStart
          while bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
          indentation = segmentStart..<end
        }
      }
    }
    cutIndentation(indentation, from: shape.firstLineSegment)
    position = quoteEnd
    append(
      shape.quote == .multiline ? .multilineStringQuote : shape.quote == .double ? .stringQuote : .singleQuote, from: quote)
    if shape.pounds > 0 {
      let start = position
      while bytes[position] == UInt8(ascii: "#") { position += 1 }
      if position > start { append(.rawStringPoundDelimiter, from: start) }
    }
    pop()
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    for offset in range where bytes[offset] != UInt8(ascii: " ") && bytes[offset] != UInt8(ascii: "\t") { return false }
    return true
  }

  private mutating func trimLastLineEnd() {
    guard let last = tokens.last, last.kind == .stringSegment else { return }
    var end = Int(last.end)
    guard end > Int(last.start), bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r") else { return }
    end -= end - 2 >= Int(last.start) && bytes[end - 1] == UInt8(ascii: "\n") && bytes[end - 2] == UInt8(ascii: "\r") ? 2 : 1
    tokens[tokens.count - 1].setExtent(start: last.start, end: UInt32(truncatingIfNeeded: end))
  }

  /// Takes the indentation from the segments that begin a line. A line that is indented less loses the blanks that it has.
  private mutating func cutIndentation(_ indentation: Range<Int>, from first: Int) {
    for index in first..<max(first, lineSegments.count) {
      let token = tokens[lineSegments[index]]
      var length = 0
      while length < indentation.count, Int(token.start) + length < Int(token.end),
        bytes[Int(token.start) + length] == bytes[indentation.lowerBound + length]
      {
        length += 1
      }
      tokens[lineSegments[index]].setExtent(start: token.start + UInt32(length), end: token.end)
    }
    lineSegments.removeLast(max(0, lineSegments.count - first))
  }

  // MARK: Interpolations

  /// At the `\` of an interpolation.
  private mutating func beginInterpolation(_ shape: StringShape) {
    position += 1
    append(.backslash, from: position - 1)
    if shape.pounds > 0 {
      position += shape.pounds
      append(.rawStringPoundDelimiter, from: position - shape.pounds)
    }
    beginInterpolation()
    position += 1
    append(.leftParen, from: position - 1)
    push(.interpolation(shape, openParens: 0, regions: regions.count))
  }

  /// A line end in an interpolation of a single-line literal ends both.
  mutating func endInterpolationAtNewline(_ shape: StringShape) {
    if case .interpolation(_, _, let height) = mode { endInterpolation(regions: height, closedBy: nil) }
    report(.unterminatedString, shape.start..<shape.start + 1)
    pop()
    pop()
  }
}
