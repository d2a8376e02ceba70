import LintRules
import Testing

@testable import deplint

@Suite("Command line")
struct CommandTests {
  private func parse(_ line: String) throws -> Command {
    try Command.parse(line.split(separator: " ").map(String.init), rules: Sample.rules)
  }

  private func check(_ line: String) throws -> CheckOptions {
    guard case .check(let options) = try parse(line) else {
      Issue.record("'\(line)' is no check")
      return CheckOptions()
    }
    return options
  }

  private func message(_ words: [String]) -> String {
    do {
      let command = try Command.parse(words, rules: Sample.rules)
      return "accepted: \(command)"
    } catch {
      return error.message
    }
  }

  @Test("Without words the working folder is checked")
  func nothing() throws {
    #expect(try parse("") == .check(CheckOptions()))
    #expect(try check("check").isVerbImplied == false)
  }

  @Test("Verbs and what they are given")
  func verbs() throws {
    #expect(try parse("explain direct_date") == .explain(.rule("direct_date")))
    #expect(try parse("explain three-worlds") == .explain(.topic("three-worlds")))
    #expect(try parse("explain") == .explain(.overview))
    #expect(try parse("rules") == .rules)
    #expect(try parse("init") == .initialize(folder: "."))
    #expect(try parse("init App") == .initialize(folder: "App"))
    #expect(try parse("config schema") == .config(.schema, file: nil))
    #expect(try parse("config --config a.yml check") == .config(.check, file: "a.yml"))
    #expect(
      try parse("dump tokens a.swift @list") == .dump(.tokens, inputs: [.file("a.swift"), .list("list")], languageMode: .v6))
    #expect(
      try parse("dump calls --language-mode=5 ./@a") == .dump(.calls, inputs: [.file("./@a")], languageMode: .v5))
    #expect(try parse("--version") == .version)
  }

  @Test("Help is given for each verb, whatever else is on the line")
  func help() throws {
    #expect(try parse("--help") == .help(nil))
    #expect(try parse("help") == .help(nil))
    #expect(try parse("-h") == .help(nil))
    for verb in Verb.allCases where verb != .help {
      #expect(try parse("\(verb.rawValue) --help") == .help(verb))
      #expect(try parse("\(verb.rawValue) --bogus -h") == .help(verb))
      #expect(try parse("help \(verb.rawValue)") == .help(verb))
    }
  }

  @Test("Options of check, with '=' and without, before and behind paths")
  func checkOptions() throws {
    let options = try check(
      "A --config c.yml --fail-on=note B.swift --graph static --package-json P=p.json --package-json=q.json "
        + "--no-graph-cache --jobs 3 --color never --quiet --statistics --no-exclude --output json=out=1.json --output text")
    var wanted = CheckOptions()
    wanted.paths = ["A", "B.swift"]
    wanted.config = "c.yml"
    wanted.failOn = .note
    wanted.graph = .static
    wanted.packageDumps = [
      PackageDumpInput(folder: "P", file: "p.json"), PackageDumpInput(folder: nil, file: "q.json"),
    ]
    wanted.usesGraphCache = false
    wanted.jobs = 3
    wanted.color = .never
    wanted.isQuiet = true
    wanted.showsStatistics = true
    wanted.honoursExcludes = false
    wanted.outputs = [OutputTarget(format: .json, path: "out=1.json"), OutputTarget(format: .text)]
    #expect(options == wanted)
  }

  @Test("'--' ends the options")
  func endOfOptions() throws {
    #expect(try check("-- --quiet check").paths == ["--quiet", "check"])
    #expect(try check("check -- --help").paths == ["--help"])
  }

  @Test("A flag may be given twice, a value may not")
  func repetition() throws {
    #expect(try check("--quiet --quiet").isQuiet)
    #expect(message(["--jobs", "1", "--jobs=2"]) == "option '--jobs' is given twice")
  }

  @Test("Rules are chosen by name and by group")
  func selection() throws {
    #expect(try check("--only world").only == ["direct_date", "direct_uuid"])
    let several = try check("--only pedantic,direct_uuid --only=keys").only
    #expect(several == ["direct_uuid", "many_dependencies", "missing_test_value"])
    #expect(try check("--skip direct_date").skip == ["direct_date"])
    #expect(try check("").only == nil)
  }

  @Test(
    "Each misuse has its message",
    arguments: [
      (["--ony", "keys"], "unknown option '--ony': did you mean '--only'?"),
      (["-quiet"], "unknown option '-quiet': did you mean '--quiet'?"),
      (["--staged"], "option '--staged' is not available yet"),
      (["--language-mode", "5"], "option '--language-mode' belongs to 'dump', not to 'check'"),
      (["rules", "--quiet"], "option '--quiet' belongs to 'check', not to 'rules'"),
      (["--quiet=yes"], "option '--quiet' takes no value"),
      (["--config"], "option '--config' needs a value: '--config FILE'"),
      (["--config="], "option '--config' has an empty value"),
      (
        ["--config", "--quiet"],
        "option '--config' needs a value: '--config FILE'; a value that starts with '-' is written '--config=--quiet'"
      ),
      (
        ["--graph", "sttic"],
        "'sttic' is no value of '--graph': did you mean 'static'? (expected auto, dump, static or off)"
      ),
      (["--color=blue"], "'blue' is no value of '--color': expected auto, always or never"),
      (["--jobs", "0"], "'0' is no value of '--jobs': expected a whole number from 1 on"),
      (["--only", "direct_dat"], "'--only direct_dat' names no rule or group: did you mean 'direct_date'?"),
      (["--skip", "keis"], "'--skip keis' names no rule or group: did you mean 'keys'?"),
      (["--skip", "qqqqqq"], "'--skip qqqqqq' names no rule or group: 'deplint rules' lists them"),
      (["--only", "keys,"], "'--only keys,' has an empty entry"),
      (["--only", "previews"], "the group 'previews' has no rules yet"),
      (["--only", "keys", "--skip", "missing_test_value"], "'--skip' leaves nothing of '--only'"),
      (["--output", "sarif"], "the format 'sarif' is not available yet; available: text, xcode, github, json"),
      (["--output", "jsn"], "'jsn' is no output format: did you mean 'json'? (expected text, xcode, github or json)"),
      (["--output", "json="], "'--output json=' has an empty path"),
      (
        ["--output", "json=Sources/App.swift"],
        "'--output json=Sources/App.swift' would replace a file that deplint reads; give another name"
      ),
      (["--jobs", "", "--quiet"], "option '--jobs' has an empty value"),
      (["Sources", "--version"], "'--version' stands alone"),
      (
        ["--output", "json", "--output", "text"],
        "'json' and 'text' both go to standard output; give one a file: '--output text=FILE'"
      ),
      (["--output", "json=a", "--output", "text=a"], "two reports go to 'a'"),
      (["--package-json", "=x"], "'--package-json =x' is not of the form '[DIR=]FILE'"),
      (["--package-json", "A=x", "--package-json", "A=y"], "'--package-json' names the folder 'A' twice"),
      (
        ["--package-json", "x", "--graph", "off"], "'--package-json' gives a graph and '--graph off' wants none"
      ),
      (["-"], "standard input ('-') cannot be read; a file of this name is written './-'"),
      ([""], "a path is empty"),
      (["--quiet", "rules"], "the verb 'rules' comes first; a path of this name is written './rules'"),
      (["--version", "x"], "'--version' stands alone"),
      (["explain", ""], "'explain' needs a RULE or TOPIC"),
      (["explain", "missing-test-value"], "there is no rule or topic 'missing-test-value': did you mean 'missing_test_value'?"),
      (["explain", "zzz"], "there is no rule or topic 'zzz': 'deplint rules' lists the rules, 'deplint explain' the topics"),
      (["explain", "three worlds"], "there is no rule or topic 'three worlds': did you mean 'three-worlds'?"),
      (["explain", "direct_date", "x"], "'explain' does not know what to do with 'x'; it takes one RULE or TOPIC"),
      (["rules", "x"], "'rules' does not know what to do with 'x'"),
      (["config"], "'config' needs one of check, show or schema"),
      (["config", "chek"], "'chek' is no form of 'config': did you mean 'check'? (expected check, show or schema)"),
      (["config", "show", "x"], "'config' does not know what to do with 'x'; '--config FILE' names a configuration"),
      (["dump", "tokens"], "'dump tokens' needs a FILE"),
      (["dump", "tokens", "@"], "'@' needs the name of a list: '@LIST'"),
      (["dump", "tokens", "--language-mode", "7", "a"], "'7' is no value of '--language-mode': expected 5 or 6"),
      (
        ["help", "chek"],
        "'chek' is no verb: did you mean 'check'? (expected check, explain, rules, init, config, graph, why, needs, dump or help)"
      ),
    ])
  func misuse(_ words: [String], _ wanted: String) {
    #expect(message(words) == wanted)
  }

  @Test("A usage error says whose help to read and cannot command a terminal")
  func errorText() {
    #expect(
      UsageError("unknown option '--\u{1B}[2J'", verb: .dump).description
        == "deplint: error: unknown option '--<U+001B>[2J'\nsee 'deplint dump --help'\n")
    #expect(UsageError("x", verb: nil).description.hasSuffix("see 'deplint --help'\n"))
  }

  @Test("A path that does not exist may have been meant as a verb")
  func missingPath() throws {
    #expect(try check("chek").hint(forMissingPath: "chek") == "did you mean the verb 'check'?")
    #expect(try check("baseline").hint(forMissingPath: "baseline") == "the verb 'baseline' is not available yet")
    #expect(try check("Sorces").hint(forMissingPath: "Sorces") == nil)
    #expect(try check("check chek").hint(forMissingPath: "chek") == nil)
    #expect(try check("A chek").hint(forMissingPath: "chek") == nil)
  }
}

@Suite("Help")
struct HelpTests {
  @Test("Texts are what the fixtures show", arguments: [nil] + Verb.allCases)
  func texts(_ verb: Verb?) throws {
    try Golden.expect(Help.text(for: verb), equals: "help/\(verb?.rawValue ?? "overview").golden")
  }

  @Test("No line has more than 80 columns or trailing blanks", arguments: [nil] + Verb.allCases)
  func width(_ verb: Verb?) {
    for line in Help.text(for: verb).split(separator: "\n") {
      #expect(line.count <= Help.width && line.last != " ", "\(line)")
    }
  }

  @Test("Each option that a verb accepts is in its help, and the parser knows it", arguments: Verb.allCases)
  func options(_ verb: Verb) {
    for option in verb.options {
      #expect(Help.text(for: verb).contains("  \(option.synopsis)"))
      #expect(!CommandOption.planned.contains(option.name))
      #expect(throws: UsageError.self) { try Arguments(["\(option.name)="], of: verb) }
      #expect(throws: Never.self) {
        try Arguments(["\(option.name)" + (option.value == nil ? "" : "=\(option.choices.first ?? "x")")], of: verb)
      }
    }
  }

  @Test("What is planned does not exist")
  func planned() {
    #expect(Verb.planned.allSatisfy { Verb(rawValue: $0) == nil })
    #expect(OutputFormat.planned.allSatisfy { OutputFormat(rawValue: $0) == nil })
  }
}

@Suite("Exit status")
struct ExitStatusTests {
  private func report(_ severities: [Severity], problems: Int = 0) -> LintReport {
    LintReport(
      findings: severities.map {
        Finding(rule: "r", severity: $0, path: "a", range: .init(start: 0, end: 0), message: "m")
      },
      problems: Array(repeating: .init(path: nil, message: "m"), count: problems))
  }

  @Test(
    "Findings fail from the wanted severity on",
    arguments: [
      (Configuration.FailOn.error, [ExitStatus.clean, .clean, .findings]),
      (.warning, [.clean, .findings, .findings]),
      (.note, [.findings, .findings, .findings]),
      (.never, [.clean, .clean, .clean]),
    ])
  func threshold(_ failOn: Configuration.FailOn, _ wanted: [ExitStatus]) {
    #expect([Severity.note, .warning, .error].map { ExitStatus(report([$0]), failOn: failOn) } == wanted)
    #expect(ExitStatus(report([]), failOn: failOn) == .clean)
  }

  @Test("A run that failed wins over findings, whatever fails a run")
  func failure() {
    for failOn in Configuration.FailOn.allCases {
      #expect(ExitStatus(report([.error], problems: 1), failOn: failOn) == .failure)
    }
  }

  @Test("The numbers are those of the documentation")
  func numbers() {
    #expect([ExitStatus.clean, .findings, .failure, .interrupted].map(\.rawValue) == [0, 1, 2, 130])
  }
}
