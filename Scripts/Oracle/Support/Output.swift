/// Text that is being put together, as bytes.
struct Output {
  private(set) var bytes: [UInt8] = []

  mutating func write(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// One line of fields with tabs between them.
  mutating func writeRow(_ fields: String...) {
    for (index, field) in fields.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      bytes.append(contentsOf: field.utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}
