import SwiftLexer

/// Reports image snapshots whose size is that of whatever simulator runs the test.
package struct UnpinnedSnapshot: Rule {
  package static let metadata = RuleMetadata(
    id: "unpinned_snapshot", group: .previews, summary: "image snapshot without a size", severity: .warning, isOptIn: true,
    since: "0.1.0", fixes: .none, interest: .tokens(SnapshotAssertions.words),
    explanation: #"""
      ## What it does

      Reports `as: .image` without `on:`, `layout:` or `size:`.

      ## Why is this bad?

      The picture then has the size of the device that runs the test. On another simulator, or with the next version of
      Xcode, the same code gives another picture, and the snapshot fails for no reason that anybody changed.

      ## Example

      ```swift
      import SnapshotTesting
      import Testing

      @Test func basket() {
        assertSnapshot(of: BasketViewController(), as: .image)
      }
      ```

      ## Use instead

      ```swift
      import SnapshotTesting
      import Testing

      @Test func basket() {
        assertSnapshot(of: BasketViewController(), as: .image(on: .iPhone13))
      }
      ```

      ## Limits

      Off by default: a view with a frame of its own, an image and a layer have a size. Strategies that a project declares
      itself are not followed.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  private static let pins = ["on", "layout", "size"]

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let assertions = SnapshotAssertions(pass)
    for call in assertions.calls {
      guard let strategy = assertions.arguments("as", of: call).first, isImage(strategy.value, pass) else { continue }
      if let made = assertions.calls(in: call).first(where: { pass.outline.calls[$0].callee.lowerBound == strategy.value.lowerBound }),
        Self.pins.contains(where: { !assertions.arguments($0, of: made).isEmpty })
      {
        continue
      }
      report(pass.finding(Self.metadata, at: pass.buffer.range(of: strategy.value), Finding.Message.unpinned.text))
    }
  }

  /// `.image` or `.image(…)`.
  private func isImage(_ tokens: Range<Int>, _ pass: borrowing Pass) -> Bool {
    guard tokens.count >= 2, pass.buffer[tokens.lowerBound].kind == .period, pass.file.isText(pass.buffer[tokens.lowerBound + 1], "image")
    else { return false }
    guard tokens.count > 2 else { return true }
    let open = pass.buffer[tokens.lowerBound + 2]
    return open.kind == .leftParen && Int(open.partner) + 1 == tokens.upperBound
  }
}

extension Finding.Message {
  fileprivate static let unpinned: Self =
    "the picture has the size of whatever device runs the test; give it one with 'on:', 'layout:' or 'size:'"
}
