import Foundation
import Testing

@testable import deplint

/// A folder that is removed with the value. Its path holds no link.
final class TestFolder {
  let path: String

  init() throws {
    let made = FileManager.default.temporaryDirectory.appendingPathComponent("deplint-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    path = try System.realPath(made.path)
  }

  deinit { TemporaryFolder.remove(path) }

  func at(_ name: String) -> String { Path.join(path, name) }

  /// Writes a file and makes the folders that it stands in.
  @discardableResult
  func write(_ name: String, _ text: String = "") throws -> String {
    try write(name, bytes: Array(text.utf8))
  }

  @discardableResult
  func write(_ name: String, bytes: [UInt8]) throws -> String {
    try makeFolder(Path.parent(name))
    try Data(bytes).write(to: URL(fileURLWithPath: at(name)))
    return at(name)
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: at(name), withIntermediateDirectories: true)
  }

  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: at(name), withDestinationPath: destination)
  }

  func makeFIFO(_ name: String) throws { try #require(mkfifo(at(name), 0o600) == 0) }

  /// A program of a few lines of shell. Another process writes it: were it open here, a child of another test could
  /// hold it open as well, and what is open for writing cannot be run.
  func writeScript(_ name: String, _ body: String) throws -> String {
    try makeFolder(Path.parent(name))
    let write = ChildProcess(
      "/bin/sh", arguments: ["-c", #"printf '%s\n' '#!/bin/sh' "$2" > "$1" && chmod 755 "$1""#, "sh", at(name), body],
      timeLimit: 20_000)
    try #require(try write.run().end == .exited(0))
    return at(name)
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: at(name), encoding: .utf8) }

  /// Sorted.
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}
