import SwiftLexer

/// Reports a factory of tests that takes so much that its subject must be doing too much.
package struct ManySUTParameters: Rule {
  package static let metadata = RuleMetadata(
    id: "many_sut_parameters", group: .tests, summary: "factory of tests with many parameters", severity: .note, isOptIn: true,
    since: "0.1.0", fixes: .none,
    options: [RuleOption(name: "max", kind: .integer(minimum: 1), summary: "parameters from which a factory is reported (10)")],
    interest: .tokens([.XCTest, .Testing]),
    explanation: #"""
      ## What it does

      Reports a function in tests that gives something, is no test, and takes ten parameters or more.

      ## Why is this bad?

      A factory's parameters are what its subject needs. Ten of them say that the subject does several things at once.

      ## Example

      ```swift
      // Tests/ShopTests/Shop.swift
      import XCTest

      func makeSUT(a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H, i: I, j: J) -> Shop {
        Shop(a, b, c, d, e, f, g, h, i, j)
      }
      ```

      ## Use instead

      ```swift
      // Tests/ShopTests/Shop.swift
      import XCTest

      func makeCart(a: A, b: B) -> Cart { Cart(a, b) }
      ```

      ## Limits

      `file:`, `line:` and `sourceLocation:` are not counted.

      ## Disable it

      It is off unless it is configured.
      """#)

  private let maximum: Int

  package init(options: RuleOptions) throws(ConfigurationError) { maximum = options.integer("max", default: 10) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest else { return }
    let reader = TokenReader(file: pass.file, buffer: pass.buffer)
    for (index, declaration) in pass.outline.declarations.enumerated() where declaration.kind == .function && declaration.type != nil {
      guard let parameters = declaration.parameters, parameters.count > 2, let name = declaration.name.first, !pass.isTestFunction(index)
      else { continue }
      let items = reader.items(parameters.lowerBound + 1..<parameters.upperBound - 1)
      let count = items.count { !["file", "line", "filePath", "fileID", "sourceLocation"].contains(pass.word($0.lowerBound)) }
      guard count >= maximum else { continue }
      report(pass.finding(Self.metadata, at: pass.buffer[name].range, Finding.Message.many(pass.name(of: index), count).text))
    }
  }
}

extension Finding.Message {
  fileprivate static func many(_ name: String, _ count: Int) -> Self {
    Self("'\(name)' takes \(count) parameters: what it makes needs too much, and does several things at once")
  }
}
