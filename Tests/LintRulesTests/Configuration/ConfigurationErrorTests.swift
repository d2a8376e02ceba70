import LintRules
import Testing

@Suite("Configuration errors name the place, what was expected and what is near")
struct ConfigurationErrorTests {
  private func errors(_ text: String) -> [String] {
    do {
      _ = try configuration(text)
      return []
    } catch {
      return error.errors.map { $0.line(path: ".deplint.yml") }
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let error: String

    init(_ text: String, _ error: String) {
      self.text = text
      self.error = error
    }
    var testDescription: String { text }
  }

  @Test(arguments: [
    Case("exclud: a", "1:1: error: unknown key 'exclud': did you mean 'exclude'?"),
    Case(
      "foo: a", "1:1: error: unknown key 'foo': expected fail_on, exclude, graph, baseline, rules or modules"),
    Case("direct_date: off", "1:1: error: unknown key 'direct_date': rules stand below 'rules:'"),
    Case("tests: off", "1:1: error: unknown key 'tests': rules stand below 'rules:'"),
    Case("live: [A]", "1:1: error: unknown key 'live': it stands below 'modules:'"),
    Case("- a", "1:1: error: expected keys such as 'rules:' as the configuration, found a list"),
    Case("fail_on: warn", "1:10: error: expected error, warning, note or never, found 'warn': did you mean 'warning'?"),
    Case("fail_on: fatal", "1:10: error: expected error, warning, note or never, found 'fatal': did you mean 'error'?"),
    Case("fail_on: [error]", "1:10: error: expected error, warning, note or never, found a list"),
    Case("fail_on:", "1:1: error: expected error, warning, note or never, found nothing"),
    Case("graph: {}", "1:8: error: expected auto, dump, static or off, found a map"),
    Case("graph: statik", "1:8: error: expected auto, dump, static or off, found 'statik': did you mean 'static'?"),
    Case("exclude: {a: b}", "1:10: error: expected a list of path patterns as 'exclude', found a map"),
    Case("exclude: [a, [b]]", "1:14: error: expected path patterns in the list 'exclude', found a list"),
    Case("exclude:\n  - ", "2:3: error: expected path patterns in the list 'exclude', found nothing"),
    Case("exclude: ['']", "1:11: error: the pattern is empty"),
    Case("exclude: ./", "1:10: error: the pattern names the configuration's own folder: nothing would be left"),
    Case("exclude: ../x", "1:10: error: a pattern begins at the configuration's folder and cannot leave it"),
    Case(
      "exclude: '!a'",
      "1:10: error: patterns cannot be negated: write narrower ones; a name that begins with '!' is '[!]…'"),
    Case(
      #"exclude: a\b"#, #"1:10: error: '\' is no separator and escapes nothing: use '/', and '[*]' for a '*' itself"#),
    Case(
      "exclude: '*.{a,b}.swift'",
      "1:10: error: alternatives in braces are not supported: write one pattern for each"),
    Case("baseline: /tmp/x", "1:11: error: expected a path inside the configuration's folder, found '/tmp/x'"),
    Case("baseline: a/../../b", "1:11: error: expected a path inside the configuration's folder, found 'a/../../b'"),
    Case("baseline: [a]", "1:11: error: expected a path as 'baseline', found a list"),
    Case("rules: [a]", "1:8: error: expected a map such as 'missing_test_value: error' as 'rules', found a list"),
    Case(
      "rules: {missing-test-value: error}",
      "1:9: error: unknown rule 'missing-test-value': did you mean 'missing_test_value'?"),
    Case("rules: {test: off}", "1:9: error: unknown rule 'test': did you mean 'tests'?"),
    Case("rules: {frobnicate: off}", "1:9: error: unknown rule 'frobnicate': 'deplint rules' lists those that exist"),
    Case(
      "rules: {missing_test_value: fatal}",
      "1:29: error: expected error, warning, note, off or a map such as {severity: warning}, found 'fatal': "
        + "did you mean 'error'?"),
    Case(
      "rules: {missing_test_value: }",
      "1:9: error: expected error, warning, note, off or a map such as {severity: warning}, found nothing"),
    Case(
      "rules: {missing_test_value: [off]}",
      "1:29: error: expected error, warning, note, off or a map such as {severity: warning}, found a list"),
    Case(
      "rules: {pedantic: on}",
      "1:19: error: expected error, warning, note, off or a map such as {severity: warning}, found 'on'"),
    Case(
      "rules: {keys: {severity: false}}",
      "1:26: error: expected error, warning, note or off, found 'false': did you mean 'off'?"),
    Case(
      "rules: {direct_date: {scope: [reducer]}}",
      "1:23: error: unknown option 'scope' of the rule 'direct_date': did you mean 'scopes'?"),
    Case(
      "rules: {missing_test_value: {allow: [x]}}",
      "1:30: error: unknown option 'allow' of the rule 'missing_test_value': expected severity or exclude"),
    Case(
      "rules: {world: {allow: [x]}}",
      "1:17: error: unknown option 'allow' of the group 'world': expected severity or exclude"),
    Case(
      "rules: {direct_date: {scopes: [reducer, efect]}}",
      "1:41: error: expected reducer, effect or state, found 'efect': did you mean 'effect'?"),
    Case(
      "rules: {many_dependencies: {severity: note, max: 0}}",
      "1:50: error: expected a whole number from 1 on as 'max', found '0'"),
    Case(
      "rules: {many_dependencies: {severity: note, max: '8'}}",
      "1:50: error: expected a whole number from 1 on as 'max', found '8'"),
    Case(
      "rules: {many_dependencies: {severity: note, max: 99999999999999999999}}",
      "1:50: error: expected a whole number from 1 on as 'max', found '99999999999999999999'"),
    Case(
      "rules: {many_dependencies: {max: 8}}",
      "1:9: error: the rule 'many_dependencies' is off by default: expected a severity beside its options "
        + "('severity: warning' turns it on, 'severity: off' leaves it off)"),
    Case(
      "modules: [A]",
      "1:10: error: expected a map of roles such as 'interface: [ArticleClient]' as 'modules', found a list"),
    Case("modules: {interfaces: [A]}", "1:11: error: unknown key 'interfaces' of 'modules': did you mean 'interface'?"),
    Case("modules: {split: yes}", "1:18: error: expected optional or required, found 'yes'"),
    Case("modules: {live: Sources/A}", "1:17: error: expected the name of a module, found the path 'Sources/A'"),
    Case("modules: {live: {A: B}}", "1:17: error: expected a list of module names as 'live', found a map"),
    Case("modules: {rules: [{from: A}]}", "1:19: error: expected both 'from' and 'to', found no 'to'"),
    Case("modules: {rules: [{to: A}]}", "1:19: error: expected both 'from' and 'to', found no 'from'"),
    Case(
      "modules: {rules: [{from: [A], to: B}]}",
      "1:26: error: expected one pattern of module names as 'from', found a list"),
    Case(
      "modules: {rules: [A]}",
      "1:19: error: expected a map such as '{from: \"*Feature\", to: \"*Live\"}' as a layer rule, found 'A'"),
    Case(
      "modules: {rules: [{from: A, to: B, exept: C}]}",
      "1:36: error: unknown key 'exept' of a layer rule: did you mean 'except'?"),
    Case(
      "modules: {rules: [{from: A, to: B, reason: [x]}]}",
      "1:44: error: expected a sentence as 'reason', found a list"),
  ])
  func message(_ test: Case) {
    #expect(errors(test.text) == [".deplint.yml:" + test.error])
  }

  @Test("All errors are given, in the file's order")
  func allErrors() {
    let text = """
      rules:
        missing-test-value: error
        uncontroled-date: off        # typo
      exclude: Generated             # scalar, not a list
      exclud:                        # unknown top-level key
        - Vendor
      exclude: Again
      """
    #expect(
      errors(text) == [
        ".deplint.yml:2:3: error: unknown rule 'missing-test-value': did you mean 'missing_test_value'?",
        ".deplint.yml:3:3: error: unknown rule 'uncontroled-date': 'deplint rules' lists those that exist",
        ".deplint.yml:5:1: error: unknown key 'exclud': did you mean 'exclude'?",
        ".deplint.yml:7:1: error: duplicate key 'exclude': it stands on line 4 already; keep one of the two",
      ])
  }

  @Test("A wrong severity is one error, not a second about a rule that stays off")
  func noFollowUp() {
    #expect(errors("rules: {many_dependencies: {severity: maybe, max: 8}}").count == 1)
  }

  @Test("A broken structure is all that is said of a file")
  func brokenStructure() {
    #expect(
      errors("exclud: x\nrules: [missing-test-value\n") == [
        ".deplint.yml:2:8: error: the list is not closed: expected ']' on the same line; "
          + "a longer list has one line for each '- value'"
      ])
  }

  @Test func lineWithoutPlace() {
    let error = ConfigurationError(message: "no such file")
    #expect(error.line(path: "x.yml", severity: .warning) == "x.yml: warning: no such file")
  }
}
