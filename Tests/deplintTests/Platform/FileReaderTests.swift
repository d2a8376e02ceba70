import Foundation
import SwiftLexer
import Testing

@testable import deplint

@Suite("Reading files")
struct FileReaderTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  func reader(limit: Int = 1 << 30) throws -> FileReader { try FileReader(root: folder.path, limit: limit) }

  @Test(arguments: [0, 1, 15, 16, 17, 70_000])
  func wholeFilesWithPadding(size: Int) throws {
    let bytes = (0..<size).map { UInt8($0 % 250 + 1) }
    try folder.write("a.swift", bytes: bytes)
    let source = try reader().source("a.swift", languageMode: .v5)
    #expect(source.count == size)
    #expect(source.storage == bytes + [UInt8](repeating: 0, count: SourceFile.padding))
    #expect(source.languageMode == .v5)
    #expect(try reader().bytes(of: folder.at("a.swift")) == bytes)
  }

  /// The size that the system tells is a guess: the file may change before it is read.
  @Test(arguments: [0, 1, 99, 100, 101, 116, 5_000])
  func filesThatGrowOrShrink(expected: Int) throws {
    let bytes = (0..<100).map { UInt8($0 + 1) }
    try folder.write("a", bytes: bytes)
    let file = try System.openFile(folder.at("a"), [.read])
    let read = try System.readAll(file.number, expected: expected, padding: 16, limit: 1 << 20)
    #expect(read == bytes + [UInt8](repeating: 0, count: 16))
  }

  @Test func theLimit() throws {
    try folder.write("a.swift", "12345678")
    #expect(try reader(limit: 8).source("a.swift").count == 8)
    #expect(throws: PlatformError(path: "a.swift", reason: "file too large")) {
      try reader(limit: 7).source("a.swift")
    }
    let file = try System.openFile(folder.at("a.swift"), [.read])
    #expect(throws: Errno.tooLarge) { try System.readAll(file.number, expected: 0, padding: 1, limit: 7) }
  }

  @Test func whatIsNoRegularFile() throws {
    try folder.makeFIFO("Pipe.swift")
    try folder.makeFolder("Dir.swift")
    try folder.write("a.swift")
    try folder.link("Link.swift", to: "a.swift")
    func reason(_ name: String) throws -> String? {
      let reader = try reader()
      return #expect(throws: PlatformError.self) { try reader.source(name) }?.reason
    }
    #expect(try reason("Pipe.swift") == "not a regular file")
    #expect(try reason("Dir.swift") == "is a directory")
    #expect(try reason("Link.swift")?.hasPrefix("a link") == true)
    #expect(try reason("Gone.swift") == "no such file or directory")
    #expect(try reader().bytes(of: "Link.swift", followsLink: true).isEmpty)
  }

  @Test func whatIsNoText() throws {
    func reason(_ bytes: [UInt8]) throws -> String? {
      try folder.write("a.swift", bytes: bytes)
      do throws(PlatformError) {
        _ = try FileReader(root: folder.path).source("a.swift")
        return nil
      } catch {
        return error.reason
      }
    }
    #expect(try reason([0xFF, 0xFE, 0x69, 0x00]) == "skipped: it is UTF-16")
    #expect(try reason([0xFE, 0xFF]) == "skipped: it is UTF-16")
    #expect(try reason(Array("let a = 1\0\n".utf8)) == "skipped: it holds NUL bytes")
    #expect(try reason([0]) == "skipped: it holds NUL bytes")
    #expect(try reason([0xEF, 0xBB, 0xBF, 0x61]) == nil)
    #expect(try reason([0x22, 0xFF, 0xFE, 0x22]) == nil)
    #expect(try reason([]) == nil)
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func unreadableFiles() throws {
    try folder.write("a.swift")
    chmod(folder.at("a.swift"), 0)
    let reader = try reader()
    #expect(throws: PlatformError(path: "a.swift", reason: "permission denied")) { try reader.source("a.swift") }
  }
}
