import Foundation
import LintRules
import Testing

@Suite("JSON text")
struct JSONTextTests {
  @Test("Compact text has no blanks and keeps the order of keys")
  func compact() {
    let value: JSONText = ["b": [1, true, nil], "a": ["x": "y"], "c": [], "d": [:]]
    #expect(value.compact == #"{"b":[1,true,null],"a":{"x":"y"},"c":[],"d":{}}"#)
  }

  @Test("Pretty text has a member a line")
  func pretty() {
    let value: JSONText = ["b": [1, "x"], "c": [], "d": [:]]
    #expect(
      value.pretty == """
        {
          "b": [
            1,
            "x"
          ],
          "c": [],
          "d": {}
        }
        """)
  }

  @Test("Every scalar that JSON or a terminal minds comes back as it was")
  func roundTrip() throws {
    var text = "\"\\/##[error]###[x# #[ ::"
    for value in (UInt32(0)...0x2FF).map(\.self) + Array(0x2000...0x206F) + [0xFEFF, 0xFFF9, 0xFFFD, 0xE0001, 0x1F600] {
      if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
    }
    let json = JSONText.object([.init(text, .string(text))]).compact
    #expect(json.unicodeScalars.allSatisfy { !$0.isHazardous })
    #expect(!json.contains("##["))
    let object = try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: String])
    #expect(object.keys.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    #expect(object.values.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
  }

  @Test("Broken UTF-8 is repaired before it gets here")
  func brokenBytes() throws {
    let json = JSONText.string(String(decoding: [0x61, 0xFF, 0xC3, 0x22] as [UInt8], as: UTF8.self)).compact
    #expect(json == "\"a\u{FFFD}\u{FFFD}\\\"\"")
  }
}
