/// Keeps what `swift package dump-package` said, one file for each key. It only saves time: whatever goes wrong with it
/// is as if nothing had been kept.
///
/// An entry is a line with a format version, the length and a checksum, and then the bytes as they were.
struct DumpCache: Sendable {
  /// Absolute, or `nil` where there is no place for a cache.
  let folder: String?

  init(folder: String?) { self.folder = folder }

  /// The folder of `DEPLINT_CACHE_DIR`, else the user's usual one.
  init(environment: Environment = .process) { folder = Self.folder(environment: environment) }

  /// - Parameter key: hexadecimal digits.
  func get(_ key: String) -> [UInt8]? {
    guard let folder, Self.isKey(key), let reader = try? FileReader(root: folder, limit: 1 << 27),
      let entry = try? reader.bytes(of: Self.name(key))
    else { return nil }
    guard let lineEnd = entry.prefix(128).firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let content = entry[(lineEnd + 1)...]
    return entry[..<lineEnd].elementsEqual(Self.header(of: content).utf8) ? Array(content) : nil
  }

  func put(_ bytes: [UInt8], for key: String) {
    guard let folder, Self.isKey(key) else { return }
    for ancestor in Path.ancestors(folder).dropFirst() + [folder] { try? System.makeFolder(ancestor, mode: 0o700) }
    let entry = Array(Self.header(of: bytes[...]).utf8) + [UInt8(ascii: "\n")] + bytes
    try? FileWriter.replace(Path.join(folder, Self.name(key)), with: entry)
  }

  private static func folder(environment: Environment) -> String? {
    if let own = environment.nonEmpty("DEPLINT_CACHE_DIR") {
      if Path.isAbsolute(own) { return Path.normalised(own) }
      return (try? System.workingFolder()).map { Path.normalised(Path.join($0, own)) }
    }
    // The standard has a relative one ignored.
    if let shared = environment.nonEmpty("XDG_CACHE_HOME"), Path.isAbsolute(shared) {
      return Path.normalised(Path.join(shared, "deplint"))
    }
    guard let home = environment.nonEmpty("HOME"), Path.isAbsolute(home) else { return nil }
    #if canImport(Darwin)
      return Path.normalised(Path.join(home, "Library/Caches/deplint"))
    #else
      return Path.normalised(Path.join(home, ".cache/deplint"))
    #endif
  }

  private static func name(_ key: String) -> String { "\(key).dump" }

  private static func isKey(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.count <= 128 && key.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private static func header(of content: ArraySlice<UInt8>) -> String {
    // FNV-1a: against half-written files, not against somebody who may write to the cache.
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in content { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "deplint dump 1 \(content.count) \(String(sum, radix: 16))"
  }
}
