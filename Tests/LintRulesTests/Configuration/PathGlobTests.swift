import LintRules
import Testing

@Suite("Path patterns")
struct PathGlobTests {
  @Test(arguments: [
    // Without '/': a name anywhere; a folder covers all below it.
    ("Generated", "Generated/A.swift", true),
    ("Generated", "Sources/App/Generated/Deep/A.swift", true),
    ("Generated", "Generated", true),
    ("Generated", "Sources/NotGenerated/A.swift", false),
    ("Generated", "Sources/GeneratedCode/A.swift", false),
    ("generated", "Generated/A.swift", false),
    ("*.pb.swift", "Sources/A.pb.swift", true),
    ("*.pb.swift", "Sources/pb.swift", false),
    ("A.swift", "Sources/A.swift", true),
    (".*", "Sources/.hidden/A.swift", true),
    ("*", "A.swift", true),
    // A '/' at the end: a folder.
    ("Generated/", "Generated/A.swift", true),
    ("Generated/", "Sources/Generated/A.swift", true),
    ("Generated/", "Sources/Generated", false),
    ("Sources/Gen/", "Sources/Gen/A.swift", true),
    ("Sources/Gen/", "Sources/Gen", false),
    ("Sources/Gen/", "Other/Sources/Gen/A.swift", false),
    // With '/': from the configuration's folder on.
    ("Sources/hello-*.swift", "Sources/hello-1.swift", true),
    ("Sources/hello-*.swift", "Sources/other.swift", false),
    ("Sources/hello-*.swift", "A/Sources/hello-1.swift", false),
    ("Sources/*", "Sources/A/B.swift", true),
    ("Sources/*.swift", "Sources/A/B.swift", false),
    ("/Legacy", "Legacy/A.swift", true),
    ("/Legacy", "Sources/Legacy/A.swift", false),
    ("./Legacy", "Legacy/A.swift", true),
    ("./Legacy", "Sources/Legacy/A.swift", false),
    ("Sources//A", "Sources/A/B.swift", true),
    ("Sources/A", "Sources/AB/C.swift", false),
    ("Sources/A", "Sources", false),
    // '**' as a component: any number of folders.
    ("Legacy/**", "Legacy/A/B.swift", true),
    ("Legacy/**", "Legacy/B.swift", true),
    ("Legacy/**", "Legacy", false),
    ("Legacy/**", "Sources/Legacy/B.swift", false),
    ("Legacy/**/", "Legacy/A/B.swift", true),
    ("Legacy/**/", "Legacy/B.swift", false),
    ("**/*.generated.swift", "Sources/A/K.generated.swift", true),
    ("**/*.generated.swift", "K.generated.swift", true),
    ("**/*.generated.swift", "K.generated.swift.txt", false),
    ("Sources/**/Gen/*.swift", "Sources/Gen/A.swift", true),
    ("Sources/**/Gen/*.swift", "Sources/A/B/Gen/A.swift", true),
    ("Sources/**/Gen/*.swift", "Sources/Gen/A/Gen/A.swift", true),
    ("Sources/**/Gen/*.swift", "Sources/Gen/A/B.txt", false),
    ("**/a/**/b/**/c", "a/b/a/b/x/c", true),
    ("**/a/**/b/**/c", "a/c/b/x", false),
    ("**/a/", "b/a/a", true),
    ("**/a/", "b/a", false),
    ("**", "A/B.swift", true),
    ("**/**", "A.swift", true),
    ("a**b", "axxb", true),
    ("a**b", "ax/xb", false),
    // Characters.
    ("?.swift", "é.swift", true),
    ("?.swift", "😀.swift", true),
    ("?.swift", "ab.swift", false),
    ("A?B", "A/B", false),
    ("[abc].swift", "b.swift", true),
    ("[abc].swift", "d.swift", false),
    ("[a-c].swift", "b.swift", true),
    ("[!a-c].swift", "b.swift", false),
    ("[^a-c].swift", "é.swift", true),
    ("[ä-ü].swift", "ö.swift", true),
    ("[]].swift", "].swift", true),
    ("[a-].swift", "-.swift", true),
    ("[*].swift", "*.swift", true),
    ("[*].swift", "a.swift", false),
    ("a[b.swift", "a[b.swift", true),
    ("*[é]*x", "aéx", true),
    // What cannot be meant matches nothing.
    ("", "A.swift", false),
    ("/", "A.swift", false),
    (".", "A.swift", false),
  ])
  func matches(pattern: String, path: String, wanted: Bool) {
    #expect(PathGlob(pattern).matches(path) == wanted)
    #expect(PathGlob(pattern).matches("./" + path) == wanted)
  }

  @Test("Folders that are covered need not be entered", arguments: [
    ("Generated/", "Sources/Generated", true), ("Legacy/**", "Legacy", true), ("Legacy/**", "Legacy/A", true),
    ("Sources/Gen/", "Sources/Gen", true), ("Sources/Gen", "Sources", false), ("Legacy/**/", "Legacy", false),
    ("Legacy/**/", "Legacy/A", true), ("**/*.swift", "Sources", false), ("**", "Sources", true),
  ])
  func folders(pattern: String, path: String, wanted: Bool) {
    #expect(PathGlob(pattern).matches(path, isFolder: true) == wanted)
  }

  @Test("No pattern takes more than the product of the lengths")
  func backtracking() {
    let name = String(repeating: "a", count: 5_000)
    let path = String(repeating: "a/", count: 2_000) + "b"
    let duration = ContinuousClock().measure {
      #expect(!PathGlob(String(repeating: "*a", count: 100) + "b").matches(name))
      #expect(!PathGlob(String(repeating: "**/a/", count: 100) + "c").matches(path))
      #expect(!Wildcard(String(repeating: "[a-z]*", count: 100) + "?b").matches(name))
    }
    #expect(duration < .seconds(10))
  }

  @Test func problems() {
    for sound in ["Generated", "a/**/b", "*.{{x}}", "[!]a", "a..b", ".build", "./a", "{a}"] {
      #expect(PathGlob.problem(in: sound) == nil, "\(sound)")
    }
    for broken in ["", ".", "./", "/", "!a", "a/../b", "..", "~/x", "a\\b", "{a,b}"] {
      #expect(PathGlob.problem(in: broken) != nil, "\(broken)")
    }
  }

  @Test("Module names", arguments: [
    ("*Client", "ArticleClient", true), ("*Client", "Client", true), ("*Client", "ClientLive", false),
    ("Article*", "ArticleShop", true), ("Article", "ArticleShop", false), ("*", "Anything", true),
    ("Feature?", "Feature1", true), ("", "", true), ("", "A", false),
  ])
  func moduleNames(pattern: String, name: String, wanted: Bool) {
    #expect(Wildcard(pattern).matches(name) == wanted)
  }
}

@Suite("Excluded paths and patterns that match nothing")
struct PathExclusionsTests {
  @Test("What tools and templates leave behind is excluded", arguments: [
    ".build/checkouts/A/A.swift", "Packages/Core/.build/x.swift", ".build-linux/x.swift", "DerivedData/x.swift",
    "Pods/A/B.swift", "Carthage/Checkouts/A.swift", "node_modules/a/b.swift", ".git/x.swift",
    "Sources/A/A.docc/Sample.swift", "Demo.playground/Contents.swift", "T.xctemplate/___FILEBASENAME___.swift",
    "___PACKAGENAME___/A.swift", "{{cookiecutter.name}}/App.swift", "{{ name }}/App.swift", "Package@swift-5.9.swift",
    "Packages/Core/Package@swift-6.0.swift",
  ])
  func builtIn(path: String) {
    #expect(Configuration().exclusions.excludes(path))
  }

  @Test("Sources and manifests are not", arguments: [
    "Package.swift", "Sources/App/Build.swift", "Sources/App/build/A.swift", "Sources/PodsView/A.swift",
    "Sources/A/__private__.swift", "Sources/A/___a.swift", "Sources/{a}/A.swift", "Sources/A/Package@swift.swift",
  ])
  func kept(path: String) {
    #expect(!Configuration().exclusions.excludes(path))
  }

  @Test("Each pattern of the file that matches nothing is a warning with its place")
  func warnings() throws {
    let configuration = try configuration("exclude: [Generated, Legcy, Pods]")
    let exclusions = configuration.exclusions
    var used: Set<Int> = []
    for path in ["Sources/Generated/A.swift", "Legacy/A.swift"] { used.formUnion(exclusions.matching(path)) }
    #expect(used.map { exclusions.patterns[$0].text } == ["Generated"])
    #expect(
      exclusions.warnings(used: used).map { $0.line(path: "f", severity: .warning) } == [
        "f:1:22: warning: 'Legcy' matches nothing, or only what is left out already; "
          + "patterns begin at the configuration's folder"
      ])
  }

  @Test("Of a rule's and a group's patterns too, each once")
  func ruleWarnings() throws {
    let configuration = try configuration(
      "rules: {keys: {exclude: [Old, A]}, direct_date: {exclude: [B, C]}, missing_test_value: {exclude: [A, D]}}")
    let places = configuration.unmatchedRuleExcludes(among: ["A/x.swift", "B/x.swift"]).map(\.place?.column)
    #expect(places == [26, 63, 102])
  }

  @Test("A module pattern that matches no module is an error")
  func modules() throws {
    let modules = try configuration(
      """
      modules:
        interface: ["*Client", ArticlClient]
        rules:
          - {from: "*Featur", to: "*Live", except: [Nothing]}
      """
    ).modules
    let names = ["ArticleLive", "ArticleClient", "CartFeature"]
    #expect(
      modules.unmatchedPatterns(among: names).map { $0.line(path: "f") } == [
        "f:2:26: error: no module matches 'ArticlClient': did you mean 'ArticleClient'?",
        "f:4:14: error: no module matches '*Featur'",
      ])
    #expect(
      modules.unmatchedTargets(among: names, imports: ["ArticleLive"]).map { $0.line(path: "f") } == [
        "f:4:47: error: no module matches 'Nothing'"
      ])
    #expect(modules.unmatchedTargets(among: names, imports: ["Nothing"]) == [], "an import is enough")
    #expect(modules.unmatchedPatterns(among: names + ["ArticlClient", "MyFeatur", "Nothing"]) == [])
  }
}
