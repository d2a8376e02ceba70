import Foundation
import Testing

@testable import deplint

@Suite("Writing files")
struct FileWriterTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Why a file of that name cannot be replaced.
  func refusal(_ name: String) -> String? {
    #expect(throws: PlatformError.self) { try FileWriter.replace(folder.at(name), with: [1]) }?.reason
  }

  @Test func makesAndReplaces() throws {
    try FileWriter.replace(folder.at("a"), with: Array("one".utf8))
    #expect(try folder.text("a") == "one")
    chmod(folder.at("a"), 0o750)
    try FileWriter.replace(folder.at("a"), with: Array("two".utf8))
    #expect(try folder.text("a") == "two")
    #expect(try System.status(of: folder.at("a"), followsLink: false).mode == 0o750)
    #expect(try folder.names() == ["a"])
  }

  @Test func refusesWhatIsNoRegularFile() throws {
    try folder.write("target", "old")
    try folder.link("link", to: "target")
    try folder.link("dangling", to: "nowhere")
    try folder.makeFolder("folder")
    try folder.makeFIFO("pipe")
    let before = try folder.names()
    for name in ["link", "dangling"] {
      #expect(refusal(name)?.hasPrefix("a link") == true)
      #expect(throws: PlatformError(path: folder.at(name), .link)) {
        try FileWriter.append([1], to: folder.at(name))
      }
    }
    #expect(refusal("folder") == "is a directory")
    #expect(refusal("pipe") == "not a regular file")
    #expect(refusal("x/y") == "no such file or directory")
    #expect(try folder.text("target") == "old")
    #expect(try folder.names() == before)
  }

  @Test(.enabled(if: geteuid() != 0, "root may write everywhere"))
  func readOnlyFolders() throws {
    try folder.write("ro/a", "old")
    chmod(folder.at("ro"), 0o500)
    defer { chmod(folder.at("ro"), 0o700) }
    #expect(refusal("ro/a") == "permission denied")
    #expect(try folder.text("ro/a") == "old")
  }

  @Test func appends() throws {
    #expect(try FileWriter.size(of: folder.at("log")) == 0)
    try FileWriter.append(Array("one\n".utf8), to: folder.at("log"))
    try FileWriter.append(Array("two\n".utf8), to: folder.at("log"))
    #expect(try folder.text("log") == "one\ntwo\n")
    #expect(try FileWriter.size(of: folder.at("log")) == 8)
  }

  #if os(Linux)
    @Test func aFullDisk() throws {
      let full = try System.openFile("/dev/full", [.write])
      #expect(throws: Errno(code: ENOSPC)) { try System.writeAll([1], to: full.number) }
      #expect(Errno(code: ENOSPC).reason == "no space left on device")
    }
  #endif

  @Test func aStreamThatIsNotOpenForWriting() throws {
    let closed = try System.openFile("/dev/null", [.read])
    #expect(throws: Errno(code: EBADF)) { try System.writeAll([1], to: closed.number) }
  }

  /// A pipe takes some 64 KiB at a time, and this one does not wait.
  @Test func aSlowReader() async throws {
    let pipe = try System.Pipe()
    let number = pipe.writing.number
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0) }
    async let written: Void = Task.detached { try System.writeAll(bytes, to: number) }.value
    var read: [UInt8] = []
    while read.count < bytes.count {
      let count = try System.readSome(pipe.reading.number, appendingTo: &read, upTo: 10_000)
      try #require(count > 0)
    }
    try await written
    #expect(read == bytes)
  }
}
