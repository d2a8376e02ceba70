/// How many columns of a terminal text takes up.
extension String {
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Character {
  /// 0 for marks that stand on nothing, 2 for wide characters and emoji, else 1.
  var displayWidth: Int {
    let scalars = unicodeScalars
    // An emoji by choice.
    if scalars.contains(where: { $0.value == 0xFE0F }), scalars.first?.properties.isEmoji == true { return 2 }
    return scalars.reduce(0) { Swift.max($0, $1.displayWidth) }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    if properties.isEmojiPresentation { return 2 }
    return Self.isWide(value) ? 2 : 1
  }

  /// East Asian Width `W` and `F` (Unicode Standard Annex 11), by block; emoji are told by their property.
  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F,  // Hangul Jamo, leading
      0x2329...0x232A,  // angle brackets
      0x2E80...0x303E, 0x3041...0x33FF,  // radicals, kana, CJK symbols
      0x3400...0x4DBF, 0x4E00...0x9FFF,  // CJK ideographs
      0xA000...0xA4CF,  // Yi
      0xA960...0xA97F, 0xAC00...0xD7A3,  // Hangul
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,  // compatibility, vertical, small forms
      0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full-width forms
      0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF,  // Tangut, Nushu, kana supplements
      0x1F1E6...0x1F1FF,  // letters of flags
      0x1F200...0x1F2FF, 0x20000...0x3FFFD:  // enclosed ideographs, CJK extensions
      true
    default:
      false
    }
  }
}
