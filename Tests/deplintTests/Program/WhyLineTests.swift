import Testing

@testable import deplint

/// `deplint why FILE:LINE RULE`: each of the reasons for a finding, and for none.
@Suite struct WhyLineTests {
  private static let source = """
    import ComposableArchitecture

    @Reducer struct Clock {
      struct State { var now = 0.0 }
      enum Action { case tick }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          state.now = Date().timeIntervalSince1970
          state.now = Date().timeIntervalSince1970  // deplint:disable:this direct_date - the wall clock is wanted
          return .none
        }
      }
    }

    """

  private func project(_ configuration: String = "") throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(".deplint.yml", configuration)
    try folder.write("Clock.swift", Self.source)
    try folder.write("Generated/Clock.swift", Self.source)
    try folder.write("Plain.swift", "let a = 1\n\n")
    return folder
  }

  @Test(arguments: [
    ("", "Clock.swift:8", "'direct_date' is reported", "column 19, error: 'Date()' reads the system clock"),
    ("", "Clock.swift:8:19", "'direct_date' is reported", "column 19"),
    ("", "Clock.swift:9", "is not reported", "it is suppressed in line 9: the wall clock is wanted"),
    ("", "Clock.swift:4", "is not reported", "the nearest place in this file that the rule finds is in line 8"),
    ("", "Clock.swift:2", "is not reported", "the line has no code"),
    ("", "Clock.swift:99", "is not reported", "the file has 14 lines, and no line 99"),
    ("", "Plain.swift:1", "is not reported", "the file has none of the words that the rule looks for"),
    ("exclude: [Generated]", "Generated/Clock.swift:8", "is not reported", "is excluded by 'Generated' (.deplint.yml:1)"),
    ("", "Pods/Clock.swift:8", "is not reported", "is excluded by 'Pods' (built in)"),
    ("rules:\n  direct_date: off", "Clock.swift:8", "is not reported", "the configuration has the rule off (.deplint.yml:2)"),
    (
      "rules:\n  direct_date: {exclude: [\"*.swift\"]}", "Clock.swift:8", "is not reported",
      "the rule's 'exclude' leaves the file out: '*.swift' (.deplint.yml:2)"
    ),
    (
      "rules:\n  direct_date: {scopes: [effect]}", "Clock.swift:8", "is not reported",
      "the rule's 'scopes' are 'effect', and this stands in the place 'reducer'"
    ),
    ("rules:\n  direct_date: note", "Clock.swift:8", "is reported", "the rule gives it 'error', and the configuration lowers that"),
  ] as [(String, String, String, String)]) func theReasonIsNamed(
    _ configuration: String, _ place: String, _ verdict: String, _ reason: String
  ) throws {
    let folder = try project(configuration)
    try folder.write("Pods/Clock.swift", Self.source)
    let outcome = try BuiltBinary.run(["why", place, "direct_date"], in: folder.path)
    #expect(outcome.exitStatus == 0)
    #expect(outcome.output.contains(verdict))
    #expect(outcome.output.contains(reason), "\(outcome.output)")
    // What is said agrees with what 'check' does.
    let check = try BuiltBinary.run(["--only", "direct_date", "--output", "xcode"], in: folder.path)
    let line = place.split(separator: ":").prefix(2).joined(separator: ":")
    if !configuration.contains("off") { #expect(check.output.contains("\(line):") == verdict.contains("is reported")) }
  }

  @Test func aRuleAboutModulesNeedsAGraph() throws {
    let folder = try project()
    let outcome = try BuiltBinary.run(["why", "Clock.swift:1", "feature_links_live"], in: folder.path)
    #expect(outcome.exitStatus == 0)
    #expect(outcome.output.contains("'feature_links_live' did not run: there is no package graph"))
  }

  @Test func theAnswerIsJSONToo() throws {
    let folder = try project()
    let outcome = try BuiltBinary.run(["why", "Clock.swift:8", "direct_date", "--format", "json"], in: folder.path)
    #expect(outcome.output.contains("\"isReported\": true"))
  }

  @Test func aMissingFileIsAnError() throws {
    let folder = try project()
    let outcome = try BuiltBinary.run(["why", "Nowhere.swift:8", "direct_date"], in: folder.path)
    #expect(outcome.exitStatus == 2)
    #expect(outcome.log == "Nowhere.swift: error: no such file or directory\n")
  }
}
