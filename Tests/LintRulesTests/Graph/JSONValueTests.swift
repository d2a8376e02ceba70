import Testing

@testable import LintRules

@Suite struct JSONValueTests {
  private func parse(_ text: String) -> JSONValue? { JSONValue(Array(text.utf8)) }

  @Test func readsEveryKindOfValue() throws {
    let value = try #require(parse(#" {"a": [1, -2.5e+3, true, false, null, "x"], "b": {}, "c": []} "#))
    #expect(value["a"]?.array == [.number("1"), .number("-2.5e+3"), .bool(true), .bool(false), .null, .string("x")])
    #expect(value["b"]?.members == [])
    #expect(value["c"]?.array == [])
    #expect(value["d"] == nil)
  }

  @Test func readsEscapes() {
    #expect(parse(#""\"\\\/\b\f\n\r\t\u0041\u00e9""#)?.string == "\"\\/\u{08}\u{0C}\n\r\tAé")
    #expect(parse(#""\ud83c\udf5e""#)?.string == "🍞")
    #expect(parse(#""\ud83c!""#)?.string == "\u{FFFD}!", "half a pair")
  }

  @Test(
    arguments: [
      "", " ", "{", "[1,", "[1,]", "[1 2]", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{a:1}", "01", "1.", "-", "+1", "1e", "tru",
      "\"\n\"", "\"\\x\"", "\"\\u12\"", "\"", "1 2", "{} x", "]", ":",
    ])
  func refusesWhatIsNoJSON(text: String) {
    #expect(parse(text) == nil)
  }

  @Test func startsAnywhereButReachesToTheEnd() {
    let bytes = Array("noise {\n{\"a\":1}\n".utf8)
    #expect(JSONValue(bytes) == nil)
    #expect(JSONValue(bytes, from: 8)?["a"] == .number("1"))
  }

  @Test func nestingHasALimit() {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(parse(nested(500)) != nil)
    #expect(parse(nested(100_000)) == nil)
    #expect(parse(String(repeating: "[", count: 100_000)) == nil)
  }
}
