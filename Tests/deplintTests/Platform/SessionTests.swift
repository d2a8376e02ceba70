import Testing

@testable import deplint

@Suite("Terminal, environment and time")
struct SessionTests {
  @Test(arguments: [
    (true, [:], true), (false, [:], false), (true, ["TERM": "dumb"], false), (true, ["NO_COLOR": "1"], false),
    (true, ["NO_COLOR": ""], true), (false, ["CLICOLOR_FORCE": "1"], true), (false, ["CLICOLOR_FORCE": "0"], false),
    (true, ["TERM": "dumb", "CLICOLOR_FORCE": "1"], true), (true, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], false),
  ] as [(Bool, [String: String], Bool)])
  func color(isTerminal: Bool, variables: [String: String], expected: Bool) {
    let terminal = Terminal(isTerminal: isTerminal, width: nil, environment: Environment(variables))
    #expect(terminal.usesColor() == expected)
    #expect(terminal.usesColor(.always))
    #expect(!terminal.usesColor(.never))
  }

  @Test func width() {
    func width(_ columns: String) -> Int? {
      Terminal(isTerminal: true, width: 80, environment: Environment(["COLUMNS": columns])).width
    }
    #expect(width("120") == 120)
    #expect(width("") == 80)
    #expect(width("0") == 80)
    #expect(width("wide") == 80)
  }

  @Test func environment() {
    let environment = Environment(["A": "", "B": "b"])
    #expect(environment["A"] == "")
    #expect(environment.nonEmpty("A") == nil)
    #expect(environment.nonEmpty("B") == "b")
    #expect(environment["C"] == nil)
    #expect(Environment.process.nonEmpty("PATH") != nil)
  }

  @Test(arguments: [
    (0, "1970-01-01"), (86_399, "1970-01-01"), (86_400, "1970-01-02"), (951_782_399, "2000-02-28"),
    (951_782_400, "2000-02-29"), (951_868_800, "2000-03-01"), (1_796_083_200, "2026-12-01"),
    (4_107_542_400, "2100-03-01"), (253_402_300_799, "9999-12-31"),
  ] as [(Int64, String)])
  func days(seconds: Int64, expected: String) {
    #expect(CalendarDay(secondsSince1970: seconds).description == expected)
  }

  @Test func today() {
    #expect(CalendarDay.today(environment: Environment(["SOURCE_DATE_EPOCH": "86400"])).description == "1970-01-02")
    let now = CalendarDay.today(environment: Environment([:]))
    for value in ["", "soon", "-1", "99999999999999"] {
      #expect(CalendarDay.today(environment: Environment(["SOURCE_DATE_EPOCH": value])).year >= now.year)
      #expect(CalendarDay.today(environment: Environment(["SOURCE_DATE_EPOCH": value])).year <= now.year + 1)
    }
  }

  @Test func systemMessages() {
    #expect(Errno.missing.reason == "no such file or directory")
    #expect(PlatformError(path: "a", .notAFile).description == "a: not a regular file")
  }
}

@Suite("Temporary folders")
struct TemporaryFolderTests {
  @Test func areRemovedWithTheirContent() throws {
    let folder = try TestFolder()
    try folder.write("outside/keep.txt")
    do {
      let temporary = try TemporaryFolder(environment: Environment(["TMPDIR": folder.path]))
      #expect(try System.status(of: temporary.path, followsLink: false).mode == 0o700)
      let name = Path.name(temporary.path)
      try folder.write("\(name)/a/b/c.txt")
      try folder.link("\(name)/link", to: folder.at("outside"))
    }
    #expect(try folder.names() == ["outside"])
    #expect(try folder.text("outside/keep.txt") == "")
  }
}
