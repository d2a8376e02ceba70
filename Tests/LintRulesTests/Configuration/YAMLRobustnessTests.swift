import LintRules
import Testing

/// Every prefix of a file with all constructs, and seeded changes of its bytes: each ends in a value or an error that
/// stands in the file.
@Suite("YAML reader and decoder take any bytes")
struct YAMLRobustnessTests {
  private static let text = """
    \u{FEFF}---
    # deplint
    fail_on: warning\r
    exclude: [Generated, "a\\tb\\u00e9", '**/x''y']
    graph: {a: [b, {c: d}], "e":f} # flow
    rules:
      direct_date: {severity: warning, exclude: ["Legacy/**"], scopes: [reducer], allow: [Date.now]}
      pedantic:   note
    modules:
      interface:
      - 'é😀*'
      -
        - - a
          - b: c
            d:
      rules: [{from: X, to: Y, except: [], reason: ""}]
    """

  private static func check(_ bytes: [UInt8]) {
    let (root, errors) = YAMLParser.parse(bytes)
    #expect(root != nil || !errors.isEmpty)
    let lineCount = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
    for error in errors {
      guard let place = error.place else {
        Issue.record("an error without a place: \(error.message)")
        continue
      }
      #expect((1...lineCount).contains(place.line) && (1...bytes.count + 1).contains(place.column))
    }
    do {
      _ = try ConfigurationDecoder.decode(bytes, rules: ExampleRules.all)
      #expect(errors == [])
    } catch {
      #expect(!error.errors.isEmpty && error.errors.allSatisfy { $0.place != nil })
    }
  }

  @Test func prefixes() {
    let bytes = Array(Self.text.utf8)
    for count in 0...bytes.count { Self.check(Array(bytes.prefix(count))) }
  }

  @Test func changedBytes() {
    let original = Array(Self.text.utf8)
    let interesting = Array(" \t\n\r-:,[]{}#'\"\\*&!|>%?@~a\u{0}".utf8) + [0x80, 0xC3, 0xF0, 0xFF]
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
    for _ in 0..<5_000 {
      var bytes = original
      for _ in 0...random(4) {
        let index = random(bytes.count)
        switch random(3) {
        case 0: bytes[index] = interesting[random(interesting.count)]
        case 1: bytes.insert(interesting[random(interesting.count)], at: index)
        default: bytes.remove(at: index)
        }
      }
      Self.check(bytes)
    }
  }

  @Test("A long file of one construct takes no time to speak of", arguments: [
    "- ", "[", "{", "a: ", "'", "\"\\", "#", "\n", "- a\n", "a:\n", " ", "[a, ", "*", ":", "\\", "'' ",
  ])
  func longFile(unit: String) {
    let bytes = Array(String(repeating: unit, count: 300_000 / unit.utf8.count).utf8)
    let duration = ContinuousClock().measure { _ = YAMLParser.parse(bytes) }
    #expect(duration < .seconds(10))
  }
}
