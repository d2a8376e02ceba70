import Testing

@testable import deplint

@Suite("Excerpts of lines")
struct ExcerptTests {
  private func excerpt(_ before: String, _ marked: String, _ after: String, columns: Int) -> Excerpt {
    let line = Array((before + marked + after).utf8)
    let start = before.utf8.count
    return Excerpt(of: line[...], mark: start..<(start + marked.utf8.count), columns: columns)
  }

  @Test("A line that fits is shown whole, tabs as four blanks")
  func whole() {
    let excerpt = excerpt("\tlet a = ", "Date()", "  ", columns: 80)
    #expect(excerpt.text == "    let a = Date()")
    #expect(excerpt.indent == 12 && excerpt.length == 6)
  }

  @Test("Wide characters, emoji and marks count as a terminal shows them")
  func wide() {
    #expect(excerpt("日本 👩‍👩‍👧 e\u{301} ❤️ 🇩🇪 ", "한", "", columns: 80).indent == 4 + 1 + 2 + 1 + 1 + 1 + 2 + 1 + 2 + 1)
    #expect(excerpt("", "한", "", columns: 80).length == 2)
  }

  @Test("Hazardous characters are shown by their code points, and what follows stays under its mark")
  func hazardous() {
    let excerpt = excerpt("a\u{1B}b\u{202E}", "x", "\u{0}", columns: 80)
    #expect(excerpt.text == "a<U+001B>b<U+202E>x<U+0000>")
    #expect(excerpt.indent == 18)
  }

  @Test("A long line is cut around the mark")
  func long() {
    let blanks = String(repeating: "-", count: 200)
    let middle = excerpt(blanks, "Date()", blanks, columns: 40)
    #expect(middle.text == "…" + String(repeating: "-", count: 16) + "Date()" + String(repeating: "-", count: 16) + "…")
    #expect(middle.indent == 17)
    let start = excerpt("a", "Date()", blanks, columns: 20)
    #expect(start.text == "aDate()------------…")
    let end = excerpt(blanks, "Date()", "b", columns: 20)
    #expect(end.text == "…------------Date()b")
  }

  @Test("A mark that is too long itself is cut, and its end is not shown")
  func longMark() {
    let excerpt = excerpt("let x = ", String(repeating: "y", count: 500), "tail", columns: 40)
    #expect(excerpt.text.hasPrefix("let x = yyyy") && excerpt.text.hasSuffix("yy…"))
    #expect(excerpt.text.displayWidth <= 40)
    #expect(excerpt.indent + excerpt.length == excerpt.text.displayWidth)
  }

  @Test("Nothing is ever wider than it may be, and a short mark is whole", arguments: [8, 20, 41, 80])
  func neverTooWide(_ columns: Int) {
    let pieces = ["", "a", "\t", "日本語", "👩‍👩‍👧", "e\u{301}\u{302}", "\u{1B}[31m", String(repeating: "xy日", count: 100)]
    for before in pieces {
      for after in pieces {
        for mark in ["", "z", "日", "Date", String(repeating: "m", count: 300)] {
          let excerpt = excerpt(before + before, mark, after + after, columns: columns)
          #expect(excerpt.text.displayWidth <= columns)
          #expect(excerpt.indent + excerpt.length <= columns)
          if mark.count <= 4 { #expect(excerpt.text.contains(mark) || mark.isEmpty) }
        }
      }
    }
  }

  @Test("A mark behind the line's end, and broken UTF-8, do no harm")
  func edges() {
    #expect(Excerpt(of: [0x61], mark: 1..<1, columns: 20) == Excerpt(of: [0x61], mark: 5..<9, columns: 20))
    #expect(Excerpt(of: [], mark: 0..<0, columns: 20).length == 1)
    let broken = Excerpt(of: [0xFF, 0x80, 0x61, 0xC3], mark: 2..<3, columns: 20)
    #expect(broken.text == "\u{FFFD}\u{FFFD}a\u{FFFD}" && broken.indent == 2)
  }

  @Test("A window never starts or ends inside a character", arguments: 0..<4)
  func boundaries(_ shift: Int) {
    let line = String(repeating: "a", count: shift) + String(repeating: "日😀", count: 400)
    let bytes = Array(line.utf8)
    let start = String(repeating: "a", count: shift).utf8.count + 200 * 7
    let excerpt = Excerpt(of: bytes[...], mark: start..<(start + 3), columns: 30)
    #expect(!excerpt.text.contains("\u{FFFD}"))
    #expect(excerpt.text.contains("日"))
  }

  @Test("A line of a megabyte takes no time to speak of")
  func megabyte() {
    let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
    let duration = ContinuousClock().measure {
      for start in stride(from: 0, to: line.count, by: 1 << 10) {
        #expect(Excerpt(of: line[...], mark: start..<(start + 6), columns: 100).length == 6)
      }
    }
    #expect(duration < .seconds(10))
  }
}
