import SwiftLexer

/// Reports a double most of whose methods are there only because the protocol asks for them.
package struct WideDouble: Rule {
  package static let metadata = RuleMetadata(
    id: "wide_double", group: .tests, summary: "test double most of whose methods are not meant to be called", severity: .note,
    isOptIn: true, since: "0.1.0", fixes: .none,
    options: [RuleOption(name: "max", kind: .integer(minimum: 1), summary: "methods up to which a double is not judged (8)")],
    interest: .tokens([.XCTest, .Testing]),
    explanation: #"""
      ## What it does

      Reports a type in tests that conforms to something, has more than eight methods, and more than half of them empty or ending
      in `fatalError`.

      ## Why is this bad?

      The subject needs a few methods of a wide protocol, and each double pays for all of them. A narrower protocol, or a client
      with one closure for each endpoint, lets a test write only what it needs.

      ## Example

      ```swift
      // Tests/ShopTests/FakeStore.swift
      import XCTest

      final class FakeStore: Store {
        func a() {}
        func b() {}
        func c() {}
        func d() {}
        func e() {}
        func f() {}
        func g() {}
        func h() { fatalError() }
        func i() -> Int { 1 }
      }
      ```

      ## Use instead

      ```swift
      // Tests/ShopTests/FakeStore.swift
      import XCTest

      final class FakeReader: Reader {
        func i() -> Int { 1 }
      }
      ```

      ## Limits

      Only methods in the type's own declaration are counted.

      ## Disable it

      It is off unless it is configured.
      """#)

  private let maximum: Int

  package init(options: RuleOptions) throws(ConfigurationError) { maximum = options.integer("max", default: 8) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest else { return }
    let answers = AnswerReader(reader: TokenReader(file: pass.file, buffer: pass.buffer))
    for type in pass.facts.types where type.kind != .`extension` && type.kind != .`protocol` && !type.inherits.isEmpty {
      let declaration = Int(type.declaration)
      guard !pass.isSuite(declaration) else { continue }
      var count = 0
      var idle = 0
      for index in declaration + 1..<max(declaration + 1, Int(pass.outline.declarations[declaration].subtreeEnd)) {
        let method = pass.outline.declarations[index]
        guard method.kind == .function, Int(method.parent) == declaration, let body = method.body, body.count >= 2 else { continue }
        count += 1
        switch answers.body(body.lowerBound + 1..<body.upperBound - 1).kind {
        case .empty, .crashes: idle += 1
        default: break
        }
      }
      guard count > maximum, idle * 2 > count else { continue }
      report(pass.finding(Self.metadata, at: type.range, Finding.Message.wide(type.name, idle, count).text))
    }
  }
}

extension Finding.Message {
  fileprivate static func wide(_ type: String, _ idle: Int, _ count: Int) -> Self {
    Self("'\(type)' has \(idle) of its \(count) methods only because something asks for them: let the subject ask for less")
  }
}
