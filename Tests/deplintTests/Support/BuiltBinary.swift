import Foundation
import Testing

@testable import deplint

/// The program as it was built together with the tests, run as a user runs it.
struct BuiltBinary {
  /// What a shell does with one of the program's streams.
  enum Stream: String {
    case full = ">/dev/full", closed = ">&-"
  }

  /// Absolute path; `nil` where it was not built.
  static let path: String? = {
    // The tests' own program or bundle stands beside it.
    for argument in CommandLine.arguments {
      guard let end = argument.range(of: ".xctest")?.lowerBound else { continue }
      let folder = Path.parent(String(argument[..<end]))
      let absolute = Path.join(FileManager.default.currentDirectoryPath, folder)
      let candidate = Path.join(absolute, Tool.name)
      if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    return nil
  }()

  var exitStatus: Int32?
  var output: String
  var log: String

  /// - Parameters:
  ///   - folder: the working folder.
  ///   - output: what becomes of standard output; gathered if nothing else.
  ///   - environment: variables besides those of the test's own.
  ///   - withoutRights: root steps down to a user who may read and write nothing of root's.
  static func run(
    _ arguments: [String], in folder: String, output: Stream? = nil, log: Stream? = nil, withoutRights: Bool = false,
    environment: [(name: String, value: String)] = []
  ) throws -> BuiltBinary {
    let program = try #require(path, "deplint was not built beside the tests")
    var script = "cd \"$1\" && shift && exec "
    if withoutRights, geteuid() == 0 { script += "setpriv --reuid=65534 --regid=65534 --clear-groups " }
    script += "\"$@\" \(output?.rawValue ?? "")"
    if let log { script += " 2\(log.rawValue)" }
    var process = ChildProcess("/bin/sh", arguments: ["-c", script, "sh", folder, program] + arguments, timeLimit: 120_000)
    // Nothing of the machine that the tests run on is to count.
    process.environment = [
      ("DEPLINT_CACHE_DIR", Path.join(folder, ".cache")), ("COLUMNS", "100"), ("NO_COLOR", "1"), ("GITHUB_ACTIONS", ""),
      ("SWIFT_BACKTRACE", "enable=no"),
    ] + environment
    let result = try process.run()
    var exitStatus: Int32?
    if case .exited(let status) = result.end { exitStatus = status }
    return BuiltBinary(
      exitStatus: exitStatus, output: String(decoding: result.output, as: UTF8.self), log: String(decoding: result.errors, as: UTF8.self))
  }

  /// Whether a test about rights means something: for root it needs a program to step down with.
  static let canLoseRights =
    geteuid() != 0 || ["/usr/bin/setpriv", "/bin/setpriv"].contains { FileManager.default.isExecutableFile(atPath: $0) }
}
