import SwiftLexer

/// Reports tests that take the same picture in many sizes.
package struct SnapshotMatrix: Rule {
  package static let metadata = RuleMetadata(
    id: "snapshot_matrix", group: .previews, summary: "snapshots of one view in many variants", severity: .warning, isOptIn: true,
    since: "0.1.0", fixes: .none, interest: .tokens(SnapshotAssertions.words),
    explanation: #"""
      ## What it does

      Reports a test whose snapshots are taken on more than one device, or in loops and argument lists that are nested.

      ## Why is this bad?

      Ten devices, two colour schemes and three text sizes are sixty pictures of one screen. A change of a margin breaks all
      of them; sixty pictures are recorded anew, and nobody looks at sixty pictures. One device and the variants that have
      layouts of their own are looked at.

      ## Example

      ```swift
      import SnapshotTesting
      import Testing

      @Test func basket() {
        assertSnapshot(of: BasketViewController(), as: .image(on: .iPhone13))
        assertSnapshot(of: BasketViewController(), as: .image(on: .iPadMini))
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

      Off by default. Only what stands in the test itself is counted.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let assertions = SnapshotAssertions(pass)
    var devices: [Int: [String]] = [:]
    var reported: Set<Int> = []
    for call in assertions.calls {
      let function = assertions.function(around: call)
      guard function >= 0, !reported.contains(function) else { continue }
      let range = pass.buffer.range(of: pass.outline.calls[call].callee)
      for inner in assertions.calls(in: call) {
        for device in assertions.arguments("on", of: inner).map({ pass.text($0.value) }) where devices[function]?.contains(device) != true {
          devices[function, default: []].append(device)
        }
      }
      if let all = devices[function], all.count > 1 {
        reported.insert(function)
        report(pass.finding(Self.metadata, at: range, Finding.Message.devices(all).text))
      } else if loops(around: call, function, pass) + argumentLists(of: function, pass) > 1 {
        reported.insert(function)
        report(pass.finding(Self.metadata, at: range, Finding.Message.nested.text))
      }
    }
  }

  private func loops(around call: Int, _ function: Int, _ pass: borrowing Pass) -> Int {
    guard let body = pass.outline.declarations[function].body else { return 0 }
    let place = pass.outline.calls[call].callee.lowerBound
    var count = 0
    for index in body.lowerBound..<place where pass.buffer[index].word == .`for` && pass.buffer[index].kind == .keyword {
      // The loop's block is the first brace behind `in` that is no closure of the sequence: the one around the call, or none.
      guard let open = (index..<place).first(where: { pass.buffer[$0].kind == .leftBrace }),
        pass.buffer[open].partner != TokenBuffer.noPartner, Int(pass.buffer[open].partner) > place
      else { continue }
      count += 1
    }
    var closure = Int(pass.outline.calls[call].closure)
    while closure >= 0 {
      let outer = Int(pass.outline.closures[closure].call)
      if outer >= 0, pass.outline.calls[outer].nameToken >= 0,
        pass.file.isText(pass.buffer[Int(pass.outline.calls[outer].nameToken)], "forEach")
      {
        count += 1
      }
      closure = Int(pass.outline.closures[closure].parent)
    }
    return count
  }

  /// The collections that a parameterised test is run for: `@Test(arguments: sizes, schemes)`.
  private func argumentLists(of function: Int, _ pass: borrowing Pass) -> Int {
    for attribute in pass.outline.attributes[pass.outline.declarations[function].attributes] where attribute.word == .Test {
      guard let arguments = attribute.arguments else { continue }
      let reader = TokenReader(file: pass.file, buffer: pass.buffer)
      let items = reader.items(arguments.lowerBound + 1..<max(arguments.lowerBound + 1, arguments.upperBound - 1))
      guard let first = items.firstIndex(where: { pass.file.isText(pass.buffer[$0.lowerBound], "arguments") }) else { continue }
      return items.count - first
    }
    return 0
  }
}

extension Finding.Message {
  fileprivate static func devices(_ devices: [String]) -> Self {
    Self("one test takes its picture on \(devices.count) devices (\(devices.joined(separator: ", "))); a change breaks them all, and nobody looks at each")
  }
  fileprivate static let nested: Self =
    "the picture is taken for each pair of a nested loop; a change breaks them all, and nobody looks at each"
}
