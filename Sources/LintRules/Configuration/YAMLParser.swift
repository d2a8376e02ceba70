/// Reads the subset of YAML that configurations are written in: block maps and lists, one-line flow maps and lists, plain
/// and quoted scalars on one line, comments.
///
/// Everything else of YAML (anchors, aliases, tags, texts over several lines, several documents, `? ` keys, tabs as
/// indentation) is an error that says what to write instead. What one reads is what every YAML reader reads; the other
/// way round is not wanted: each feature more is one more way to say what nobody meant.
///
/// Any bytes are read to an end in linear time; nesting is bounded by `maximumDepth`.
package struct YAMLParser {
  /// Maps and lists inside each other; a configuration needs five.
  package static let maximumDepth = 32
  /// Bytes of one key or value.
  package static let longestText = 4096

  /// A line with something on it, comments apart.
  struct Line {
    /// 1-based.
    var number: Int
    /// Offset of the line's first byte, a byte order mark passed over.
    var start: Int
    /// Offset of the first byte that is no blank. Moves on behind the dash of `- key: value`.
    var content: Int
    /// Offset one past the last byte before the line end.
    var end: Int

    var indent: Int { content - start }
  }

  let bytes: [UInt8]
  private var lines: [Line] = []
  private var next = 0
  /// What is wrong but leaves the rest readable.
  var errors: [ConfigurationError] = []

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// - Returns: the file's value, which is `.null` for a file without content, and `nil` where the structure is broken;
  ///   and all errors that were found, in source order. Duplicate keys and unknown escapes are errors beside a value.
  package static func parse(_ bytes: [UInt8]) -> (root: YAMLValue?, errors: [ConfigurationError]) {
    var parser = YAMLParser(bytes)
    do throws(ConfigurationError) {
      let root = try parser.parseDocument()
      return (root, ConfigurationErrors(parser.errors).inOrder)
    } catch {
      return (nil, ConfigurationErrors(parser.errors + [error]).inOrder)
    }
  }

  private mutating func parseDocument() throws(ConfigurationError) -> YAMLValue {
    try splitLines()
    guard let first = lines.first else { return YAMLValue(.null, at: ConfigurationPlace(line: 1, column: 1)) }
    let opensFlow = bytes[first.content] == UInt8(ascii: "{") || bytes[first.content] == UInt8(ascii: "[")
    guard opensFlow || isEntry(first) || keyEnd(first) != nil else { throw missingKey(first) }
    let root = try parseBlock(depth: 0, mapIndent: nil)
    if next < lines.count { throw stray(lines[next], expected: first.indent) }
    return root
  }

  // MARK: - Blocks

  /// A map, a list or a one-line value that begins on the current line.
  ///
  /// - Parameter mapIndent: the indentation of the map that a list is the value of: the list may stand as deep as its
  ///   key.
  private mutating func parseBlock(depth: Int, mapIndent: Int?) throws(ConfigurationError) -> YAMLValue {
    let line = lines[next]
    try checkDepth(depth, at: line.content, line)
    if isEntry(line) { return try parseList(indent: line.indent, depth: depth, mapIndent: mapIndent) }
    if keyEnd(line) != nil { return try parseMap(indent: line.indent, depth: depth) }
    let value = try parseInline(at: line.content, line, depth: depth)
    next += 1
    return value
  }

  private mutating func parseMap(indent: Int, depth: Int) throws(ConfigurationError) -> YAMLValue {
    let start = place(lines[next].content, lines[next])
    var entries = Entries()
    while next < lines.count, lines[next].indent >= indent {
      let line = lines[next]
      guard line.indent == indent else { throw stray(line, expected: indent) }
      guard !isEntry(line) else {
        throw error("expected 'key: value' as on the lines above, found a list entry", at: line.content, line)
      }
      guard let colon = keyEnd(line) else { throw missingKey(line) }
      let keyPlace = place(line.content, line)
      let key = try parseKey(line, colon: colon)
      let position = skipBlanks(from: colon + 1, line)
      let value: YAMLValue
      if isAtEnd(position, line) {
        next += 1
        value = try parseNested(under: keyPlace, indent: indent, depth: depth, inMap: true)
      } else {
        value = try parseInline(at: position, line, depth: depth + 1)
        next += 1
      }
      append(YAMLEntry(key: key, place: keyPlace, value: value), to: &entries)
    }
    return YAMLValue(.map(entries.list), at: start)
  }

  private mutating func parseList(indent: Int, depth: Int, mapIndent: Int?) throws(ConfigurationError) -> YAMLValue {
    let start = place(lines[next].content, lines[next])
    var items: [YAMLValue] = []
    while next < lines.count, lines[next].indent >= indent {
      let line = lines[next]
      guard line.indent == indent else { throw stray(line, expected: indent) }
      guard isEntry(line) else {
        if indent == mapIndent { break }
        throw error("expected '- ' as on the lines above", at: line.content, line)
      }
      var position = line.content + 1
      while position < line.end, bytes[position] == UInt8(ascii: " ") { position += 1 }
      if isAtEnd(position, line) {
        next += 1
        let dash = place(line.content, line)
        items.append(try parseNested(under: dash, indent: indent, depth: depth, inMap: false))
        continue
      }
      guard bytes[position] != UInt8(ascii: "\t") else { throw tab(at: position, line) }
      // `- key: value` is a map that begins behind the dash.
      lines[next].content = position
      items.append(try parseBlock(depth: depth + 1, mapIndent: nil))
    }
    return YAMLValue(.list(items), at: start)
  }

  /// The value below a key or a dash that has none on its own line.
  private mutating func parseNested(
    under place: ConfigurationPlace, indent: Int, depth: Int, inMap: Bool
  ) throws(ConfigurationError) -> YAMLValue {
    guard next < lines.count else { return YAMLValue(.null, at: place) }
    let line = lines[next]
    if line.indent > indent { return try parseBlock(depth: depth + 1, mapIndent: nil) }
    if inMap, line.indent == indent, isEntry(line) { return try parseBlock(depth: depth + 1, mapIndent: indent) }
    return YAMLValue(.null, at: place)
  }

  // MARK: - Keys

  struct Entries {
    var list: [YAMLEntry] = []
    /// By the key's bytes: comparing texts takes long where they are piles of combining marks.
    var lines: [[UInt8]: Int] = [:]
  }

  /// Of two entries with one key the first counts.
  mutating func append(_ entry: YAMLEntry, to entries: inout Entries) {
    let key = Array(entry.key.utf8)
    if let line = entries.lines[key] {
      errors.append(
        ConfigurationError(
          place: entry.place,
          message: "duplicate key \(Excerpt.quoted(entry.key)): it stands on line \(line) already; keep one of the two"))
      return
    }
    entries.lines[key] = entry.place.line
    entries.list.append(entry)
  }

  private mutating func parseKey(_ line: Line, colon: Int) throws(ConfigurationError) -> String {
    var position = line.content
    if isQuote(bytes[position]) { return try parseQuoted(&position, line) }
    try checkPlainStart(position, colon, line)
    try checkLength(position, trimmedEnd(position, colon), line)
    return text(position, trimmedEnd(position, colon))
  }

  /// Offset of the colon behind the key that a line begins with; `nil` for a line that begins with none.
  private func keyEnd(_ line: Line) -> Int? {
    var position = line.content
    switch bytes[position] {
    case UInt8(ascii: "["), UInt8(ascii: "{"): return nil
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard let end = quotedEnd(from: position, line) else { return nil }
      position = skipBlanks(from: end, line)
      return position < line.end && isColon(position, line) ? position : nil
    default:
      while position < line.end {
        if isColon(position, line) { return position }
        if isBlank(bytes[position]), isComment(position + 1, line) { return nil }
        position += 1
      }
      return nil
    }
  }

  // MARK: - Errors

  func error(_ message: String, at position: Int, _ line: Line) -> ConfigurationError {
    ConfigurationError(place: place(position, line), message: message)
  }

  func place(_ position: Int, _ line: Line) -> ConfigurationPlace {
    ConfigurationPlace(line: line.number, column: position - line.start + 1)
  }

  func checkDepth(_ depth: Int, at position: Int, _ line: Line) throws(ConfigurationError) {
    guard depth >= Self.maximumDepth else { return }
    throw error("maps and lists are nested deeper than \(Self.maximumDepth) levels", at: position, line)
  }

  private func tab(at position: Int, _ line: Line) -> ConfigurationError {
    error("tab in the indentation: YAML is indented by spaces", at: position, line)
  }

  /// A line that is deeper than its neighbours, or belongs to no map or list.
  private func stray(_ line: Line, expected: Int) -> ConfigurationError {
    if !isEntry(line), keyEnd(line) == nil {
      return error(
        "expected 'key: value' or '- value'; a value cannot go on on the next line: write it on one line",
        at: line.content, line)
    }
    let spaces = expected == 1 ? "1 space" : "\(expected) spaces"
    return error(
      "expected an indentation of \(spaces) as on the lines above, found \(line.indent)", at: line.content, line)
  }

  private func missingKey(_ line: Line) -> ConfigurationError {
    if isQuote(bytes[line.content]), quotedEnd(from: line.content, line) == nil {
      return unclosedQuote(line.content, line)
    }
    let end = plainEnd(from: line.content, line, inFlow: false)
    if let colon = bytes[line.content..<end].firstIndex(of: UInt8(ascii: ":")), colon > line.content {
      return error("expected a space behind ':'", at: colon, line)
    }
    let found = Excerpt.quoted(text(line.content, end))
    return error("expected 'key: value', found \(found)", at: line.content, line)
  }

  // MARK: - Lines

  /// Lines without content are left out.
  private mutating func splitLines() throws(ConfigurationError) {
    try checkEncoding()
    var start = hasByteOrderMark ? 3 : 0
    var number = 1
    var hasMarker = false
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
      var line = Line(number: number, start: start, content: start, end: end)
      var tabs: Int?
      while line.content < end, isBlank(bytes[line.content]) {
        if tabs == nil, bytes[line.content] == UInt8(ascii: "\t") { tabs = line.content }
        line.content += 1
      }
      if !isAtEnd(line.content, line) {
        if let tabs { throw tab(at: tabs, line) }
        if try isMarker(line, mayBegin: lines.isEmpty && !hasMarker) {
          hasMarker = true
        } else {
          lines.append(line)
        }
      }
      start = end + 1
      if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "\r"), bytes[end + 1] == UInt8(ascii: "\n") { start += 1 }
      number += 1
    }
  }

  /// `---` before the first content is passed over; all other markers and directives of YAML are errors.
  private func isMarker(_ line: Line, mayBegin: Bool) throws(ConfigurationError) -> Bool {
    guard line.indent == 0 else { return false }
    if bytes[line.content] == UInt8(ascii: "%") {
      throw error("YAML directives are not supported: delete this line", at: line.content, line)
    }
    let behind = line.content + 3
    guard behind <= line.end, behind == line.end || isBlank(bytes[behind]) else { return false }
    let word = text(line.content, behind)
    guard word == "---" || word == "..." else { return false }
    guard word == "---", mayBegin else {
      throw error("'\(word)' is not supported here: a configuration is one document", at: line.content, line)
    }
    let rest = skipBlanks(from: behind, line)
    guard isAtEnd(rest, line) else { throw error("expected the end of the line behind '---'", at: rest, line) }
    return true
  }

  private var hasByteOrderMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// The file is UTF-8 without control characters.
  private func checkEncoding() throws(ConfigurationError) {
    var line = Line(number: 1, start: hasByteOrderMark ? 3 : 0, content: 0, end: 0)
    var position = line.start
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
        if byte == UInt8(ascii: "\r"), position < bytes.count, bytes[position] == UInt8(ascii: "\n") { position += 1 }
        line.number += 1
        line.start = position
      case UInt8(ascii: "\t"), 0x20...0x7E: position += 1
      case 0...0x7F:
        throw error("control character (byte \(byte)): a configuration is plain text", at: position, line)
      default:
        guard let length = UTF8Scalar.length(in: bytes, at: position, end: bytes.count) else {
          throw error("the file is not UTF-8: save it with that encoding", at: position, line)
        }
        position += length
      }
    }
  }
}
