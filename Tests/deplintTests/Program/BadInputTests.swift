import Foundation
import Testing

@testable import deplint

/// What is wrong with the input or with the machine gives one clear message and the right exit status, and never a crash.
@Suite("Bad input")
struct BadInputTests {
  let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    try folder.write(".deplint.yml")
    // Whoever steps down must be able to come here.
    chmod(folder.path, 0o755)
  }

  private func check(
    _ arguments: String..., output: BuiltBinary.Stream? = nil, log: BuiltBinary.Stream? = nil, withoutRights: Bool = false
  ) throws -> BuiltBinary {
    try BuiltBinary.run(["check"] + arguments, in: folder.path, output: output, log: log, withoutRights: withoutRights)
  }

  /// The report's lines that tell of an error.
  private func errors(_ run: BuiltBinary) -> [String] {
    run.output.split(separator: "\n").map(String.init).filter { $0.contains("error:") }
  }

  // MARK: Paths and files

  @Test func aMissingPath() throws {
    let run = try check("Sources")
    #expect(errors(run) == ["Sources: error: no such file or directory"])
    #expect(run.output.contains("incomplete: 1 failure"))
    #expect(run.log.isEmpty)
    #expect(run.exitStatus == 2)
  }

  @Test func aFolderWithoutSwift() throws {
    try folder.write("Docs/README.md", "# Nothing\n")
    let run = try check("Docs")
    #expect(run.log == "Docs: no Swift files to check\n")
    #expect(run.output.hasPrefix("no Swift files were checked"))
    #expect(run.exitStatus == 0)
  }

  @Test(.enabled(if: BuiltBinary.canLoseRights, "root may read everything, and there is no setpriv"))
  func anUnreadableFile() throws {
    try folder.write("A.swift", "struct A {}\n")
    try folder.write("B.swift", "struct B {}\n")
    chmod(folder.at("A.swift"), 0)
    let run = try check(withoutRights: true)
    #expect(errors(run) == ["A.swift: error: permission denied"])
    #expect(run.output.contains("in 1 file"))
    #expect(run.exitStatus == 2)
  }

  @Test(.enabled(if: BuiltBinary.canLoseRights, "root may read everything, and there is no setpriv"))
  func anUnreadableFolder() throws {
    try folder.write("Sources/A.swift", "struct A {}\n")
    chmod(folder.at("Sources"), 0)
    defer { chmod(folder.at("Sources"), 0o755) }
    let run = try check(withoutRights: true)
    #expect(errors(run) == ["Sources: error: permission denied"])
    #expect(run.exitStatus == 2)
  }

  @Test(arguments: [
    ([0x7F, 0x45, 0x4C, 0x46, 0, 0, 1], "it holds NUL bytes"), ([0xFF, 0xFE, 0x61, 0], "it is UTF-16"),
  ] as [([UInt8], String)])
  func aBinaryFile(bytes: [UInt8], reason: String) throws {
    try folder.write("A.swift", bytes: bytes)
    try folder.write("B.swift", "struct B {}\n")
    let run = try check()
    #expect(errors(run) == ["A.swift: error: skipped: \(reason)"])
    #expect(run.exitStatus == 2)
  }

  @Test func aMegabyteOnOneLine() throws {
    try folder.write(
      "A.swift",
      String(repeating: "let a = b; ", count: 90_000) + "struct A: DependencyKey { static let liveValue = A() } " + "\n")
    let run = try check()
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("A.swift:1:990008: ") == true)
    #expect(lines.allSatisfy { $0.utf8.count <= 200 })
    #expect(run.exitStatus == 1)
  }

  @Test func aFIFOAndLinksThatLoop() throws {
    try folder.write("Sources/A.swift", "struct A {}\n")
    try folder.makeFIFO("Sources/Pipe.swift")
    try folder.link("Sources/up", to: "..")
    try folder.link("Sources/Self.swift", to: "Self.swift")
    let run = try check()
    #expect(run.output.contains("remark: Sources/Pipe.swift: skipped: not a regular file"))
    #expect(run.output.contains("in 1 file"))
    #expect(run.exitStatus == 0)
  }

  // MARK: Configuration

  @Test func anEmptyConfiguration() throws {
    try folder.write("A.swift", "struct A {}\n")
    let run = try check()
    #expect(run.output.contains("nothing found in 1 file"))
    #expect(run.log.isEmpty)
    #expect(run.exitStatus == 0)
  }

  @Test func aBrokenConfiguration() throws {
    try folder.write(".deplint.yml", "fail_on: warning\nrules:\n  missing_test_valu: error\n")
    try folder.write("A.swift", "struct A {}\n")
    let run = try check()
    #expect(run.log.hasPrefix(".deplint.yml:3:3: error: "))
    #expect(run.log.contains("missing_test_value"))
    #expect(run.log.split(separator: "\n").count == 1)
    #expect(run.output.isEmpty)
    #expect(run.exitStatus == 2)
  }

  @Test func aBinaryConfiguration() throws {
    try folder.write(".deplint.yml", bytes: [0x66, 0x6F, 0, 0xFF])
    let run = try check()
    #expect(run.log == ".deplint.yml:1:3: error: control character (byte 0): a configuration is plain text\n")
    #expect(run.exitStatus == 2)
  }

  // MARK: Streams and outputs

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func aFullOutput() throws {
    try folder.write("A.swift", "struct A {}\n")
    let run = try check(output: .full)
    #expect(run.log == "error: standard output: no space left on device\n")
    #expect(run.exitStatus == 2)
  }

  @Test func aClosedOutput() throws {
    try folder.write("A.swift", "struct A {}\n")
    let run = try check(output: .closed)
    #expect(run.log == "error: standard output: is closed\n")
    #expect(run.exitStatus == 2)
  }

  /// The log is beside the point: the report and the exit status stay as they are.
  @Test(arguments: [BuiltBinary.Stream.full, .closed])
  func aLogThatCannotBeWritten(stream: BuiltBinary.Stream) throws {
    if stream == .full, !FileManager.default.fileExists(atPath: "/dev/full") { return }
    try folder.makeFolder("Docs")
    let run = try check("Docs", log: stream)
    #expect(run.output.hasPrefix("no Swift files were checked"))
    #expect(run.exitStatus == 0)
  }

  @Test func aPipeThatNobodyReads() throws {
    try folder.write("A.swift", "struct A: DependencyKey { static let liveValue = A() }\n")
    // Standard output is a pipe whose reader has ended; the shell counts 128 + SIGPIPE.
    let program = try #require(BuiltBinary.path)
    let script = "cd \"$1\" && { sleep 0.3; \"$2\" check; echo $? >status; } | true"
    let run = try ChildProcess("/bin/sh", arguments: ["-c", script, "sh", folder.path, program], timeLimit: 60_000).run()
    #expect(run.errors.isEmpty)
    #expect(try folder.text("status") == "141\n")
  }

  @Test(.enabled(if: BuiltBinary.canLoseRights, "root may write everywhere, and there is no setpriv"))
  func aReadOnlyFolder() throws {
    try folder.write("A.swift", "struct A {}\n")
    try folder.makeFolder("Reports")
    chmod(folder.at("Reports"), 0o555)
    let run = try check("--output", "json=Reports/report.json", withoutRights: true)
    #expect(run.log == "error: Reports/report.json: permission denied\n")
    #expect(run.output.isEmpty)
    #expect(run.exitStatus == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("Reports")).isEmpty)
  }

  @Test func aFolderInPlaceOfAReport() throws {
    try folder.write("A.swift", "struct A {}\n")
    let run = try check("--output", "json=.")
    #expect(run.log == "error: .: is a directory\n")
    #expect(run.exitStatus == 2)
  }

  // MARK: A stuck swift

  private func stuckSwift() throws -> Environment {
    try folder.write("Package.swift", "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: name())\n")
    try folder.write("Sources/A/A.swift", "struct A {}\n")
    let script = try folder.writeScript("bin/swift", "echo $$ >\"$(dirname \"$0\")/../started\"; exec sleep 600")
    return Environment([
      "PATH": Path.parent(script), "DEPLINT_CACHE_DIR": folder.at(".cache"), "TMPDIR": Environment.process["TMPDIR"] ?? "/tmp",
    ])
  }

  /// With a limit of its own, so that nobody waits for the usual one.
  @Test func aStuckSwift() throws {
    var options = CheckOptions()
    options.paths = [folder.path]
    var command = CheckCommand(options: options, environment: try stuckSwift())
    command.dumpLimits = PackageDumper.Limits(onePackage: 300, allPackages: 300)
    let judged = try command.lint(Project.open(paths: options.paths, config: nil)).report
    #expect(judged.problems.isEmpty)
    #expect(judged.graph.notJudged.contains { $0.contains("'swift package dump-package' was stopped after 300 ms") })

    options.graph = .dump
    command = CheckCommand(options: options, environment: command.environment, dumpLimits: command.dumpLimits)
    let wanted = try command.lint(Project.open(paths: options.paths, config: nil)).report
    #expect(wanted.problems.map(\.path) == ["Package.swift"])
    #expect(wanted.problems.first?.message.contains("was stopped after 300 ms") == true)
    #expect(ExitStatus(wanted, failOn: .never) == .failure)
  }

  /// Ctrl-C while `swift` is stuck: both end at once, and nothing half-written stays.
  @Test func anInterrupt() throws {
    let environment = try stuckSwift()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(BuiltBinary.path))
    process.arguments = ["check", "--output", "json=report.json", folder.path]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try folder.makeFolder("tmp")
    process.environment = [
      "PATH": (environment["PATH"] ?? "") + ":/usr/bin:/bin", "DEPLINT_CACHE_DIR": folder.at(".cache"), "TMPDIR": folder.at("tmp"),
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // Threads of the tests take no interrupts, and what they start would not either.
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
    var child: Int32?
    for _ in 0..<500 where child == nil {
      // deplint:disable:next sleep_in_test - another process has to begin
      usleep(20_000)
      child = (try? folder.text("started")).flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    let stuck = try #require(child)
    process.interrupt()
    process.waitUntilExit()
    // A shell shows 130.
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGINT)
    #expect(kill(stuck, 0) != 0)
    #expect(!FileManager.default.fileExists(atPath: folder.at("report.json")))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("tmp")).isEmpty)
    #expect(try folder.names().allSatisfy { !$0.hasSuffix(".tmp") })
  }

  // MARK: Files that change

  /// Files come, grow, shrink and go while they are read: each run ends in a report.
  @Test func filesThatChangeMeanwhile() throws {
    for index in 0..<200 { try folder.write("Sources/\(index).swift", "struct A\(index) {}\n") }
    let program = try #require(BuiltBinary.path)
    let churn = """
      cd "$1" || exit 9
      ( i=0; while [ ! -e done ]; do i=$(( (i + 7) % 200 )); f=Sources/$i.swift
          rm -f $f; head -c $((i * 500)) /dev/zero | tr '\\000' x >$f; mv $f Sources/x; : >$f; mv Sources/x $f; done ) &
      for run in 1 2 3 4 5 6 7 8; do "$2" check >/dev/null 2>log; s=$?; echo $s >>statuses; cat log >>logs; done
      : >done; wait
      """
    let run = try ChildProcess("/bin/sh", arguments: ["-c", churn, "sh", folder.path, program], timeLimit: 120_000).run()
    #expect(run.end == .exited(0))
    let statuses = try folder.text("statuses").split(separator: "\n")
    #expect(statuses.count == 8)
    #expect(statuses.allSatisfy { $0 == "0" || $0 == "2" })
    #expect(try folder.text("logs").isEmpty)
  }
}
