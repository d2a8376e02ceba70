import Testing

@testable import SwiftLexer

@Suite struct LineTableTests {
  @Test func eachKindOfLineEndEndsOneLine() {
    let file = SourceFile(path: "t.swift", text: "a\nb\r\nc\rd")
    let lines = LineTable(file)
    #expect(lines.lineCount == 4)
    #expect(lines.position(at: 0) == .init(line: 1, column: 1))
    #expect(lines.position(at: 2) == .init(line: 2, column: 1))
    #expect(lines.position(at: 5) == .init(line: 3, column: 1))
    #expect(lines.position(at: 7) == .init(line: 4, column: 1))
    #expect(lines.bytes(ofLine: 2, in: file) == 2..<3)
    #expect(lines.bytes(ofLine: 9, in: file).isEmpty)
  }

  @Test func columnsCountBytesOrUTF16Units() {
    let file = SourceFile(path: "t.swift", text: "👷🏽é x")
    #expect(LineTable(file).position(at: 11) == .init(line: 1, column: 12))
    #expect(LineTable(file).utf16Column(at: 11, in: file) == 7)
  }

  @Test func aByteOrderMarkIsInNoColumn() {
    let file = SourceFile(path: "t.swift", text: "\u{FEFF}ab")
    #expect(LineTable(file).position(at: 3) == .init(line: 1, column: 1))
    #expect(LineTable(file).position(at: 0) == .init(line: 1, column: 1))
    #expect(LineTable(file).utf16Column(at: 4, in: file) == 2)
  }
}
