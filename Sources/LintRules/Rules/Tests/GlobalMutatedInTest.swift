import SwiftLexer

/// Reports a test that changes what the whole process shares, and does not put it back.
package struct GlobalMutatedInTest: Rule {
  package static let metadata = RuleMetadata(
    id: "global_mutated_in_test", group: .tests, summary: "test that changes global state of the app and leaves it so", severity: .warning,
    since: "0.1.0", fixes: .none, interest: .tokens([.XCTest, .Testing]),
    explanation: #"""
      ## What it does

      Reports tests that assign to a static or global `var` of the code under test, or to a property of a `shared` instance, and
      do not put it back.

      ## Why is this bad?

      All tests that come later in the process run on what this one left. They pass or fail by the order in which they run, and
      Swift Testing runs them at the same time.

      ## Example

      ```swift
      // Sources/Shop/Prices.swift
      enum Prices {
        nonisolated(unsafe) static var currency = "EUR"
      }
      // Tests/ShopTests/PricesTests.swift
      import Testing

      @Suite struct PricesTests {
        @Test func dollars() {
          Prices.currency = "USD"
          #expect(label(1) == "1 USD")
        }
      }
      ```

      ## Use instead

      ```swift
      // Sources/Shop/Prices.swift
      enum Prices {
        @TaskLocal static var currency = "EUR"
      }
      // Tests/ShopTests/PricesTests.swift
      import Testing

      @Suite struct PricesTests {
        @Test func dollars() {
          Prices.$currency.withValue("USD") {
            #expect(label(1) == "1 USD")
          }
        }
      }
      ```

      ## Limits

      It is a note in suites that are `.serialized`, and for subclasses of `URLProtocol`. The rule is silent where the suite
      puts the value back in `defer`, `tearDown`, `deinit` or `addTeardownBlock`, and where its superclass stands elsewhere. It
      reports each path once a suite.

      ## Disable it

      `// deplint:disable:next global_mutated_in_test - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  private struct Write {
    var path: String
    var tokens: Range<Int>
    /// Declaration of the type around, or -1.
    var suite: Int
    var restores: Bool
    var isOfProtocol: Bool
  }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest, !pass.project.filesOfGlobal.isEmpty else { return }
    let writes = self.writes(pass)
    var seen: Set<String> = []
    for write in writes where !write.restores {
      let mark = "\(write.suite) \(write.path)"
      guard seen.insert(mark).inserted else { continue }
      let same = writes.filter { $0.suite == write.suite && $0.path == write.path }
      guard !same.contains(where: \.restores), !hasParentElsewhere(write.suite, pass) else { continue }
      let severity: Severity = write.isOfProtocol || isSerialized(write.suite, pass) ? .note : .warning
      report(
        pass.finding(
          Self.metadata, severity: severity, at: pass.buffer.range(of: write.tokens), Finding.Message.changed(write.path, same.count).text))
    }
  }

  // MARK: Writes

  private func writes(_ pass: borrowing Pass) -> [Write] {
    var result: [Write] = []
    for index in pass.buffer.tokens.indices {
      guard let end = endOfPath(at: index, pass), let (path, tokens, isOfProtocol) = global(endingAt: end, pass) else { continue }
      let function = pass.function(around: index)
      result.append(
        Write(
          path: path, tokens: tokens, suite: pass.typeDeclaration(around: pass.outline.declaration(around: index)),
          restores: restores(index, function, pass), isOfProtocol: isOfProtocol))
    }
    return result
  }

  /// The last token of a path that is assigned to, or passed with `&`.
  private func endOfPath(at index: Int, _ pass: borrowing Pass) -> Int? {
    let token = pass.buffer[index]
    switch token.kind {
    case .equal:
      return index > 0 && pass.buffer[index - 1].kind.isWord ? index - 1 : nil
    case .binaryOperator:
      guard token.length == 2, pass.file.storage[Int(token.end) - 1] == UInt8(ascii: "="), index > 0, pass.buffer[index - 1].kind.isWord
      else { return nil }
      return ["+=", "-=", "*=", "/=", "|="].contains(pass.file.text(token.range)) ? index - 1 : nil
    case .prefixAmpersand:
      var end = index + 1
      while end + 2 < pass.buffer.count, pass.buffer[end + 1].kind == .period, pass.buffer[end + 2].kind.isWord { end += 2 }
      return end < pass.buffer.count && pass.buffer[end].kind.isWord ? end : nil
    default: return nil
    }
  }

  /// The global that a path of words leads to.
  private func global(endingAt end: Int, _ pass: borrowing Pass) -> (path: String, tokens: Range<Int>, isOfProtocol: Bool)? {
    var start = end
    while start >= 2, pass.buffer[start - 1].kind == .period, pass.buffer[start - 2].kind.isWord { start -= 2 }
    guard start > 0, pass.buffer[start - 1].kind != .period, pass.buffer[start].kind == .identifier else { return nil }
    switch pass.buffer[start - 1].word {
    case .let, .var: return nil
    default: break
    }
    guard pass.buffer[start].flags.contains(.atStartOfLine) || pass.buffer[start - 1].kind == .prefixAmpersand
      || pass.buffer[start - 1].kind == .leftBrace || pass.buffer[start - 1].kind == .semicolon || pass.buffer[start - 1].word == .in
    else { return nil }
    let names = stride(from: start, through: end, by: 2).map { pass.word($0) }
    guard pass.file.storage[Int(pass.buffer[start].start)] &- 0x41 < 26 else {
      guard names.count == 1, pass.project.hasGlobal(names[0], seenBy: pass.facts.module), !isDeclared(names[0], at: start, pass) else { return nil }
      return (names[0], start..<end + 1, false)
    }
    guard names.count > 1, let file = pass.fileIndex else { return nil }
    // The longest prefix of capitalized names is the type.
    var count = 1
    while count < names.count - 1, names[count].first?.isUppercase == true { count += 1 }
    let typeName = names[..<count].joined(separator: ".")
    guard case .type(let type) = pass.project.resolve(typeName, scope: "", file: file), let global = pass.project.global(names[count], of: type),
      !pass.project.isTest(pass.project.facts(of: pass.project[type].sites[0]))
    else { return nil }
    if global.isInstance, names.count < count + 2 { return nil }
    let length = global.isInstance ? count + 2 : count + 1
    return (names[..<length].joined(separator: "."), start..<start + 2 * length - 1, pass.project.inherits(type, from: "URLProtocol"))
  }

  /// Something of the name is declared in the file, or may be inherited.
  private func isDeclared(_ name: String, at token: Int, _ pass: borrowing Pass) -> Bool {
    for index in pass.buffer.tokens.indices.dropLast() where pass.buffer[index].kind == .identifier && index > 0 {
      guard pass.file.isText(pass.buffer[index], name) else { continue }
      let before = pass.buffer[index - 1].word
      if before == .let || before == .var || before == .inout { return true }
      // A parameter, or one of a closure.
      if pass.buffer[index + 1].kind == .colon || pass.buffer[index + 1].word == .in { return true }
    }
    let type = pass.typeDeclaration(around: pass.outline.declaration(around: token))
    return type >= 0 && pass.typeIndex(ofDeclaration: type).map { index in
      pass.facts.types[index].inherits.contains { QualifiedName.last($0.name) != "XCTestCase" }
    } ?? false
  }

  // MARK: Places

  /// It stands where values are put back.
  private func restores(_ token: Int, _ function: Int, _ pass: borrowing Pass) -> Bool {
    let name = pass.name(of: function)
    if name.hasPrefix("tearDown") || name.lowercased().contains("reset") { return true }
    var index = pass.outline.declaration(around: token)
    while index >= 0 {
      if pass.outline.declarations[index].kind == .deinitializer { return true }
      index = Int(pass.outline.declarations[index].parent)
    }
    for place in pass.brackets.places(around: token, from: max(0, token - 4096), limit: 32) ?? [] where pass.buffer[place.open].kind == .leftBrace {
      guard place.open > 0 else { continue }
      let before = pass.buffer[place.open - 1]
      if before.word == .defer { return true }
      if before.kind == .identifier, pass.word(place.open - 1) == "addTeardownBlock" { return true }
    }
    return false
  }

  private func hasParentElsewhere(_ suite: Int, _ pass: borrowing Pass) -> Bool {
    guard suite >= 0, let index = pass.typeIndex(ofDeclaration: suite) else { return false }
    if pass.outline.declarations[suite].kind == .`extension` { return true }
    guard pass.outline.declarations[suite].kind == .`class` else { return false }
    return pass.facts.types[index].inherits.contains { entry in
      let name = QualifiedName.last(entry.name)
      return name != "XCTestCase" && name.hasSuffix("Case") || name.hasSuffix("Tests") || name.hasSuffix("Test") || name.hasSuffix("Spec")
    }
  }

  private func isSerialized(_ suite: Int, _ pass: borrowing Pass) -> Bool {
    var index = suite
    while index >= 0 {
      for attribute in pass.outline.attributes[pass.outline.declarations[index].attributes] where attribute.word == .Suite {
        let isSerialized = (attribute.arguments ?? 0..<0).contains { token in
          pass.buffer[token].kind == .identifier && pass.word(token) == "serialized"
        }
        if isSerialized { return true }
      }
      index = Int(pass.outline.declarations[index].parent)
    }
    return false
  }
}

extension Finding.Message {
  fileprivate static func changed(_ path: String, _ count: Int) -> Self {
    let times = count > 1 ? ", \(count) times in this suite" : ""
    return Self("'\(path)' is changed for all tests of the process\(times) and never put back: what runs later depends on it")
  }
}
