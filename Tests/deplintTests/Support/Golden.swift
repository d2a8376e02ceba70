import Foundation
import Testing

/// Compares texts with files under `Tests/Fixtures/`. `DEPLINT_BLESS=1 swift test` rewrites the files.
enum Golden {
  static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static var blesses: Bool { ProcessInfo.processInfo.environment["DEPLINT_BLESS"] == "1" }

  /// - Parameter path: relative to `Tests/Fixtures/`.
  static func expect(_ text: String, equals path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = fixtures.appendingPathComponent(path)
    if blesses {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return
    }
    guard let wanted = try? Data(contentsOf: url) else {
      Issue.record(
        "Tests/Fixtures/\(path) is missing; 'DEPLINT_BLESS=1 swift test' writes it", sourceLocation: sourceLocation)
      return
    }
    guard Data(text.utf8) != wanted else { return }
    let difference = firstDifference(text, String(decoding: wanted, as: UTF8.self))
    Issue.record(
      "Tests/Fixtures/\(path) \(difference)\nif the new text is right, 'DEPLINT_BLESS=1 swift test' takes it over",
      sourceLocation: sourceLocation)
  }

  private static func firstDifference(_ text: String, _ wanted: String) -> String {
    let new = text.components(separatedBy: "\n")
    let old = wanted.components(separatedBy: "\n")
    let shared = min(new.count, old.count)
    let index = (0..<shared).first { new[$0] != old[$0] } ?? shared
    func line(_ lines: [String]) -> String { index < lines.count ? lines[index].debugDescription : "no such line" }
    return "differs in line \(index + 1):\n  wanted \(line(old))\n  got    \(line(new))"
  }
}
