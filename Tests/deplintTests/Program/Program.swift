import Foundation
import Testing

@testable import deplint

/// The built program, run as a user runs it.
struct Program {
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  let executable: String

  init() throws {
    executable = try #require(Self.found, "'deplint' is not beside the tests; 'swift build' builds it")
  }

  /// Beside the test bundle, or beside the program that runs the tests.
  private static let found: String? = {
    let bundles = [Bundle.main.bundleURL] + Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let folders = bundles + [URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
    return folders.map { $0.appendingPathComponent("deplint").path }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// - Parameters:
  ///   - folder: the working folder.
  ///   - redirection: what the shell appends, such as `>&-`.
  func run(
    _ arguments: [String], in folder: String, environment: [(name: String, value: String)] = [], redirection: String = ""
  ) throws -> Outcome {
    let script = "cd \"$1\" && shift && \"$@\" \(redirection)"
    var process = ChildProcess("/bin/sh", arguments: ["-c", script, "sh", folder, executable] + arguments, timeLimit: 60_000)
    process.environment = [("GITHUB_ACTIONS", ""), ("NO_COLOR", "1")] + environment
    let result = try process.run()
    guard case .exited(let status) = result.end else {
      Issue.record("'deplint \(arguments.joined(separator: " "))' ended with \(result.end)")
      return Outcome(status: -1, output: "", errors: "")
    }
    return Outcome(
      status: status, output: String(decoding: result.output, as: UTF8.self),
      errors: String(decoding: result.errors, as: UTF8.self))
  }
}
