import LintRules
import Testing

/// A value without its places, to compare with.
private indirect enum Plain: Equatable {
  case null
  case text(String)
  case quoted(String)
  case list([Plain])
  case map([Pair])

  struct Pair: Equatable {
    let key: String
    let value: Plain

    init(_ key: String, _ value: Plain) {
      self.key = key
      self.value = value
    }
  }

  init(_ value: YAMLValue) {
    switch value.content {
    case .null: self = .null
    case .scalar(let text, let isQuoted): self = isQuoted ? .quoted(text) : .text(text)
    case .list(let items): self = .list(items.map(Plain.init))
    case .map(let entries): self = .map(entries.map { Pair($0.key, Plain($0.value)) })
    }
  }
}

private func parse(_ text: String) -> Plain? {
  let (root, errors) = YAMLParser.parse(Array(text.utf8))
  #expect(errors == [])
  return root.map { Plain($0) }
}

@Suite("YAML subset")
struct YAMLParserTests {
  @Test("An empty file is nothing", arguments: ["", "\n", "# comment", "---", "---\n# c\n", "  \n\t\n", "\u{FEFF}"])
  func empty(text: String) {
    #expect(parse(text) == .null)
  }

  @Test func blockMapsAndLists() {
    let text = """
      ---
      # leading comment
      a: 1   # behind a value
      b:
        c: two words
        d:
          - x
          -   y # comment
      e:
      - same depth
      - as its key
      f:
      g: last
      """
    #expect(
      parse(text)
        == .map([
          .init("a", .text("1")),
          .init("b", .map([.init("c", .text("two words")), .init("d", .list([.text("x"), .text("y")]))])),
          .init("e", .list([.text("same depth"), .text("as its key")])),
          .init("f", .null),
          .init("g", .text("last")),
        ]))
  }

  @Test func mapsInsideLists() {
    let text = """
      rules:
        - from: A
          to: B
        -
          from: C
        - - 1
          - 2
        -
      """
    #expect(
      parse(text)
        == .map([
          .init(
            "rules",
            .list([
              .map([.init("from", .text("A")), .init("to", .text("B"))]),
              .map([.init("from", .text("C"))]),
              .list([.text("1"), .text("2")]),
              .null,
            ]))
        ]))
  }

  @Test func flow() {
    #expect(
      parse("a: {b: [c, 'd,]', {e: \"f\"}], \"g\":h, i: , j: [], k: {},} # end")
        == .map([
          .init(
            "a",
            .map([
              .init("b", .list([.text("c"), .quoted("d,]"), .map([.init("e", .quoted("f"))])])),
              .init("g", .text("h")), .init("i", .null), .init("j", .list([])), .init("k", .map([])),
            ]))
        ]))
    #expect(parse("[a, b]") == .list([.text("a"), .text("b")]))
  }

  @Test func valueOnTheNextLine() {
    #expect(parse("a:\n  b\nc:\n  [d]") == .map([.init("a", .text("b")), .init("c", .list([.text("d")]))]))
  }

  @Test(arguments: [
    ("off", "off"), ("true", "true"), ("10", "10"), ("a#b", "a#b"), ("a:b", "a:b"), ("Sources/**/x", "Sources/**/x"),
    ("a-b - c", "a-b - c"), ("-x", "-x"), ("?x", "?x"), (":x", ":x"), ("a [b], {c}", "a [b], {c}"), ("ä 😀", "ä 😀"),
    ("it's", "it's"), ("a\t# c", "a"),
  ])
  func plainScalars(written: String, text: String) {
    #expect(parse("k: \(written)") == .map([.init("k", .text(text))]))
  }

  @Test(arguments: [
    ("'**/x'", "**/x"), ("'it''s'", "it's"), ("''", ""), ("'a # b: c'", "a # b: c"), (#"'\n'"#, #"\n"#),
    (#""a\"b\\c""#, #"a"b\c"#), (#""\t\n\x41\u00e9\U0001F600\/""#, "\t\nAé😀/"), (#""""#, ""), ("'off'   # c", "off"),
  ])
  func quotedScalars(written: String, text: String) {
    #expect(parse("k: \(written)") == .map([.init("k", .quoted(text))]))
  }

  @Test(arguments: ["~", "null", "Null", "NULL", ""])
  func nothing(written: String) {
    #expect(parse("k: \(written)") == .map([.init("k", .null)]))
  }

  @Test func quotedKeys() {
    #expect(parse("'a: b' : c\n\"d\": e") == .map([.init("a: b", .text("c")), .init("d", .text("e"))]))
  }

  @Test("A byte order mark and any line end change nothing", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(lineEnd: String) {
    let text = "\u{FEFF}a: b\n\nc: # x\n  - d\n".split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: lineEnd)
    let (root, errors) = YAMLParser.parse(Array(text.utf8))
    #expect(errors == [])
    guard case .map(let entries) = root?.content, case .list(let items) = entries.last?.value.content else {
      Issue.record("no map with a list")
      return
    }
    #expect(entries.map(\.place) == [ConfigurationPlace(line: 1, column: 1), ConfigurationPlace(line: 3, column: 1)])
    #expect(entries.first?.value.place == ConfigurationPlace(line: 1, column: 4))
    #expect(items.map(\.place) == [ConfigurationPlace(line: 4, column: 5)])
  }

  @Test("Columns count UTF-8 bytes")
  func columns() {
    let (root, _) = YAMLParser.parse(Array("'é😀': [ä, b]".utf8))
    guard case .map(let entries) = root?.content, case .list(let items) = entries.first?.value.content else {
      Issue.record("no map with a list")
      return
    }
    #expect(items.map(\.place.column) == [12, 16])
  }

  @Test func deepestNesting() {
    let depth = YAMLParser.maximumDepth
    let open = String(repeating: "[", count: depth)
    let close = String(repeating: "]", count: depth)
    #expect(YAMLParser.parse(Array((open + close).utf8)).errors == [])
    #expect(YAMLParser.parse(Array(String(repeating: "- ", count: depth).utf8)).errors == [])
  }
}
