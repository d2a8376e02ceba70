/// Reads a step's output as GitHub's runner does: what it takes for commands, and what it makes of their properties.
enum Runner {
  struct Command: Equatable {
    var name: String
    var properties: [String: String]
    var data: String
  }

  static let names = [
    "error", "warning", "notice", "debug", "group", "endgroup", "add-mask", "stop-commands", "set-output",
  ]

  static func commands(in output: String) -> [Command] {
    // The lines that a process's output falls into: at CR LF, LF and CR alike.
    let lines = output.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String($0) }
    return lines.compactMap { current($0) ?? legacy($0) }
  }

  /// `::name key=value,key=value::data`, behind white space.
  private static func current(_ line: String) -> Command? {
    let line = line.unicodeScalars.drop { $0.properties.isWhitespace }
    let text = String(line)
    guard text.hasPrefix("::") else { return nil }
    let rest = text.dropFirst(2)
    guard let end = rest.unicodeScalars.firstRange(of: "::".unicodeScalars) else { return nil }
    let head = rest[..<end.lowerBound]
    let name = String(head.prefix { $0 != " " })
    guard names.contains(name) else { return nil }
    var properties: [String: String] = [:]
    for pair in head.dropFirst(name.count + 1).split(separator: ",") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, !parts[1].isEmpty {
        properties[String(parts[0])] = decoded(String(parts[1]), propertyCodes)
      }
    }
    return Command(name: name, properties: properties, data: decoded(String(rest[end.upperBound...]), dataCodes))
  }

  /// `##[name …]data`, anywhere in a line.
  private static func legacy(_ line: String) -> Command? {
    guard let start = line.unicodeScalars.firstRange(of: "##[".unicodeScalars) else { return nil }
    let rest = line[start.upperBound...]
    let name = String(rest.prefix { $0.isLetter || $0 == "-" })
    return names.contains(name) ? Command(name: name, properties: [:], data: String(rest)) : nil
  }

  /// Undone in this order.
  private static let dataCodes = [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
  private static let propertyCodes = [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]

  private static func decoded(_ text: String, _ codes: [(String, String)]) -> String {
    codes.reduce(text) { text, code in
      text.split(separator: code.0, omittingEmptySubsequences: false).joined(separator: code.1)
    }
  }
}
