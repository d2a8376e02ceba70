/// The language mode that a target is compiled in. It decides one thing for the lexer: whether a bare `/…/` is a regex
/// literal (SE-0354: from Swift 6 on, or by the `BareSlashRegexLiterals` feature flag).
public enum LanguageMode: UInt8, Sendable {
  case v5 = 5
  case v6 = 6
}

/// One file's bytes as they are on disk, byte order mark and line ends included.
public struct SourceFile: Sendable {
  /// Number of zero bytes that are kept behind the last byte, so that a lexer can look ahead without a test for the end.
  public static let padding = 16

  /// Path as it is reported: relative to the root, separated by `/`.
  public let path: String
  /// The file's bytes followed by `padding` zero bytes.
  public let storage: [UInt8]
  /// Number of bytes of the file itself.
  public let count: Int
  public let languageMode: LanguageMode

  /// - Parameter storage: the file's bytes; the padding is added where it is missing.
  public init(path: String, bytes storage: consuming [UInt8], languageMode: LanguageMode = .v6) {
    self.init(path: path, padded: Self.padded(storage), languageMode: languageMode)
  }

  /// - Parameter storage: the file's bytes, already followed by `padding` zero bytes.
  public init(path: String, padded storage: consuming [UInt8], languageMode: LanguageMode = .v6) {
    precondition(storage.count >= Self.padding, "a source file's storage ends in its padding")
    self.path = path
    self.count = storage.count - Self.padding
    self.storage = storage
    self.languageMode = languageMode
  }

  public init(path: String, text: String, languageMode: LanguageMode = .v6) {
    self.init(path: path, bytes: Array(text.utf8), languageMode: languageMode)
  }

  private static func padded(_ bytes: consuming [UInt8]) -> [UInt8] {
    bytes.append(contentsOf: repeatElement(0, count: padding))
    return bytes
  }

  /// The text of a range, broken UTF-8 repaired. Not for hot paths: it makes a `String`.
  public func text(_ range: SourceRange) -> String { String(decoding: storage[range.bytes], as: UTF8.self) }

  /// The file's first three bytes are a UTF-8 byte order mark.
  public var hasByteOrderMark: Bool {
    count >= 3 && storage[0] == 0xEF && storage[1] == 0xBB && storage[2] == 0xBF
  }
}
