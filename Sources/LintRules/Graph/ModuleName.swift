/// The names that `import` uses.
package enum ModuleName {
  /// What SwiftPM makes of a target's name: every character that no identifier may hold becomes `_`, and so does a digit at
  /// the start.
  package static func make(from target: String) -> String {
    var name = String.UnicodeScalarView()
    for scalar in target.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      name.append(name.isEmpty && isDigit || !isNameScalar(scalar) ? "_" : scalar)
    }
    return String(name)
  }

  private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: scalar.value >= 0x80 && scalar.properties.isXIDContinue
    }
  }
}
