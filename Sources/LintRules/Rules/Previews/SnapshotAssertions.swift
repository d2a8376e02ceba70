import SwiftLexer

/// The snapshots that a file's tests take: calls of `assertSnapshot` and its like, with what is handed to them.
struct SnapshotAssertions {
  static let words: [KnownWord] = [.assertSnapshot, .assertSnapshots, .verifySnapshot]

  private let pass: Pass

  init(_ pass: borrowing Pass) { self.pass = copy pass }

  /// Indices of the assertions among the file's calls, in source order.
  var calls: [Int] {
    pass.outline.calls.indices.filter { index in
      let call = pass.outline.calls[index]
      return (call.base == .none || call.base == .path) && Self.words.contains(call.name)
    }
  }

  /// Indices of the calls that stand in another one.
  func calls(in outer: Int) -> [Int] {
    let end = pass.outline.calls[outer].tokens.upperBound
    return (outer + 1..<max(outer + 1, pass.outline.calls.count)).prefix { pass.outline.calls[$0].parentheses.lowerBound < end }.map { $0 }
  }

  /// The arguments of a call that have a label.
  func arguments(_ label: String, of call: Int) -> [Argument] {
    pass.outline.arguments[pass.outline.calls[call].arguments].filter { $0.label >= 0 && pass.file.isText(pass.buffer[Int($0.label)], label) }
  }

  /// Index of the function or initializer that a call stands in, the outermost one within a type; or -1.
  func function(around call: Int) -> Int {
    var index = Int(pass.outline.calls[call].owner)
    var found = -1
    while index >= 0, !pass.outline.declarations[index].kind.isNominalOrExtension {
      if pass.outline.declarations[index].kind == .function || pass.outline.declarations[index].kind == .initializer { found = index }
      index = Int(pass.outline.declarations[index].parent)
    }
    return found
  }
}
