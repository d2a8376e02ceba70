import Foundation
import Testing

/// Compares texts with files, or parts of files. `DEPLINT_BLESS=1 swift test` rewrites them.
enum Golden {
  /// The package's folder.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static var blesses: Bool { ProcessInfo.processInfo.environment["DEPLINT_BLESS"] == "1" }

  /// - Parameter path: relative to `Tests/Fixtures/`.
  static func expect(_ text: String, equals path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try expect(text, equalsFile: "Tests/Fixtures/\(path)", sourceLocation: sourceLocation)
  }

  /// - Parameter path: relative to the package.
  static func expect(_ text: String, equalsFile path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let url = package.appendingPathComponent(path)
    if blesses {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      return
    }
    guard let wanted = try? Data(contentsOf: url) else {
      Issue.record("\(path) is missing; 'DEPLINT_BLESS=1 swift test' writes it", sourceLocation: sourceLocation)
      return
    }
    compare(text, String(decoding: wanted, as: UTF8.self), path, sourceLocation)
  }

  /// Compares a text with what stands in a file between the lines `<!-- NAME: begin -->` and `<!-- NAME: end -->`.
  ///
  /// - Parameters:
  ///   - text: whole lines.
  ///   - path: relative to the package.
  static func expect(
    _ text: String, equalsBlock name: String, of path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = package.appendingPathComponent(path)
    let whole = try String(contentsOf: url, encoding: .utf8)
    guard let begin = whole.range(of: "<!-- \(name): begin -->\n"),
      let end = whole.range(of: "<!-- \(name): end -->\n", range: begin.upperBound..<whole.endIndex)
    else {
      Issue.record("\(path) has no block '\(name)'", sourceLocation: sourceLocation)
      return
    }
    if blesses {
      let new = whole.replacingCharacters(in: begin.upperBound..<end.lowerBound, with: text)
      if new != whole { try Data(new.utf8).write(to: url) }
      return
    }
    compare(text, String(whole[begin.upperBound..<end.lowerBound]), "\(path), block '\(name)',", sourceLocation)
  }

  private static func compare(_ text: String, _ wanted: String, _ path: String, _ sourceLocation: SourceLocation) {
    guard text != wanted else { return }
    Issue.record(
      "\(path) \(firstDifference(text, wanted))\nif the new text is right, 'DEPLINT_BLESS=1 swift test' takes it over",
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
