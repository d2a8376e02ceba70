import SwiftLexer

/// Reports a subject that each test of a suite puts together by itself.
package struct ScatteredSUT: Rule {
  package static let metadata = RuleMetadata(
    id: "scattered_sut", group: .tests, summary: "subject that many tests of a suite build by hand", severity: .note, isOptIn: true,
    since: "0.1.0", fixes: .none,
    options: [RuleOption(name: "max", kind: .integer(minimum: 1), summary: "tests of a suite that may build it by hand (5)")],
    interest: .tokens([.XCTest, .Testing]),
    explanation: #"""
      ## What it does

      Reports a suite in which more than five tests build the type that the suite is called after, with two arguments or more,
      and no helper does.

      ## Why is this bad?

      A new parameter of the subject changes all of these tests, though none is about it. A factory with defaults says in each
      test only what the test is about.

      ## Example

      ```swift
      import XCTest

      final class CartTests: XCTestCase {
        func testA() { _ = Cart(prices: p, taxes: t) }
        func testB() { _ = Cart(prices: p, taxes: t) }
        func testC() { _ = Cart(prices: p, taxes: t) }
        func testD() { _ = Cart(prices: p, taxes: t) }
        func testE() { _ = Cart(prices: p, taxes: t) }
        func testF() { _ = Cart(prices: p, taxes: t) }
      }
      ```

      ## Use instead

      ```swift
      import XCTest

      final class CartTests: XCTestCase {
        func testA() { _ = makeCart() }
        func makeCart(prices: Prices = p) -> Cart { Cart(prices: prices, taxes: t) }
      }
      ```

      ## Limits

      A `TestStore` is no such subject: what it is built with is what the test is about.

      ## Disable it

      It is off unless it is configured.
      """#)

  private let maximum: Int

  package init(options: RuleOptions) throws(ConfigurationError) { maximum = options.integer("max", default: 5) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest else { return }
    for type in pass.facts.types where type.kind == .`class` || type.kind == .`struct` {
      let suite = Int(type.declaration)
      let name = QualifiedName.last(type.name)
      guard name.hasSuffix("Tests"), pass.isSuite(suite) else { continue }
      let subject = String(name.dropLast("Tests".count))
      guard !subject.isEmpty else { continue }
      let tokens = pass.outline.declarations[suite].tokens
      var tests: Set<Int> = []
      var hasFactory = false
      for index in tokens where pass.buffer[index].kind == .identifier && pass.buffer[index + 1].kind == .leftParen {
        guard pass.file.isText(pass.buffer[index], subject), pass.buffer[index + 1].partner != TokenBuffer.noPartner, !pass.isMember(index) else {
          continue
        }
        let inner = index + 2..<max(index + 2, Int(pass.buffer[index + 1].partner))
        let reader = TokenReader(file: pass.file, buffer: pass.buffer)
        guard reader.items(inner).count > 1 else { continue }
        let function = pass.function(around: index)
        if pass.isTestFunction(function) { tests.insert(function) } else { hasFactory = true }
      }
      guard tests.count > maximum, !hasFactory else { continue }
      report(pass.finding(Self.metadata, at: type.range, Finding.Message.scattered(subject, tests.count).text))
    }
  }
}

extension Finding.Message {
  fileprivate static func scattered(_ subject: String, _ count: Int) -> Self {
    Self("'\(subject)' is built by hand in \(count) tests: a new parameter changes them all; let a factory with defaults build it")
  }
}
