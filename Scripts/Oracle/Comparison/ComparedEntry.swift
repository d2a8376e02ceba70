/// A thing that a dump lists at an offset.
protocol ComparedEntry {
  var offset: Int { get }

  func agrees(with actual: Self) -> Bool
  /// What the entry is, for a report.
  func description(in source: [UInt8]) -> String
  /// How the two differ, for a report, where that can be said shorter than by both descriptions.
  func difference(from actual: Self) -> String?
  /// The entries of a dump up to the first line that is none of the kind, and that line.
  static func list(_ dump: [UInt8]) -> (entries: [Self], broken: String?)
}

extension ComparedEntry {
  func difference(from actual: Self) -> String? { nil }
}

struct ComparedDeclaration: ComparedEntry {
  var offset: Int
  var json: JSON

  func agrees(with actual: ComparedDeclaration) -> Bool { json.firstDifference(from: actual.json) == nil }

  func description(in source: [UInt8]) -> String { "\(text(of: "kind")) \(text(of: "qualified"))" }

  func difference(from actual: ComparedDeclaration) -> String? {
    guard let difference = json.firstDifference(from: actual.json) else { return nil }
    let expected = difference.expected?.description ?? "missing"
    let actual = difference.actual?.description ?? "missing"
    return "\(description(in: [])): \(difference.place) is \(expected) for SwiftParser, \(actual) for deplint"
  }

  static func list(_ dump: [UInt8]) -> (entries: [ComparedDeclaration], broken: String?) {
    var declarations: [ComparedDeclaration] = []
    for line in dump.split(separator: UInt8(ascii: "\n")) {
      guard let json = JSONReader.read(line), case .number(let offset)? = json["offset"] else {
        return (declarations, excerpt(line))
      }
      declarations.append(ComparedDeclaration(offset: offset, json: json.without("path")))
    }
    return (declarations, nil)
  }

  private func text(of key: String) -> String {
    if case .string(let text)? = json[key] { text } else { "?" }
  }
}

/// A call or an import: a line of a dump.
struct ComparedLine: ComparedEntry {
  var offset: Int
  /// The fields behind the offset.
  var text: String

  func agrees(with actual: ComparedLine) -> Bool { offset == actual.offset && text == actual.text }

  func description(in source: [UInt8]) -> String { text.split(separator: "\t").joined(separator: " ") }

  static func list(_ dump: [UInt8]) -> (entries: [ComparedLine], broken: String?) {
    var lines: [ComparedLine] = []
    for line in dump.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard fields.count == 2, let offset = number(fields[0]) else { return (lines, excerpt(line)) }
      lines.append(ComparedLine(offset: offset, text: String(decoding: fields[1], as: UTF8.self)))
    }
    return (lines, nil)
  }
}

func number(_ digits: ArraySlice<UInt8>) -> Int? {
  guard !digits.isEmpty, digits.count < 16 else { return nil }
  var value = 0
  for digit in digits {
    guard (0x30...0x39).contains(digit) else { return nil }
    value = value * 10 + Int(digit - 0x30)
  }
  return value
}

/// The beginning of some bytes, on one line.
func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
  let limit = 60
  return JSON.quoted(String(decoding: bytes.prefix(limit), as: UTF8.self)) + (bytes.count > limit ? "…" : "")
}
