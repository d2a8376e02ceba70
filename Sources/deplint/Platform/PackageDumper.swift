/// Asks SwiftPM what packages consist of: `swift package dump-package`, one package after the other.
///
/// That compiles and runs the manifest, so it is given time limits, folders of its own for what it builds and for what
/// it leaves in the temporary folder, and no shell. The sandbox that SwiftPM uses on macOS stays on, always.
struct PackageDumper {
  /// Milliseconds.
  struct Limits: Sendable {
    var onePackage = 20_000
    var allPackages = 60_000
  }

  enum Outcome: Equatable, Sendable {
    /// What SwiftPM has printed: one JSON document. Older toolchains may put lines of text before it.
    case json([UInt8])
    /// Why there is none. Lower-case start, no final period.
    case failed(String)
  }

  private let swift: Executable?
  private let limits: Limits
  private let environment: Environment
  private var used = 0

  /// - Parameter swift: the `swift` to run, or `nil` where none was found.
  init(swift: Executable?, limits: Limits = Limits(), environment: Environment = .process) {
    self.swift = swift
    self.limits = limits
    self.environment = environment
  }

  /// - Parameter folder: the package's folder, absolute.
  mutating func dump(_ folder: String) -> Outcome {
    guard let swift else { return .failed("no 'swift' was found in PATH") }
    let left = limits.allPackages - used
    if left <= 0 { return .failed("the \(Self.seconds(limits.allPackages)) for all packages were used up") }
    let timeLimit = min(limits.onePackage, left)
    let watch = Stopwatch()
    defer { used += watch.milliseconds }
    do throws(PlatformError) {
      let result = try run(swift, on: folder, timeLimit: timeLimit)
      return Self.outcome(of: result, timeLimit: timeLimit)
    } catch {
      return .failed("'swift' could not be run: \(error)")
    }
  }

  private func run(
    _ swift: Executable, on folder: String, timeLimit: Int
  ) throws(PlatformError) -> ChildProcess.Result {
    // An interrupt must find the temporary folder removed.
    try Interrupts.deferred { () throws(PlatformError) in
      let temporary = try TemporaryFolder(environment: environment)
      var process = ChildProcess(
        swift.path,
        arguments: [
          "package", "--package-path", folder, "--scratch-path", Path.join(temporary.path, "scratch"), "dump-package",
        ],
        timeLimit: timeLimit)
      process.environment = [("TMPDIR", temporary.path)]
      return try process.run()
    }
  }

  private static func outcome(of result: ChildProcess.Result, timeLimit: Int) -> Outcome {
    switch result.end {
    case .exited(0):
      result.output.isEmpty ? .failed("'swift package dump-package' printed nothing\(firstLines(of: result))")
        : .json(result.output)
    case .exited, .signalled:
      if holds("sandbox_apply: Operation not permitted", result.errors) {
        .failed(
          "the manifest could not be evaluated inside another sandbox; run deplint outside of it, "
            + "or pass a saved dump with '--package-json', or use '--graph static'")
      } else {
        .failed("'swift package dump-package' \(description(of: result.end))\(firstLines(of: result))")
      }
    case .timedOut: .failed("'swift package dump-package' was stopped after \(seconds(timeLimit))")
    case .saidTooMuch: .failed("'swift package dump-package' printed without end")
    case .interrupted: .failed("interrupted")
    }
  }

  private static func description(of end: ChildProcess.Result.End) -> String {
    switch end {
    case .exited(let status): "failed with exit status \(status)"
    case .signalled(let signal): "was ended by signal \(signal)"
    default: "did not end"
    }
  }

  /// The first lines of what was said on both streams, from the first that tells of an error on.
  private static func firstLines(of result: ChildProcess.Result) -> String {
    let lines = firstLines(of: result.errors) + firstLines(of: result.output)
    return lines.isEmpty ? "" : ": " + lines.joined(separator: " | ")
  }

  private static func firstLines(of bytes: [UInt8]) -> [String] {
    let lines = bytes.prefix(1 << 16).split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    let start = lines.firstIndex { holds("error: ", $0) } ?? lines.startIndex
    return lines[start...].prefix(3).map { line in
      let text = String(decoding: line, as: UTF8.self)
      // SwiftPM adds its whole command line.
      return String((text.split(separator: " (compiled with: [").first ?? "").prefix(200))
    }
  }

  private static func holds(_ text: String, _ bytes: some RandomAccessCollection<UInt8>) -> Bool {
    let wanted = Array(text.utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }

  private static func seconds(_ milliseconds: Int) -> String {
    milliseconds % 1_000 == 0 ? "\(milliseconds / 1_000) s" : "\(milliseconds) ms"
  }
}
