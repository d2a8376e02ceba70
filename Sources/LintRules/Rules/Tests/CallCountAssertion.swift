import SwiftLexer

/// Reports an assertion about how often a double was called.
package struct CallCountAssertion: Rule {
  package static let metadata = RuleMetadata(
    id: "call_count_assertion", group: .tests, summary: "assertion of how often a double was called", severity: .note, isOptIn: true,
    since: "0.1.0", fixes: .none, interest: .tokens([.XCTest, .Testing]),
    explanation: #"""
      ## What it does

      Reports an equality in an assertion with a property that some method of a type in the file counts up: `loads += 1`.

      ## Why is this bad?

      How often something is called is how the subject works, not what it does. The test breaks when the work is done in another
      way, and passes when what was loaded is lost. What the subject shows afterwards says both.

      ## Example

      ```swift
      import Testing

      final class Shelf {
        var loads = 0
        func load() { loads += 1 }
      }
      @Test func loadsOnce() {
        let shelf = Shelf()
        ShelfModel(shelf).appear()
        #expect(shelf.loads == 1)
      }
      ```

      ## Use instead

      ```swift
      import Testing

      @Test func showsBooks() {
        let model = ShelfModel(Shelf(books: ["one"]))
        model.appear()
        #expect(model.titles == ["one"])
      }
      ```

      ## Limits

      Doubles in other files are not looked at.

      ## Disable it

      It is off unless it is configured.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest else { return }
    let counters = counters(pass)
    guard !counters.isEmpty else { return }
    for index in pass.buffer.tokens.indices where pass.buffer[index].kind == .identifier && pass.isMember(index) && index > 1 {
      guard pass.buffer[index - 2].kind.isWord, counters.contains(pass.word(index)),
        let place = pass.brackets.places(around: index, from: max(0, index - 64), limit: 8)?.first, place.open > 0
      else { continue }
      let next = pass.buffer[index + 1]
      let isEquality =
        switch pass.word(place.open - 1) {
        case "expect", "require": next.kind == .binaryOperator && pass.file.isText(next, "==")
        case "XCTAssertEqual", "expectNoDifference": next.kind == .comma || next.kind == .rightParen
        default: false
        }
      guard isEquality else { continue }
      report(pass.finding(Self.metadata, at: pass.buffer[index].range, Finding.Message.counts(pass.word(index)).text))
    }
  }

  /// Properties that methods count up.
  private func counters(_ pass: borrowing Pass) -> Set<String> {
    var result: Set<String> = []
    for index in pass.buffer.tokens.indices where pass.buffer[index].kind == .binaryOperator && pass.file.isText(pass.buffer[index], "+=") {
      guard index > 0, pass.buffer[index - 1].kind == .identifier, pass.buffer[index + 1].kind == .integerLiteral,
        pass.file.isText(pass.buffer[index + 1], "1")
      else { continue }
      let function = pass.function(around: index)
      let type = pass.typeDeclaration(around: function)
      if function >= 0, type >= 0, !pass.isSuite(type) { result.insert(pass.word(index - 1)) }
    }
    return result
  }
}

extension Finding.Message {
  fileprivate static func counts(_ name: String) -> Self {
    Self("'\(name)' counts calls, which is how the subject works; assert what it shows or keeps afterwards")
  }
}
