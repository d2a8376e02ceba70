/// Values on one line: flow maps and lists, plain and quoted scalars.
extension YAMLParser {
  /// The value at `position` and all that its line holds behind it.
  mutating func parseInline(at position: Int, _ line: Line, depth: Int) throws(ConfigurationError) -> YAMLValue {
    var position = position
    let value: YAMLValue
    switch bytes[position] {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""), UInt8(ascii: "'"):
      value = try parseFlow(&position, line, depth: depth)
    default:
      value = try parsePlain(&position, line, inFlow: false)
    }
    let end = skipBlanks(from: position, line)
    guard isAtEnd(end, line) else {
      throw error("unexpected text behind the value: put all of the value in quotes, or delete this", at: end, line)
    }
    return value
  }

  // MARK: - Flow

  private mutating func parseFlow(
    _ position: inout Int, _ line: Line, depth: Int
  ) throws(ConfigurationError) -> YAMLValue {
    switch bytes[position] {
    case UInt8(ascii: "["): return try parseFlowList(&position, line, depth: depth)
    case UInt8(ascii: "{"): return try parseFlowMap(&position, line, depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let start = place(position, line)
      return YAMLValue(.scalar(try parseQuoted(&position, line), isQuoted: true), at: start)
    default: return try parsePlain(&position, line, inFlow: true)
    }
  }

  private mutating func parseFlowList(
    _ position: inout Int, _ line: Line, depth: Int
  ) throws(ConfigurationError) -> YAMLValue {
    let open = position
    try checkDepth(depth, at: open, line)
    position += 1
    var items: [YAMLValue] = []
    while true {
      switch try flowByte(&position, line, open: open) {
      case UInt8(ascii: "]"):
        position += 1
        return YAMLValue(.list(items), at: place(open, line))
      case UInt8(ascii: ","): throw error("expected a value before ','", at: position, line)
      default: items.append(try parseFlow(&position, line, depth: depth + 1))
      }
      switch try flowByte(&position, line, open: open) {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "]"): break
      case UInt8(ascii: ":"):
        throw error("a key in a list of values: write [{key: value}], or put the text in quotes", at: position, line)
      default:
        throw error("expected ',' or ']'; text that holds brackets stands in quotes", at: position, line)
      }
    }
  }

  private mutating func parseFlowMap(
    _ position: inout Int, _ line: Line, depth: Int
  ) throws(ConfigurationError) -> YAMLValue {
    let open = position
    try checkDepth(depth, at: open, line)
    position += 1
    var entries = Entries()
    while true {
      switch try flowByte(&position, line, open: open) {
      case UInt8(ascii: "}"):
        position += 1
        return YAMLValue(.map(entries.list), at: place(open, line))
      case UInt8(ascii: ","): throw error("expected 'key: value' before ','", at: position, line)
      default: break
      }
      let entry = try parseFlowEntry(&position, line, depth: depth, open: open)
      append(entry, to: &entries)
      switch try flowByte(&position, line, open: open) {
      case UInt8(ascii: ","): position += 1
      case UInt8(ascii: "}"): break
      default:
        throw error("expected ',' or '}'; text that holds brackets or ': ' stands in quotes", at: position, line)
      }
    }
  }

  private mutating func parseFlowEntry(
    _ position: inout Int, _ line: Line, depth: Int, open: Int
  ) throws(ConfigurationError) -> YAMLEntry {
    let start = position
    let key: String
    if isQuote(bytes[position]) {
      key = try parseQuoted(&position, line)
    } else {
      let end = plainEnd(from: position, line, inFlow: true)
      try checkPlainStart(position, end, line)
      try checkLength(position, end, line)
      key = text(position, end)
      position = end
    }
    let found = try flowByte(&position, line, open: open)
    guard found == UInt8(ascii: ":") else {
      let way = key.utf8.contains(UInt8(ascii: ":")) ? "; a space is wanted behind ':'" : ""
      throw error("expected 'key: value', found \(Excerpt.quoted(key))\(way)", at: start, line)
    }
    position += 1
    let value: YAMLValue
    switch try flowByte(&position, line, open: open) {
    case UInt8(ascii: ","), UInt8(ascii: "}"): value = YAMLValue(.null, at: place(start, line))
    default: value = try parseFlow(&position, line, depth: depth + 1)
    }
    return YAMLEntry(key: key, place: place(start, line), value: value)
  }

  /// The next byte that is no blank, inside brackets that begin at `open`.
  private func flowByte(_ position: inout Int, _ line: Line, open: Int) throws(ConfigurationError) -> UInt8 {
    position = skipBlanks(from: position, line)
    guard !isAtEnd(position, line) else {
      let (kind, close, way) =
        bytes[open] == UInt8(ascii: "[")
        ? ("list", "]", "'- value'") : ("map", "}", "'key: value'")
      throw error(
        "the \(kind) is not closed: expected '\(close)' on the same line; "
          + "a longer \(kind) has one line for each \(way)",
        at: open, line)
    }
    return bytes[position]
  }

  // MARK: - Plain scalars

  private func parsePlain(
    _ position: inout Int, _ line: Line, inFlow: Bool
  ) throws(ConfigurationError) -> YAMLValue {
    let start = position
    let end = plainEnd(from: start, line, inFlow: inFlow)
    try checkPlainStart(start, end, line)
    try checkLength(start, end, line)
    let text = text(start, end)
    if !inFlow, let colon = (start..<end).first(where: { isColon($0, line) }) {
      throw error("a second 'key: value' on one line: put the text in quotes, or a map in braces", at: colon, line)
    }
    position = end
    let content: YAMLValue.Content = YAMLScalar.isNull(text) ? .null : .scalar(text, isQuoted: false)
    return YAMLValue(content, at: place(start, line))
  }

  /// Offset one past a plain scalar's last byte. In a flow it ends at brackets, commas and colons, else at the line's end.
  func plainEnd(from start: Int, _ line: Line, inFlow: Bool) -> Int {
    var position = start
    scan: while position < line.end {
      switch bytes[position] {
      case UInt8(ascii: "#") where isComment(position, line) && position > start: break scan
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"):
        if inFlow { break scan }
      case UInt8(ascii: ":"):
        if inFlow, isColon(position, line) || isFlowIndicator(bytes[position + 1]) { break scan }
      default: break
      }
      position += 1
    }
    return trimmedEnd(start, position)
  }

  /// Refuses what YAML reads as something else than text.
  func checkPlainStart(_ position: Int, _ end: Int, _ line: Line) throws(ConfigurationError) {
    let first = bytes[position]
    let character = String(decoding: [first], as: UTF8.self)
    let isAlone = position + 1 >= line.end || isBlank(bytes[position + 1])
    let problem: String
    switch first {
    case UInt8(ascii: "*"): problem = "'*' begins an alias in YAML"
    case UInt8(ascii: "&"): problem = "'&' begins an anchor in YAML"
    case UInt8(ascii: "!"): problem = "'!' begins a tag in YAML"
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      throw error("texts over several lines are not supported: write one line, in quotes", at: position, line)
    case UInt8(ascii: "?") where isAlone:
      throw error("'? ' keys are not supported: write 'key: value'", at: position, line)
    case UInt8(ascii: "-") where isAlone, UInt8(ascii: ":") where isAlone || end == position, UInt8(ascii: ","),
      UInt8(ascii: "]"), UInt8(ascii: "}"):
      throw error("expected a value, found '\(character)'", at: position, line)
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      throw error("expected a key, found '\(character)'", at: position, line)
    case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "%"), UInt8(ascii: "#"):
      problem = "'\(character)' cannot begin a value in YAML"
    default: return
    }
    let quoted = end - position <= 60 ? ": \(YAMLScalar.render(text(position, end)))" : ""
    throw error("\(problem); put the text in quotes\(quoted)", at: position, line)
  }

  /// Comparing texts takes long where they are piles of combining marks.
  func checkLength(_ start: Int, _ end: Int, _ line: Line) throws(ConfigurationError) {
    guard end - start > Self.longestText else { return }
    throw error("a text of \(end - start) bytes: at most \(Self.longestText) are read", at: start, line)
  }

  // MARK: - Quoted scalars

  /// Reads on behind the closing quote.
  mutating func parseQuoted(_ position: inout Int, _ line: Line) throws(ConfigurationError) -> String {
    let open = position
    let quote = bytes[open]
    guard let end = quotedEnd(from: open, line) else { throw unclosedQuote(open, line) }
    try checkLength(open, end, line)
    position = open + 1
    var content: [UInt8] = []
    while position < end - 1 {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        content.append(contentsOf: parseEscape(&position, line, end: end - 1))
        continue
      }
      content.append(byte)
      // Inside single quotes, two of them are one.
      position += byte == UInt8(ascii: "'") && quote == byte ? 2 : 1
    }
    position = end
    return String(decoding: content, as: UTF8.self)
  }

  func unclosedQuote(_ open: Int, _ line: Line) -> ConfigurationError {
    error("the text in quotes is not closed: expected \(text(open, open + 1)) on the same line", at: open, line)
  }

  /// Offset one past the closing quote of a text in quotes, or `nil` where the line ends first.
  func quotedEnd(from open: Int, _ line: Line) -> Int? {
    let quote = bytes[open]
    var position = open + 1
    while position < line.end {
      switch bytes[position] {
      case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""): position += 2
      case quote:
        let isDoubled = position + 1 < line.end && bytes[position + 1] == quote
        guard quote == UInt8(ascii: "'"), isDoubled else { return position + 1 }
        position += 2
      default: position += 1
      }
    }
    return nil
  }

  /// The bytes that the escape at `position` stands for; an unknown one is an error and stands for nothing.
  private mutating func parseEscape(_ position: inout Int, _ line: Line, end: Int) -> [UInt8] {
    let start = position
    let letter = bytes[start + 1]
    position += 2
    var digits = 0
    switch letter {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "/"), UInt8(ascii: " "): return [letter]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "x"): digits = 2
    case UInt8(ascii: "u"): digits = 4
    case UInt8(ascii: "U"): digits = 8
    default: break
    }
    let digitsEnd = min(position + digits, end)
    let isNumber = digitsEnd - position == digits && bytes[position..<digitsEnd].allSatisfy(isHexDigit)
    if digits > 0, isNumber, let value = UInt32(text(position, digitsEnd), radix: 16),
      let scalar = Unicode.Scalar(value)
    {
      position = digitsEnd
      return Array(String(Character(scalar)).utf8)
    }
    // The letter may be the first byte of several.
    position = min(start + 1 + UTF8Scalar.decode(bytes, at: start + 1, end: end).length, end)
    errors.append(
      error(
        "unknown escape '\(text(start, position))': write '\\\\' for a backslash, "
          + "or use single quotes, in which nothing is escaped",
        at: start, line))
    return []
  }

  // MARK: - Bytes

  func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  /// A colon that ends a key: blank or line end behind it.
  func isColon(_ position: Int, _ line: Line) -> Bool {
    bytes[position] == UInt8(ascii: ":") && (position + 1 >= line.end || isBlank(bytes[position + 1]))
  }

  /// A `#` at the line's beginning or behind a blank.
  func isComment(_ position: Int, _ line: Line) -> Bool {
    position < line.end && bytes[position] == UInt8(ascii: "#")
      && (position == line.start || isBlank(bytes[position - 1]))
  }

  /// Nothing but a comment follows.
  func isAtEnd(_ position: Int, _ line: Line) -> Bool { position >= line.end || isComment(position, line) }

  /// A dash that begins a list entry.
  func isEntry(_ line: Line) -> Bool {
    bytes[line.content] == UInt8(ascii: "-") && (line.content + 1 >= line.end || isBlank(bytes[line.content + 1]))
  }

  func skipBlanks(from position: Int, _ line: Line) -> Int {
    var position = position
    while position < line.end, isBlank(bytes[position]) { position += 1 }
    return position
  }

  func trimmedEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isBlank(bytes[end - 1]) { end -= 1 }
    return end
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }

  private func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
    default: false
    }
  }
}
