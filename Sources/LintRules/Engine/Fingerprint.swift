import SwiftLexer

/// What stays the same of a finding when lines move, files are renamed or counts in messages change: rule, target, symbol
/// and tokens, hashed with FNV-1a (64 bits, joined by U+001F), and an ordinal among those that are equal.
enum Fingerprint {
  /// Puts the hash into each finding of one file.
  static func prepare(_ findings: inout [Finding], _ file: SourceFile, _ buffer: TokenBuffer) {
    for index in findings.indices {
      let finding = findings[index]
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      }
      add(finding.rule.rawValue.utf8)
      add([0x1F])
      add((finding.target ?? "").utf8)
      add([0x1F])
      add(finding.symbol.utf8)
      add([0x1F])
      var isFirst = true
      for token in tokens(in: finding.range, buffer) {
        if !isFirst { add([UInt8(ascii: " ")]) }
        add(file.storage[token.range.bytes])
        isFirst = false
      }
      let digits = String(hash, radix: 16)
      findings[index].fingerprint = String(repeating: "0", count: 16 - digits.count) + digits
    }
  }

  private static func tokens(in range: SourceRange, _ buffer: TokenBuffer) -> ArraySlice<Token> {
    var low = 0
    var high = buffer.count
    while low < high {
      let middle = (low + high) / 2
      if buffer[middle].end <= range.start { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < buffer.count, buffer[end].start < range.end { end += 1 }
    return buffer.tokens[low..<end]
  }

  /// Adds the ordinals, in the order of the findings.
  static func number(_ findings: inout [Finding]) {
    var counts: [String: Int] = [:]
    for index in findings.indices {
      let ordinal = counts[findings[index].fingerprint, default: 0] + 1
      counts[findings[index].fingerprint] = ordinal
      findings[index].fingerprint += ":\(ordinal)"
    }
  }
}
