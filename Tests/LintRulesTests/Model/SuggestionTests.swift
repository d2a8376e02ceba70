import LintRules
import Testing

@Suite("Suggestions for mistyped names")
struct SuggestionTests {
  private let names = ["direct_date", "direct_uuid", "missing_preview_value", "missing_test_value", "static_dependency"]

  @Test(arguments: [
    ("missing-test-value", "missing_test_value"), ("missingTestValue", "missing_test_value"),
    ("MISSING_TEST_VALUE", "missing_test_value"), ("mising_tset_value", "missing_test_value"),
    ("direct_dat", "direct_date"), ("direct-uid", "direct_uuid"), ("static", "static_dependency"),
  ])
  func near(typed: String, wanted: String) {
    #expect(Suggestion.nearest(to: typed, among: names) == wanted)
  }

  @Test(arguments: ["", "x", "uncontroled-date", "äöü"])
  func far(typed: String) {
    #expect(Suggestion.nearest(to: typed, among: names) == nil)
  }

  @Test("The first of equally near names wins, a name that is nearer as it stands before it")
  func ties() {
    #expect(Suggestion.nearest(to: "bat", among: ["cat", "rat"]) == "cat")
    #expect(Suggestion.nearest(to: "a_b_c", among: ["a-b-c", "a_b_c"]) == "a_b_c")
  }

  @Test("A name of any length is answered at once")
  func longName() {
    #expect(Suggestion.nearest(to: String(repeating: "missing", count: 100_000), among: names) == nil)
  }

  @Test func question() {
    #expect(Suggestion.question(for: "exclud", among: ["exclude"]) == ": did you mean 'exclude'?")
    #expect(Suggestion.question(for: "zzz", among: ["exclude"]) == "")
  }
}
