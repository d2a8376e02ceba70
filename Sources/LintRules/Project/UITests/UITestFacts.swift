import SwiftLexer

/// What a file of UI tests holds.
package struct UITestFacts: Sendable {
  /// The folder whose tests are counted together: the last one called `…UITests`, else the file's own; `.` for the root.
  package var folder: String
  /// `XCUIApplication` is named in the file.
  package var usesApplication: Bool
  /// Methods called `test…`.
  package var count: Int
  /// The first one's name.
  package var first: SourceRange
  /// Keys that the app is started with, as far as they are written out.
  package var switches: [Switch] = []

  package struct Switch: Sendable {
    package var key: String
    /// The literal's text without its quotes.
    package var range: SourceRange
  }
}

/// What a file reads of the arguments and the environment that its process was started with.
package struct LaunchReads: Sendable {
  /// Texts of the file that may be keys.
  package var keys: [String] = []
  /// A key is read that is not written out in the file.
  package var hasOther = false
}

extension FactCollector {
  mutating func collectUITests() {
    let usesApplication = buffer.words.contains(.XCUIApplication)
    guard usesApplication || buffer.words.contains(.XCTestCase) else { return }
    let folder = UITestCollector.folder(of: file.path)
    guard usesApplication || folder.isNamed else { return }
    let collector = UITestCollector(file: file, buffer: buffer, outline: outline)
    guard let tests = collector.tests(in: folder.path) else { return }
    facts.uiTests = tests
  }

  mutating func collectLaunchReads() {
    guard buffer.words.contains(.ProcessInfo) || buffer.words.contains(.CommandLine) || buffer.words.contains(.getenv) else { return }
    facts.launchReads = UITestCollector(file: file, buffer: buffer, outline: outline).launchReads()
  }
}

private struct UITestCollector {
  let file: SourceFile
  let buffer: TokenBuffer
  let outline: Outline

  static func folder(of path: String) -> (path: String, isNamed: Bool) {
    var folders = path.split(separator: "/").dropLast()
    let own = folders.joined(separator: "/")
    while let last = folders.last {
      // `SwiftUITests` are tests of what is made with SwiftUI.
      if last.hasSuffix("UITests"), !last.hasSuffix("SwiftUITests") { return (folders.joined(separator: "/"), true) }
      folders = folders.dropLast()
    }
    return (own.isEmpty ? "." : own, false)
  }

  func tests(in folder: String) -> UITestFacts? {
    var facts = UITestFacts(folder: folder, usesApplication: buffer.words.contains(.XCUIApplication), count: 0, first: SourceRange(start: 0, end: 0))
    for declaration in outline.declarations where declaration.kind == .function {
      guard declaration.parent >= 0, outline.declarations[Int(declaration.parent)].kind.isNominalOrExtension,
        let token = declaration.name.first
      else { continue }
      let name = file.text(buffer[token].range)
      guard name.hasPrefix("test"), name != "testLaunchPerformance", declaration.parameters.map({ $0.count == 2 }) ?? false else { continue }
      if facts.count == 0 { facts.first = buffer[token].range }
      facts.count += 1
    }
    // Screenshots for a store are no tests.
    let takesScreenshots = outline.calls.contains { call in
      call.base == .none && call.nameToken >= 0
        && (file.isText(buffer[Int(call.nameToken)], "snapshot") || file.isText(buffer[Int(call.nameToken)], "setupSnapshot"))
    }
    if takesScreenshots { facts.count = 0 }
    facts.switches = switches()
    return facts.count > 0 || facts.usesApplication ? facts : nil
  }

  /// `x.launchEnvironment["K"] = …`, `x.launchEnvironment = ["K": …]`, `x.launchArguments = ["K"]`, `+= ["K"]`, `.append("K")`.
  private func switches() -> [UITestFacts.Switch] {
    var result: [UITestFacts.Switch] = []
    for index in 1..<max(1, buffer.count - 3) where buffer[index].kind == .identifier && buffer[index - 1].kind == .period {
      let isEnvironment = file.isText(buffer[index], "launchEnvironment")
      guard isEnvironment || file.isText(buffer[index], "launchArguments") else { continue }
      if isEnvironment, buffer[index + 1].kind == .leftSquare {
        append(literal(at: index + 2), to: &result)
        continue
      }
      guard let list = list(behind: index) else { continue }
      let items = TokenReader(file: file, buffer: buffer).items(list)
      for (number, item) in items.enumerated() {
        // What follows `-key` is its value.
        if !isEnvironment, number > 0, let key = literal(at: items[number - 1].lowerBound), file.text(key).hasPrefix("-") { continue }
        append(literal(at: item.lowerBound), to: &result)
      }
    }
    return result
  }

  /// What stands in the brackets of `= […]`, `+= […]`, `.append(…)` and `.append(contentsOf: […])`.
  private func list(behind index: Int) -> Range<Int>? {
    var open = index + 2
    if buffer[index + 1].kind == .period, buffer[index + 3].kind == .leftParen { open = index + 3 }
    if buffer[open].kind == .leftParen, file.isText(buffer[open + 1], "contentsOf") { open += 3 }
    guard open < buffer.count, buffer[open].kind == .leftSquare || buffer[open].kind == .leftParen,
      buffer[open].partner != TokenBuffer.noPartner
    else { return nil }
    return open + 1..<Int(buffer[open].partner)
  }

  private func append(_ literal: SourceRange?, to list: inout [UITestFacts.Switch]) {
    guard let literal else { return }
    list.append(UITestFacts.Switch(key: file.text(literal), range: literal))
  }

  /// The text of a string without interpolation.
  private func literal(at index: Int) -> SourceRange? {
    guard index + 2 < buffer.count, buffer[index].kind == .stringQuote, buffer[index + 1].kind == .stringSegment,
      buffer[index + 2].kind == .stringQuote
    else { return nil }
    return buffer[index + 1].range
  }

  func launchReads() -> LaunchReads {
    var reads = LaunchReads()
    for index in buffer.tokens.indices {
      let token = buffer[index]
      if token.kind == .stringSegment, token.length > 0 {
        reads.keys.append(file.text(token.range))
      } else if token.word == .getenv {
        if literal(at: index + 2) == nil { reads.hasOther = true }
      } else if token.kind == .identifier, index > 1, buffer[index - 1].kind == .period,
        file.isText(token, "environment") || file.isText(token, "arguments"), isProcess(index - 2)
      {
        if !isReadByLiteral(behind: index) { reads.hasOther = true }
      }
    }
    return reads
  }

  /// `processInfo`, `CommandLine`.
  private func isProcess(_ index: Int) -> Bool {
    buffer[index].word == .CommandLine || buffer[index].word == .ProcessInfo || file.isText(buffer[index], "processInfo")
  }

  /// `["K"]`, `.contains("K")`, `.keys.contains("K")`, and what counts or prints them.
  private func isReadByLiteral(behind index: Int) -> Bool {
    var index = index + 1
    if buffer[index].kind == .leftSquare { return literal(at: index + 1) != nil }
    while buffer[index].kind == .period {
      let name = buffer[index + 1]
      if file.isText(name, "contains"), buffer[index + 2].kind == .leftParen { return literal(at: index + 3) != nil }
      guard file.isText(name, "keys") else { return false }
      index += 2
    }
    return false
  }
}
