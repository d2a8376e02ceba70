import LintRules
import Testing

@Suite("YAML errors name the place and the way out")
struct YAMLErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let errors: [String]

    init(_ text: String, _ errors: String...) {
      self.text = text
      self.errors = errors
    }
    var testDescription: String { text }
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    YAMLParser.parse(bytes).errors.map { $0.line(path: "f") }
  }

  private static let deep = String(repeating: "[", count: 100_000)

  @Test(arguments: [
    Case("a:\n\tb: c", "f:2:1: error: tab in the indentation: YAML is indented by spaces"),
    Case("a:\n  \tb: c", "f:2:3: error: tab in the indentation: YAML is indented by spaces"),
    Case("a:\n  -\tb", "f:2:4: error: tab in the indentation: YAML is indented by spaces"),
    Case(
      "a: 1\nb: 2\na: 3\nb: 4",
      "f:3:1: error: duplicate key 'a': it stands on line 1 already; keep one of the two",
      "f:4:1: error: duplicate key 'b': it stands on line 2 already; keep one of the two"),
    Case("k: {a: 1, a: 2}", "f:1:11: error: duplicate key 'a': it stands on line 1 already; keep one of the two"),
    Case("k: *Client", "f:1:4: error: '*' begins an alias in YAML; put the text in quotes: '*Client'"),
    Case("k: [**/x, b]", "f:1:5: error: '*' begins an alias in YAML; put the text in quotes: '**/x'"),
    Case("k: &a b", "f:1:4: error: '&' begins an anchor in YAML; put the text in quotes: '&a b'"),
    Case("k: !!str b", "f:1:4: error: '!' begins a tag in YAML; put the text in quotes: '!!str b'"),
    Case("*a: b", "f:1:1: error: '*' begins an alias in YAML; put the text in quotes: '*a'"),
    Case("k: @x", "f:1:4: error: '@' cannot begin a value in YAML; put the text in quotes: '@x'"),
    Case("k: %x", "f:1:4: error: '%' cannot begin a value in YAML; put the text in quotes: '%x'"),
    Case("k: [#x]", "f:1:5: error: '#' cannot begin a value in YAML; put the text in quotes: '#x'"),
    Case("k: |\n  text", "f:1:4: error: texts over several lines are not supported: write one line, in quotes"),
    Case("k: >-\n  text", "f:1:4: error: texts over several lines are not supported: write one line, in quotes"),
    Case(
      "k: one\n  two",
      "f:2:3: error: expected 'key: value' or '- value'; a value cannot go on on the next line: write it on one line"),
    Case("a: b\n---\nc: d", "f:2:1: error: '---' is not supported here: a configuration is one document"),
    Case("a: b\n...", "f:2:1: error: '...' is not supported here: a configuration is one document"),
    Case("---\n---", "f:2:1: error: '---' is not supported here: a configuration is one document"),
    Case("--- a: b", "f:1:5: error: expected the end of the line behind '---'"),
    Case("%YAML 1.2\n---", "f:1:1: error: YAML directives are not supported: delete this line"),
    Case("? a", "f:1:1: error: expected 'key: value', found '? a'"),
    Case("? a: b", "f:1:1: error: '? ' keys are not supported: write 'key: value'"),
    Case(
      "rules: [a",
      "f:1:8: error: the list is not closed: expected ']' on the same line; "
        + "a longer list has one line for each '- value'"),
    Case(
      "exclude: [\n  a\n]",
      "f:1:10: error: the list is not closed: expected ']' on the same line; "
        + "a longer list has one line for each '- value'"),
    Case(
      "k: {a: [b]  # }",
      "f:1:4: error: the map is not closed: expected '}' on the same line; "
        + "a longer map has one line for each 'key: value'"),
    Case("k: [a, , b]", "f:1:8: error: expected a value before ','"),
    Case("k: {a: 1,, b: 2}", "f:1:10: error: expected 'key: value' before ','"),
    Case("k: [a b: c]", "f:1:8: error: a key in a list of values: write [{key: value}], or put the text in quotes"),
    Case("k: [a[bc]d]", "f:1:6: error: expected ',' or ']'; text that holds brackets stands in quotes"),
    Case("k: {a: b{c}}", "f:1:9: error: expected ',' or '}'; text that holds brackets or ': ' stands in quotes"),
    Case("k: [a}", "f:1:6: error: expected ',' or ']'; text that holds brackets stands in quotes"),
    Case("k: [}", "f:1:5: error: expected a value, found '}'"),
    Case("k: {a}", "f:1:5: error: expected 'key: value', found 'a'"),
    Case("k: {a:b}", "f:1:5: error: expected 'key: value', found 'a:b'; a space is wanted behind ':'"),
    Case("k: {: b}", "f:1:5: error: expected a value, found ':'"),
    Case("k: {[a]: b}", "f:1:5: error: expected a key, found '['"),
    Case("k: [a] b", "f:1:8: error: unexpected text behind the value: put all of the value in quotes, or delete this"),
    Case("k: 'a' b", "f:1:8: error: unexpected text behind the value: put all of the value in quotes, or delete this"),
    Case("k: 'a", "f:1:4: error: the text in quotes is not closed: expected ' on the same line"),
    Case(#"k: "a\""#, "f:1:4: error: the text in quotes is not closed: expected \" on the same line"),
    Case(#"k: "a\"#, "f:1:4: error: the text in quotes is not closed: expected \" on the same line"),
    Case("'a: b", "f:1:1: error: the text in quotes is not closed: expected ' on the same line"),
    Case(
      #"k: ["\d", "\ud800", "\x-1", "\é"]"#,
      #"f:1:6: error: unknown escape '\d': write '\\' for a backslash, or use single quotes, in which nothing is escaped"#,
      #"f:1:12: error: unknown escape '\u': write '\\' for a backslash, or use single quotes, in which nothing is escaped"#,
      #"f:1:22: error: unknown escape '\x': write '\\' for a backslash, or use single quotes, in which nothing is escaped"#,
      #"f:1:30: error: unknown escape '\é': write '\\' for a backslash, or use single quotes, in which nothing is escaped"#
    ),
    Case("a: b: c", "f:1:5: error: a second 'key: value' on one line: put the text in quotes, or a map in braces"),
    Case("a: - b", "f:1:4: error: expected a value, found '-'"),
    Case("fail_on:error", "f:1:8: error: expected a space behind ':'"),
    Case("fail_on error", "f:1:1: error: expected 'key: value', found 'fail_on error'"),
    Case("a: b\nc # x:y", "f:2:1: error: expected 'key: value', found 'c'"),
    Case("a: b\n- c", "f:2:1: error: expected 'key: value' as on the lines above, found a list entry"),
    Case("k:\n  - a\n  b", "f:3:3: error: expected '- ' as on the lines above"),
    Case("- a\nb: c", "f:2:1: error: expected '- ' as on the lines above"),
    Case("a:\n    b: c\n  d: e", "f:3:3: error: expected an indentation of 0 spaces as on the lines above, found 2"),
    Case("a:\n  b: c\n   d: e", "f:3:4: error: expected an indentation of 2 spaces as on the lines above, found 3"),
    Case(" a: b\nc: d", "f:2:1: error: expected an indentation of 1 space as on the lines above, found 0"),
    Case("k: a\u{0}b", "f:1:5: error: control character (byte 0): a configuration is plain text"),
    Case(deep, "f:1:33: error: maps and lists are nested deeper than 32 levels"),
    Case("\(String(repeating: "- ", count: 50_000))", "f:1:65: error: maps and lists are nested deeper than 32 levels"),
    // The way out of the first error does not hide the second.
    Case(
      "a: 1\na: 2\nb: [",
      "f:2:1: error: duplicate key 'a': it stands on line 1 already; keep one of the two",
      "f:3:4: error: the list is not closed: expected ']' on the same line; "
        + "a longer list has one line for each '- value'"),
  ])
  func message(_ test: Case) {
    #expect(Self.lines(Array(test.text.utf8)) == test.errors)
  }

  @Test func encoding() {
    #expect(
      Self.lines(Array("a: b\nc: é".utf8.dropLast()))
        == ["f:2:4: error: the file is not UTF-8: save it with that encoding"])
    #expect(
      Self.lines([0xFF, 0xFE, 0x61, 0, 0x3A, 0]) == ["f:1:1: error: the file is not UTF-8: save it with that encoding"])
  }

  @Test("Text from the file cannot command a terminal, and is cut")
  func excerpts() {
    #expect(
      Self.lines(Array("\u{202E}\u{9B}31m".utf8)) == [
        #"f:1:1: error: expected 'key: value', found '\u{202e}\u{9b}31m'"#
      ])
    let long = String(repeating: "x", count: 61)
    #expect(Self.lines(Array(long.utf8)) == ["f:1:1: error: expected 'key: value', found '\(long.dropLast())…'"])
  }

  @Test("A broken structure has no value, other errors leave one")
  func values() {
    #expect(YAMLParser.parse(Array("a: [".utf8)).root == nil)
    #expect(YAMLParser.parse(Array("a: 1\na: 2".utf8)).root != nil)
  }
}
