import SwiftLexer

/// Reports snapshots that pass although pixels differ.
package struct LoweredSnapshotPrecision: Rule {
  package static let metadata = RuleMetadata(
    id: "lowered_snapshot_precision", group: .previews, summary: "snapshot that may differ from its reference", severity: .warning,
    since: "0.1.0", fixes: .none, interest: .tokens(SnapshotAssertions.words + [.Snapshotting]),
    explanation: #"""
      ## What it does

      Reports a literal `precision:` below 1, or a `perceptualPrecision:` below 0.98, of a snapshot. A precision of 0.99 or
      more is a note.

      ## Why is this bad?

      `precision: 0.9` says that one pixel in ten may be any colour at all. On a phone's screen that is room for a missing
      button, a wrong price, or a list without its rows: the snapshot stays green, and nobody looks at it again.

      What the tolerance is meant for is rendering that differs from machine to machine. `perceptualPrecision: 0.98` is for
      that: it asks of every pixel that no human eye could tell it from the reference, and of the number of such pixels
      nothing less.

      ## Example

      ```swift
      import SnapshotTesting
      import Testing

      @Test func emptyBasket() {
        assertSnapshot(of: BasketViewController(), as: .image(on: .iPhone13, precision: 0.9))
      }
      ```

      ## Use instead

      ```swift
      import SnapshotTesting
      import Testing

      @Test func emptyBasket() {
        assertSnapshot(of: BasketViewController(), as: .image(on: .iPhone13, perceptualPrecision: 0.98))
      }
      ```

      ## Limits

      Only numbers that are written out are judged. `precision:` of another API, such as a number's format, is another thing.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let assertions = SnapshotAssertions(pass)
    var seen = -1
    for outer in assertions.calls where outer > seen {
      for inner in [outer] + assertions.calls(in: outer) {
        seen = max(seen, inner)
        check(inner, assertions, pass, report)
      }
    }
    // `extension Snapshotting { static var screen: Self { .image(precision: 0.9) } }`: no body there is read for calls.
    guard pass.buffer.words.contains(.Snapshotting) else { return }
    for declaration in pass.outline.declarations where declaration.kind == .`extension` {
      guard let name = declaration.name.last, pass.buffer[name].word == .Snapshotting, let body = declaration.body else { continue }
      for token in body where pass.buffer[token].kind == .identifier && pass.buffer[token + 1].kind == .colon {
        let value = token + 2..<token + 3
        guard pass.buffer[value.upperBound].kind == .comma || pass.buffer[value.upperBound].kind == .rightParen,
          pass.buffer[token - 1].kind == .comma || pass.buffer[token - 1].kind == .leftParen
        else { continue }
        if pass.file.isText(pass.buffer[token], "precision") { checkPrecision(value, pass, report) }
        if pass.file.isText(pass.buffer[token], "perceptualPrecision") { checkPerceptualPrecision(value, pass, report) }
      }
    }
  }

  private func check(_ call: Int, _ assertions: SnapshotAssertions, _ pass: borrowing Pass, _ report: (Finding) -> Void) {
    for argument in assertions.arguments("precision", of: call) { checkPrecision(argument.value, pass, report) }
    for argument in assertions.arguments("perceptualPrecision", of: call) { checkPerceptualPrecision(argument.value, pass, report) }
  }

  private func checkPrecision(_ tokens: Range<Int>, _ pass: borrowing Pass, _ report: (Finding) -> Void) {
    guard let value = number(tokens, pass), value < 1 else { return }
    report(
      pass.finding(
        Self.metadata, severity: value >= 0.99 ? .note : .warning, at: pass.buffer.range(of: tokens),
        Finding.Message.precision(pass.text(tokens), percent: (1 - value) * 100).text))
  }

  private func checkPerceptualPrecision(_ tokens: Range<Int>, _ pass: borrowing Pass, _ report: (Finding) -> Void) {
    guard let value = number(tokens, pass), value < 0.98 else { return }
    report(pass.finding(Self.metadata, at: pass.buffer.range(of: tokens), Finding.Message.perceptualPrecision(pass.text(tokens)).text))
  }

  /// A number that is written out.
  private func number(_ tokens: Range<Int>, _ pass: borrowing Pass) -> Double? {
    guard tokens.count == 1, pass.buffer[tokens.lowerBound].kind == .floatLiteral || pass.buffer[tokens.lowerBound].kind == .integerLiteral
    else { return nil }
    return Double(pass.text(tokens).filter { $0 != "_" })
  }
}

extension Finding.Message {
  fileprivate static func precision(_ text: String, percent: Double) -> Self {
    let tenths = Int((percent * 10).rounded())
    let share = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    return Self(
      "with a precision of \(text), \(share) % of the pixels may have any colour and the snapshot still passes; "
        + "'perceptualPrecision: 0.98' tolerates only what no eye sees")
  }
  fileprivate static func perceptualPrecision(_ text: String) -> Self {
    Self("with a perceptual precision of \(text), every pixel may differ visibly and the snapshot still passes; 0.98 is what no eye sees")
  }
}
