import SwiftLexer

/// Reports an assertion about state that can assert nothing.
package struct EmptySendAssertion: Rule {
  package static let metadata = RuleMetadata(
    id: "empty_send_assertion", group: .tests, summary: "assertion of a 'TestStore' that is empty", severity: .note, since: "0.1.0",
    fixes: .always, interest: .tokens([.TestStore, .TestStoreOf, .send]),
    explanation: #"""
      ## What it does

      Reports a closure of `send` or `receive` on a `TestStore` that is empty: `{ _ in }` or `{ }`.

      ## Why is this bad?

      The closure says how state changes. An empty one reads as if something were asserted, and says that nothing changes,
      as no closure does. Readers look for what is missing.

      ## Example

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func resets() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.reset) { _ in }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture
      import Testing

      @Test func resets() async {
        let store = TestStore(initialState: Counter.State()) { Counter() }
        await store.send(.reset)
      }
      ```

      ## Limits

      Closures with a comment in them are left alone.

      ## Disable it

      `// deplint:disable:next empty_send_assertion - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest, pass.isTestStoreTheLibrarys else { return }
    for index in pass.buffer.tokens.indices where pass.buffer[index].kind == .identifier && pass.isMember(index) {
      guard pass.buffer[index].word == .send || pass.file.isText(pass.buffer[index], "receive"), pass.owner(of: index).hasSuffix("tore"),
        pass.buffer[index + 1].kind == .leftParen, pass.buffer[index + 1].partner != TokenBuffer.noPartner
      else { continue }
      let close = Int(pass.buffer[index + 1].partner)
      let open = close + 1
      guard open < pass.buffer.count, pass.buffer[open].kind == .leftBrace, pass.buffer[open].partner != TokenBuffer.noPartner,
        !pass.buffer[open].flags.contains(.atStartOfLine), close > index + 2
      else { continue }
      let end = Int(pass.buffer[open].partner)
      let isEmpty = end == open + 1 || end == open + 3 && pass.buffer[open + 1].kind == .wildcard && pass.buffer[open + 2].word == .in
      let range = SourceRange(start: pass.buffer[close].end, end: pass.buffer[end].end)
      guard isEmpty, !pass.buffer.comments.contains(where: { $0.range.start >= range.start && $0.range.end <= range.end }) else { continue }
      report(
        pass.finding(
          Self.metadata, at: SourceRange(start: pass.buffer[open].start, end: pass.buffer[end].end),
          Finding.Message.empty(pass.word(index)).text,
          fixes: [Fix(title: "remove the empty closure", applicability: .safe, edits: [TextEdit(range: range, replacement: "")])]))
    }
  }
}

extension Finding.Message {
  fileprivate static func empty(_ name: String) -> Self {
    Self("the closure of '\(name)' asserts nothing: write one if and only if state changes")
  }
}
