extension Case {
  static let all = tokens + searches + nesting + declarations + expressions + comments + others

  // MARK: One token, or one line

  private static let tokens = [
    Case("words on one line", "word "),
    Case("one identifier", "a"),
    Case("one identifier of combining marks", "\u{0301}\u{0327}", from: "struct a", to: " {}"),
    Case("one number", "1"),
    Case("one string", "a", from: "\"", to: "\""),
    Case("one multi-line string", "a\n", from: "\"\"\"\n", to: "\"\"\""),
    Case("one line comment", "a", from: "//"),
    Case("one block comment", "a", from: "/*", to: "*/"),
    Case("one operator", "+"),
    Case("one run of #", "#"),
    Case("a raw string's #", "#", to: "\""),
    Case("one name in back quotes", "a ", from: "`", to: "`"),
    Case("line ends", "\n"),
    Case("carriage returns", "\r"),
    Case("control characters", "\u{01}"),
    Case("broken UTF-8", kind: .swift) { Array(repeating: 0xFF, count: $0) },
    Case("half characters", kind: .swift) { Array(repeating: 0xE2, count: $0) },
  ]

  // MARK: What could be searched for again and again

  private static let searches = [
    Case("strings that do not end", "\"a\n"),
    Case("quotes", "\" "),
    Case("raw strings", "#\""),
    Case("raw strings in interpolations", "#\"\"\"\\#("),
    Case("raw strings of two kinds", "#\"\"\"\\#(##\"\"\"\\##("),
    Case("raw strings in interpolations, one end", "#\"\"\"\\#(", to: "\"#"),
    Case("escapes", "\\####", from: "##\""),
    Case("regex literals", "#/"),
    Case("regex literals of many lines", "#/\n"),
    Case("regex literals with fewer and fewer #", kind: .swift) { size in
      var bytes: [UInt8] = []
      var count = 1
      while count * count / 2 < size { count += 1 }
      while count > 0 {
        bytes += Array(repeating: UInt8(ascii: "#"), count: count) + Array("/\n".utf8)
        count -= 1
      }
      return bytes
    },
    Case("bare regex literals", " /a"),
    Case("slashes", " / "),
    Case("bare regex literals with groups", "(/a("),
    Case("placeholders", "<#"),
    Case("placeholders behind operators", "+<#"),
    Case("placeholders behind operators, one end", "+<#", to: "#>"),
    Case("curly quotes", "\u{201C}"),
    Case("comments in operators", "+/**/"),
    Case("comments in operators with slashes", "+/+/**/"),
    Case("comments in dotted operators", "./**/+/**/"),
    Case("conflict markers", "<<<<<<< \n"),
    Case("conflict markers of Perforce", ">>>> \n"),
    Case("back quotes", "`\n"),
    Case("hexadecimal numbers", "0x1.f"),
  ]

  // MARK: Depth

  private static let nesting = [
    Case("open parentheses", "("),
    Case("open squares", "["),
    Case("open braces", "{"),
    Case("closing braces", "}"),
    Case("open brackets of all kinds", "([{"),
    Case("brackets that cross", "([)]"),
    Case("nested parentheses", "(", "", ")"),
    Case("nested squares", "[", "", "]"),
    Case("nested braces", "{", "", "}"),
    Case("nested closures", "f{", "x", "}"),
    Case("nested calls", "f(", "x", ")"),
    Case("nested comments", "/*"),
    Case("nested comments that end", "/*", "", "*/"),
    Case("nested interpolations", "\"\\("),
    Case("nested interpolations that end", "\"\\(", "x", ")\""),
    Case("nested multi-line strings", "\"\"\"\n\\("),
    Case("nested #if", "#if a\n"),
    Case("nested #if that end", "#if a\n", "x\n", "#endif\n"),
    Case("nested #if with braces", "#if a\n{\n"),
    Case("#elseif", "#elseif a\n{\n", from: "#if b\n"),
    Case("nested structs", "struct A{", "", "}"),
    Case("nested extensions", "extension A{", "", "}"),
    Case("nested functions", "func f(){", "", "}"),
    Case("nested getters", "var a:A{", "", "}"),
    Case("nested switches", "switch a{case b:", "", "}"),
    Case("nested ifs", "if a{", "", "}"),
    Case("nested tuples of types", "var a:(", "A", ")"),
    Case("nested generic types", "A<", "B", ">"),
    Case("nested generic declarations", "let a:A<", "B", ">"),
    Case("nested attributes", "@a("),
    Case("nested key types", "struct A:DependencyKey{static let liveValue=A();", "", "}"),
  ]

  // MARK: Declarations

  private static let declarations = [
    Case("structs", "struct A {}\n"),
    Case("structs with many names") { "struct A\($0) {}\n" },
    Case("extensions", "extension A.B.C {}\n"),
    Case("one long extension", "A.", from: "extension ", to: "B {}"),
    Case("one long inheritance clause", "A, ", from: "struct B: ", to: "C {}"),
    Case("one long composition", "A & ", from: "struct B: ", to: "C {}"),
    Case("one long where clause", "A: B, ", from: "struct B where ", to: "C: D {}"),
    Case("one long let", "a, ", from: "let ", to: "b = 1"),
    Case("one long let with values", "a = { b }, ", from: "let ", to: "b = 1"),
    Case("one long case", "a, ", from: "enum E { case ", to: "b }"),
    Case("attributes", "@a "),
    Case("attributes with arguments", "@a(b) "),
    Case("modifiers", "private "),
    Case("modifiers without end", "private(set) static ", to: "x"),
    Case("imports", "import A\n"),
    Case("one long import", "A.", from: "import ", to: "B"),
    Case("functions", "func f(a: A, b: B = c) async throws -> C { d() }\n"),
    Case("functions without body", "func f"),
    Case("accessors", "get{}", from: "var a: A {", to: "}"),
    Case("aliases", "typealias A = A\n"),
    Case("aliases in a row") { "typealias A\($0) = A\($0 + 1)\n" },
    Case("protocols in a row") { "protocol A\($0): A\($0 + 1) {}\n" },
    Case("protocols in two rows") { "protocol A\($0): A\($0 + 1), A\($0 + 2) {}\n" },
    Case("keys", "struct A: DependencyKey { static let liveValue = A() }\n"),
    Case("keys with many names") { "struct A\($0): DependencyKey { static let liveValue = A\($0)() }\n" },
    Case("keys on one line") { "struct A\($0): DependencyKey { static let liveValue = A\($0)() };" },
    Case("clients on one line") {
      "@DependencyClient struct A\($0) { var a: () -> Void }; extension A\($0): DependencyKey { static let liveValue = A\($0)() };"
    },
    Case("registrations", "var a: A { get { self[A.self] } set { self[A.self] = newValue } }\n", from: "extension DependencyValues {\n", to: "}"),
    Case("one registration", "self[A.self];", from: "extension DependencyValues { var a: A { ", to: "} }"),
    Case("members of one struct", "var a: () -> Void\n", from: "struct A: DependencyKey { static let liveValue = A()\n", to: "}"),
  ]

  // MARK: Expressions and types

  private static let expressions = [
    Case("operators", "+ - * "),
    Case("an expression", "a + ", to: "b"),
    Case("prefix operators", "- "),
    Case("generic arguments that do not end", "a<"),
    Case("generic arguments of declarations", "A<B,", from: "let a: "),
    Case("comparisons", "a < b, ", from: "f(", to: ")"),
    Case("comparisons in parentheses", "(a<b,", to: "c"),
    Case("members", ".a", from: "x"),
    Case("a key path", ".a", from: "\\"),
    Case("key paths", "\\.a.a.a "),
    Case("ternaries", "a ? b : "),
    Case("ternaries without blanks", "a?b:"),
    Case("optional chains", "?.a", from: "x"),
    Case("force unwraps", "!", from: "x"),
    Case("casts", " as A", from: "x"),
    Case("try", "try "),
    Case("await", "await try "),
    Case("if expressions", "if "),
    Case("if expressions in values", "let a = if b { c } else "),
    Case("guards", "guard let a = b, "),
    Case("arrows", "-> "),
    Case("function types", "(A) -> ", from: "let a: ", to: "B"),
    Case("some", "some ", from: "let a: "),
    Case("optional types", "?", from: "let a: A"),
    Case("packs", "repeat each ", from: "let a: "),
    Case("assignments", "a = "),
    Case("trailing closures", " {}", from: "f"),
    Case("labelled trailing closures", " a: {}", from: "f {}"),
    Case("subscripts", "[a]", from: "x"),
    Case("calls", "(a)", from: "x"),
    Case("postfix #if", "#if A\n.a\n#endif\n", from: "x\n"),
    Case("nested postfix #if", "#if A\n.a\n", from: "x\n"),
    Case("closure signatures", "{ [a] (b: B) async throws -> C in "),
    Case("closure parameters", "a, ", from: "f { ", to: "b in c }"),
    Case("cases", "case .a(let b, let c) where d: e\n", from: "switch a {\n", to: "}"),
    Case("case patterns", "case .a(", to: "b"),
    Case("macros", "#a(b) "),
    Case("macros with closures", "#Preview { a } "),
    Case("colons", "a: "),
    Case("commas", ","),
    Case("semicolons", ";"),
    Case("periods", ". "),
    Case("backslashes", "\\"),
    Case("at signs", "@"),
    Case("calls of known names", "unimplemented(\"a\", placeholder: b)\n"),
    Case("words of interest", "Date UUID liveValue testValue Reducer "),
  ]

  // MARK: Comments

  private static let comments = [
    Case("line comments", "// a\n"),
    Case("block comments", "/* a */ "),
    Case("regions", "// deplint:disable missing_test_value\n"),
    Case("regions that end", "// deplint:disable missing_test_value\n// deplint:enable missing_test_value\n"),
    Case("directives for a line", "/* deplint:disable:this missing_test_value */ "),
    Case("directives for the next", "// deplint:disable:next missing_test_value\nlet a = 1\n"),
    Case("directives for the next, on one line", "/* deplint:disable:next missing_test_value */ a; "),
    Case("directives for the file", "// deplint:disable:file missing_test_value\n"),
    Case("one long directive", "missing_test_value, ", from: "// deplint:disable ", to: "a"),
    Case("one long reason", "a ", from: "// deplint:disable missing_test_value - "),
    Case("one long reason of marks", "- ", from: "// deplint:disable missing_test_value "),
    Case("unknown rules", "// deplint:disable missing_test_valu\n"),
    Case("one long unknown rule", "a", from: "// deplint:disable "),
    Case("regions over findings") {
      "// deplint:disable missing_test_value\nstruct A\($0): DependencyKey { static let liveValue = A\($0)() }\n"
    },
  ]

  // MARK: Other files

  private static let others = [
    Case("YAML: entries", "  - a\n", from: "exclude:\n", kind: .configuration),
    Case("YAML: a list on one line", "a, ", from: "exclude: [", to: "b]", kind: .configuration),
    Case("YAML: brackets", "[", from: "exclude: ", kind: .configuration),
    Case("YAML: dashes", "- ", kind: .configuration),
    Case("YAML: keys", kind: .configuration) { "key\($0): a\n" },
    Case("YAML: one key", "a: 1\n", kind: .configuration),
    Case("YAML: a key of combining marks", "\u{0301}\u{0327}", from: "a", to: ": 1", kind: .configuration),
    Case("YAML: one text", "a", from: "exclude: '", to: "'", kind: .configuration),
    Case("YAML: escapes", "\\q", from: "exclude: \"", to: "\"", kind: .configuration),
    Case("YAML: comments", "# a\n", kind: .configuration),
    Case("YAML: stars", "*", from: "exclude: ['", to: "']", kind: .configuration),
    Case("YAML: folders", "**/a/", from: "exclude: ['", to: "']", kind: .configuration),
    Case("JSON: brackets", "[", from: "{\"name\": ", kind: .dump),
    Case("JSON: nested lists", kind: .dump) { size in
      let count = (size - 40) / 2
      return Array("{\"name\": ".utf8) + Array(repeating: UInt8(ascii: "["), count: count)
        + Array(repeating: UInt8(ascii: "]"), count: count) + Array(", \"targets\": []}".utf8)
    },
    Case("JSON: a list", "1,", from: "{\"name\": \"a\", \"targets\": [", to: "1]}", kind: .dump),
    Case("JSON: members", "\"a\":1,", from: "{", to: "\"name\": \"a\", \"targets\": []}", kind: .dump),
    Case("JSON: targets", "{\"name\":\"A\",\"type\":\"regular\",\"dependencies\":[{\"byName\":[\"A\",null]}]},", from: "{\"name\": \"a\", \"targets\": [", to: "{}]}", kind: .dump),
    Case("JSON: a name of combining marks", "\u{0301}\u{0327}", from: "{\"a", to: "\": 1, \"name\": \"a\", \"targets\": []}", kind: .dump),
    Case("JSON: one text", "a", from: "{\"name\": \"", to: "\"}", kind: .dump),
    Case("JSON: lines", "{\n", kind: .dump),
    Case("manifest: targets", kind: .manifest, to: "])\n") { index in
      (index == 0 ? "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\n" : "")
        + ".target(name: \"T\(index)\", dependencies: [\"T\(index + 1)\"]),\n"
    },
    Case("manifest: brackets", "[", from: "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: ", kind: .manifest),
    Case("manifest: sums", "[] + ", from: "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: ", to: "[])", kind: .manifest),
    Case("manifest: constants", kind: .manifest) { index in
      (index == 0 ? "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: a0)\n" : "")
        + "let a\(index) = a\(index + 1)\n"
    },
  ]
}
