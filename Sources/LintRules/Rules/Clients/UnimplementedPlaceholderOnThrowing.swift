import SwiftLexer

/// Reports a placeholder for an endpoint that could throw instead.
package struct UnimplementedPlaceholderOnThrowing: Rule {
  package static let metadata = RuleMetadata(
    id: "unimplemented_placeholder_on_throwing", group: .clients, summary: "placeholder for an unimplemented endpoint that can throw",
    severity: .note, since: "0.1.0", fixes: .sometimes, interest: .tokens([.unimplemented, .XCTUnimplemented]),
    explanation: #"""
      ## What it does

      Reports `unimplemented("…", placeholder: …)` for an endpoint that throws.

      ## Why is this bad?

      Without a placeholder the endpoint reports and then throws. With one it reports and then *succeeds*: the feature goes
      on with a value that nobody chose, and the failures that follow hide the first one.

      ## Example

      ```swift
      import Dependencies

      struct RecipeClient {
        var recipes: () async throws -> [String]
      }
      extension RecipeClient: TestDependencyKey {
        static let testValue = RecipeClient(recipes: unimplemented("RecipeClient.recipes", placeholder: []))
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct RecipeClient {
        var recipes: () async throws -> [String]
      }
      extension RecipeClient: TestDependencyKey {
        static let testValue = RecipeClient(recipes: unimplemented("RecipeClient.recipes"))
      }
      ```

      ## Limits

      Silent where the endpoint's type is not known, for `throws(Never)` and other written error types, for endpoints that
      give a stream or publisher, and in a closure of its own, where the call makes the result.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    for found in UnimplementedEndpoint.find(in: pass) where found.position == .function && found.function.throwing == .yes {
      guard let index = found.placeholder, !isStream(found.function.result) else { continue }
      let argument = pass.outline.arguments[index]
      let tokens = Int(argument.label)..<argument.value.upperBound
      report(
        pass.finding(
          Self.metadata, at: pass.buffer.range(of: tokens), Finding.Message.succeeds(found.client, found.name).text,
          fixes: fixes(tokens, pass)))
    }
  }

  private func isStream(_ result: FunctionShape.Result) -> Bool {
    guard case .named(let name) = result else { return result == .other || result == .function }
    return QualifiedName.last(name).camelCaseWords.contains { ["stream", "publisher", "sequence"].contains($0) }
  }

  private func fixes(_ tokens: Range<Int>, _ pass: borrowing Pass) -> [Fix] {
    let comma = tokens.lowerBound - 1
    guard comma > 0, pass.buffer[comma].kind == .comma else { return [] }
    let range = SourceRange(start: pass.buffer[comma].start, end: pass.buffer[tokens.upperBound - 1].end)
    guard !pass.buffer.comments.contains(where: { $0.range.start >= range.start && $0.range.end <= range.end }) else { return [] }
    return [Fix(title: "delete the placeholder", applicability: .safe, edits: [TextEdit(range: range, replacement: "")])]
  }
}

extension Finding.Message {
  fileprivate static func succeeds(_ client: String, _ endpoint: String) -> Self {
    Self("with a placeholder '\(client).\(endpoint)' reports and then succeeds: without one it throws")
  }
}
