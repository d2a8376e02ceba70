import Foundation
import SwiftLexer
import Testing

@testable import deplint

@Suite struct DumpOutlineTests {
  private func outline(_ text: String) -> [String] {
    dump(text) { DumpOutline.append($0, $1, $2, to: &$3) }
  }

  private func calls(_ text: String) -> [String] {
    dump(text) { DumpCalls.append($0, $1, $2, to: &$3) }
  }

  private func dump(
    _ text: String, _ append: (Outline, TokenBuffer, SourceFile, inout [UInt8]) -> Void
  ) -> [String] {
    let file = SourceFile(path: "t.swift", text: text)
    let buffer = Lexer.tokenize(file)
    var output: [UInt8] = []
    append(OutlineParser.parse(buffer, of: file, depth: .full), buffer, file, &output)
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func aTypeIsOneLine() {
    #expect(
      outline("@a(\"\\\"\") public struct S: P { static let b = 1 }") == [
        #"{"path":"t.swift","kind":"struct","name":"S","qualified":"S","offset":0,"keywordOffset":16,"nameOffset":23"#
          + #","bodyOffset":28,"endOffset":48,"inherits":["P"],"attributes":["@a(\"\\\"\")"],"modifiers":["public"]"#
          + #","members":[{"kind":"let","name":"b","static":true,"offset":30,"nameOffset":41,"ifConfig":false"#
          + #","attributes":[],"modifiers":["static"]}]}"#
      ])
  }

  @Test(arguments: [
    ("func f(_ a: A, b c: B<C, D>, `d`: E) {}", "func f(_:b:`d`:)"), ("func ==<T>(a: T, @B(c, d) e: T) {}", "func ==(a:e:)"),
    ("func g(@A<B, C> d: D, isolated e: F) {}", "func g(d:isolated:)"), ("init?() {}", "init init()"),
    ("subscript(a: A) -> B { 0 }", "subscript subscript(a:)"), ("deinit {}", "deinit deinit"), ("var (a, _) = b", "var a, var _"),
    ("case a, b(C)", "case a, case b"), ("#m()", "macroExpansion #m"), ("typealias A = B", "typealias A"), ("import A", ""),
  ])
  func membersHaveAName(_ member: String, _ expected: String) {
    let line = outline("struct S { \(member) }").first ?? ""
    let members = line.components(separatedBy: "{\"kind\":\"").dropFirst().map { text -> String in
      let fields = text.split(separator: "\"", omittingEmptySubsequences: false)
      return "\(fields[0]) \(fields[4])"
    }
    #expect(members.joined(separator: ", ") == expected)
  }

  @Test func namesAreQualifiedByTypesAndExtensions() {
    let names = outline("extension A.B { func c() { enum D { struct E {} } } }").map { line in
      line.components(separatedBy: "\"qualified\":\"").last?.split(separator: "\"").first.map(String.init)
    }
    #expect(names == ["A.B", "A.B.D", "A.B.D.E"])
  }

  @Test(arguments: [
    ("f()", "0\t\"f\"\t0\tnone"), (".f(1)", "0\t\".f\"\t1\tintegerLiteralExpr"), ("a.f(b: c, d)", "0\t\"a.f\"\t2\tb:declReferenceExpr"),
    ("A.B.f()", "0\t\"_.f\"\t0\tnone"), ("super.f()", "0\t\"_.f\"\t0\tnone"), ("M::f()", "0\t\"M::f\"\t0\tnone"),
    ("f(a:)(1)", "0\t\"f(a:)\"\t1\tintegerLiteralExpr"), ("f(#\"a\"\\#(b)\"#)", "0\t\"f\"\t1\tstring:\"a\\\"\\\\#(b)\""),
    ("f(\"\"\"\n  a\n  \"\"\")", "0\t\"f\"\t1\tstring:\"\\n  a\\n  \""), ("f { }", "0\t\"f\"\t0\tnone"), ("Set<Int>()", ""), ("#m()", ""),
  ])
  func callsHaveACalleeAndAFirstArgument(_ text: String, _ expected: String) {
    #expect(calls(text).first ?? "" == expected)
  }
}
