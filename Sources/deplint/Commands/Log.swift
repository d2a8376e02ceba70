/// Standard error: what is said beside the report.
enum Log {
  /// A log that cannot be written changes nothing.
  static func write(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    try? StandardStream.error.write(lines.map { $0.neutralized + "\n" }.joined())
  }
}
