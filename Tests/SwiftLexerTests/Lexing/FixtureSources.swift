import Foundation
import SwiftLexer

/// Every Swift file under `Tests/Fixtures/`, of whatever kind.
enum FixtureSources {
  static let all: [SourceFile] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures").path
    return (FileManager.default.subpaths(atPath: root) ?? []).sorted().filter { $0.hasSuffix(".swift") }.compactMap { path in
      FileManager.default.contents(atPath: "\(root)/\(path)").map { SourceFile(path: path, bytes: [UInt8]($0)) }
    }
  }()
}

/// The same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension SourceFile {
  var bytes: [UInt8] { Array(storage[..<count]) }
}
