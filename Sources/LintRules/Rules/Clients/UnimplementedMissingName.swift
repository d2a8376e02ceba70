import SwiftLexer

/// Reports a call of `unimplemented` in a client's test value that does not say what is not implemented.
///
/// Outside clients nobody needs a name: the closure of a model is called in one place. In a client there are many, and the
/// library's report has no other word for the endpoint.
package struct UnimplementedMissingName: Rule {
  package static let metadata = RuleMetadata(
    id: "unimplemented_missing_name", group: .clients, summary: "unimplemented endpoint without a name", severity: .warning,
    since: "0.1.0", fixes: .sometimes, interest: .tokens([.unimplemented, .XCTUnimplemented]),
    explanation: #"""
      ## What it does

      Reports `unimplemented()`, `unimplemented(placeholder: …)` and `unimplemented("")`, or `XCTUnimplemented` in their
      place, where they make an endpoint of a client for tests: in `testValue` and the static member that it is (`= .noop`), in static members
      called `unimplemented`, `failing` or `test…` of a key or of the type that a key supplies, in the initial values of its
      properties and the defaults of its initializer.

      ## Why is this bad?

      A test that reaches an endpoint which it did not override fails, and the name is what the failure calls the endpoint.
      Without one it reads `Unimplemented …`, and the reader has to open the file and the line that follow to learn what the
      test has to override. Before version 1.2 of the library no line followed.

      ## Example

      ```swift
      import Dependencies

      struct ParcelClient {
        var track: @Sendable (String) async throws -> [String]
      }

      extension ParcelClient: TestDependencyKey {
        static let testValue = Self(track: unimplemented())
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct ParcelClient {
        var track: @Sendable (String) async throws -> [String]
      }

      extension ParcelClient: TestDependencyKey {
        static let testValue = Self(track: unimplemented("ParcelClient.track"))
      }
      ```

      `"\(Self.self).track"` does the same, and follows when the type is renamed. With `@DependencyClient`, `Self()` is all it
      takes: the macro names each endpoint.

      ## Limits

      Only a missing name and an empty literal count; what a variable holds is not judged. Closures of types that are no
      clients are left alone, and so are the properties of a struct with `@DependencyClient`, which the macro names, and
      functions called `unimplemented` that the project declares itself. The fix is offered where the endpoint shows in a
      label, a property or an assignment.

      ## Disable it

      Where each client has one endpoint only, the place in the failure says as much as the name.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    for found in UnimplementedCalls.find(in: pass) where found.place != .other {
      switch found.name {
      case .missing, .empty: break
      case .literal, .unknown: continue
      }
      let name = found.endpoint.map { endpoint in found.client.map { $0.displayName + "." + endpoint.name } ?? endpoint.name }
      let message: Finding.Message = name.map { .unnamed($0) } ?? .unnamed
      report(
        pass.finding(
          Self.metadata, at: pass.buffer.range(of: found.call.callee), message.text, fixes: fixes(found, pass)))
    }
  }

  private func fixes(_ found: UnimplementedCall, _ pass: borrowing Pass) -> [Fix] {
    guard let endpoint = found.endpoint, let client = found.client else { return [] }
    let literal = "\"" + client.displayName + "." + endpoint.name + "\""
    let edit: TextEdit
    switch found.name {
    case .empty(let tokens):
      edit = TextEdit(range: pass.buffer.range(of: tokens), replacement: literal)
    case .missing:
      let next = found.call.parentheses.lowerBound + 1
      guard next < found.call.parentheses.upperBound else { return [] }
      let offset = found.call.parenthesized > 0 ? pass.buffer[next].start : pass.buffer[next - 1].end
      edit = TextEdit(
        range: SourceRange(start: offset, end: offset), replacement: found.call.parenthesized > 0 ? literal + ", " : literal)
    case .literal, .unknown: return []
    }
    return [Fix(title: "name the endpoint \(literal)", applicability: .safe, edits: [edit])]
  }
}

extension ClientType {
  /// The name to write, without what is only the place of a key.
  var displayName: String {
    name.hasPrefix("DependencyValues.") ? String(name.dropFirst("DependencyValues.".count)) : name
  }
}

extension Finding.Message {
  fileprivate static func unnamed(_ name: String) -> Self {
    Self("a test that calls '\(name)' fails and does not say so: pass this name to 'unimplemented'")
  }
  fileprivate static let unnamed: Self =
    "a test that gets here fails without a name of what it called: pass one to 'unimplemented'"
}
