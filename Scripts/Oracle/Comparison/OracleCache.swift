import Foundation

/// Keeps what the parser says about files, by their content, so that only deplint runs again while it is worked on.
///
/// An entry is one file: `error`, or for each subject a line `SUBJECT LENGTH` and as many bytes. It holds the dumps as
/// they are, before any normalisation. Entries stand in a folder for each toolchain and version of the dumps, which
/// `Scripts/oracle` names in `ORACLE_DUMPS`.
struct OracleCache {
  private let folder: String

  init(_ folder: String) throws {
    self.folder = folder + "/" + (ProcessInfo.processInfo.environment["ORACLE_DUMPS"] ?? "unnamed")
    try FileManager.default.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
  }

  /// The same as `oracleDumps(of:)`.
  func dumps(of source: [UInt8]) throws -> [Subject: [UInt8]]? {
    let path = folder + "/" + Self.key(of: source)
    if let entry = try? readFile(path), let dumps = Self.decode(entry) { return dumps.isEmpty ? nil : dumps }
    let dumps = oracleDumps(of: source)
    // Renamed into place: another worker may be reading it.
    try Data(Self.encode(dumps)).write(to: URL(fileURLWithPath: path), options: .atomic)
    return dumps
  }

  private static func encode(_ dumps: [Subject: [UInt8]]?) -> [UInt8] {
    guard let dumps else { return Array("error\n".utf8) }
    return Subject.allCases.flatMap { subject in
      let dump = dumps[subject] ?? []
      return Array("\(subject.rawValue) \(dump.count)\n".utf8) + dump
    }
  }

  /// Empty for a file with errors, `nil` for an entry that cannot be used.
  private static func decode(_ entry: [UInt8]) -> [Subject: [UInt8]]? {
    if entry.elementsEqual("error\n".utf8) { return [:] }
    var dumps: [Subject: [UInt8]] = [:]
    var rest = entry[...]
    while let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let header = String(decoding: rest[..<lineEnd], as: UTF8.self).split(separator: " ")
      rest = rest[(lineEnd + 1)...]
      guard header.count == 2, let subject = Subject(rawValue: String(header[0])), let count = Int(header[1]),
        count <= rest.count
      else { return nil }
      dumps[subject] = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return dumps.count == Subject.allCases.count ? dumps : nil
  }

  /// Two different 64-bit hashes and the length: against accidents, not against intent.
  private static func key(of source: [UInt8]) -> String {
    var first: UInt64 = 0xCBF2_9CE4_8422_2325
    var second: UInt64 = 0
    for byte in source {
      first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
      second = second &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(byte) &+ 1
      second ^= second >> 29
    }
    return String(first, radix: 36) + "-" + String(second, radix: 36) + "-" + String(source.count, radix: 36)
  }
}
