import LintRules
import Testing

@Suite struct RuleDocumentationTests {
  private let rule = RuleMetadata(
    id: "odd_thing", group: .world, summary: "thing that is odd", severity: .warning, isOptIn: true, since: "1.2.0",
    fixes: .sometimes,
    options: [
      RuleOption(name: "max", kind: .integer(minimum: 1), summary: "how many are not odd"),
      RuleOption(name: "kinds", kind: .list(allowed: ["a", "b"]), summary: "which are"),
    ],
    explanation: "## What it does\n\nFinds it.\n\n```swift\n## no heading\n```")

  @Test func aRuleIsASection() {
    #expect(
      RuleDocumentation.text(of: rule) == """
        # odd_thing

        Reports: thing that is odd.

        **off, else warning** · group `world` · sometimes has a fix · since 1.2.0

        ## What it does

        Finds it.

        ```swift
        ## no heading
        ```

        ## Options

        - `max`, a number from 1 on: how many are not odd
        - `kinds`, a list of `a`, `b`: which are

        """)
  }

  @Test func inTheDocumentHeadingsAreOneDeeper() {
    let document = RuleDocumentation.document([rule])
    #expect(document.contains("\n## odd_thing\n"))
    #expect(document.contains("\n### What it does\n"))
    #expect(document.contains("\n### Options\n"))
    #expect(document.contains("\n## no heading\n"))
  }

  @Test func theTableHasARowForEach() {
    #expect(
      RuleDocumentation.table([rule], linkedTo: "R.md").hasSuffix(
        "| [`odd_thing`](R.md#odd_thing) | off, else warning | thing that is odd | sometimes |\n"))
  }
}
