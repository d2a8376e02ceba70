import SwiftLexer

/// Reports a `testValue` that writes by hand what `@DependencyClient` has made already.
package struct RedundantUnimplementedClient: Rule {
  package static let metadata = RuleMetadata(
    id: "redundant_unimplemented_client", group: .keys, summary: "test value that repeats what the client macro makes", severity: .note,
    since: "0.1.0", fixes: .sometimes, interest: .tokens([.unimplemented, .XCTUnimplemented]),
    explanation: #"""
      ## What it does

      Reports a `testValue` of a client with `@DependencyClient` whose every argument is `unimplemented(…)`.

      ## Why is this bad?

      The macro gives the client an initializer without arguments, whose endpoints report and say their own names. The list
      by hand says the same in many lines, has to be kept when endpoints come and go, and its names go wrong over time.

      ## Example

      ```swift
      import Dependencies
      import DependenciesMacros

      @DependencyClient
      struct TideClient {
        var heights: (String) async throws -> [Double]
        var refresh: () async throws -> Void
      }
      extension TideClient: TestDependencyKey {
        static let testValue = TideClient(
          heights: unimplemented("TideClient.heights"),
          refresh: unimplemented("TideClient.refresh")
        )
      }
      ```

      ## Use instead

      ```swift
      import Dependencies
      import DependenciesMacros

      @DependencyClient
      struct TideClient {
        var heights: (String) async throws -> [Double]
        var refresh: () async throws -> Void
      }
      extension TideClient: TestDependencyKey {
        static let testValue = TideClient()
      }
      ```

      ## Limits

      Silent where an argument is anything else, where an endpoint is a `let` or has a type that is an alias, for which the
      macro makes nothing, and where a throwing endpoint has a placeholder, so that it does not throw. Where other
      placeholders are written the fix needs a look: the macro's own defaults take their place.

      ## Disable it

      Nothing is wrong with it but its length; switch the rule off.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    let values = pass.project.keyValues("testValue", in: pass.facts).filter { !$0.form.endpoints.isEmpty }
    guard !values.isEmpty else { return }
    var calls: [SourceRange: UnimplementedEndpoint] = [:]
    for found in UnimplementedEndpoint.find(in: pass) { calls[pass.buffer.range(of: found.call.tokens)] = found }
    for value in values {
      let followed = FollowedValue(end: value.placed)
      guard case .construction = value.form.root, let type = pass.project.constructed(followed, from: value),
        pass.project.isMacroClient(type), value.form.endpoints.count == value.form.argumentCount, value.form.reportsAtOnce == nil
      else { continue }
      let found = value.form.endpoints.compactMap { calls[$0.range] }
      guard found.count == value.form.argumentCount, found.allSatisfy(isMade), hasDefaults(type, pass) else { continue }
      report(
        pass.finding(
          Self.metadata, at: value.value.range, Finding.Message.isRedundant(pass.project[type].name).text,
          fixes: fixes(value.form, found, pass)))
    }
  }

  /// The macro makes the endpoint, and it does what the call does.
  private func isMade(_ found: UnimplementedEndpoint) -> Bool {
    let property = found.endpoint.property
    guard property.form == .closure, !property.isLet, !property.isEndpointIgnored, !found.endpoint.isAliased, !found.hasError,
      found.position == .function
    else { return false }
    return found.placeholder == nil || !found.function.canThrow
  }

  /// What is no endpoint has an initial value: the initializer takes no argument.
  private func hasDefaults(_ type: TypeID, _ pass: borrowing Pass) -> Bool {
    pass.project[type].sites.allSatisfy { site in
      pass.project[site].stored.allSatisfy { $0.hasDefault || $0.form == .closure && !$0.isLet && !$0.isEndpointIgnored }
    }
  }

  private func fixes(_ form: ValueForm, _ found: [UnimplementedEndpoint], _ pass: borrowing Pass) -> [Fix] {
    guard let first = found.first else { return [] }
    // From the parenthesis that the first argument stands in to the end of the expression.
    var open = first.call.tokens.lowerBound
    while open > 0, pass.buffer[open].kind != .leftParen { open -= 1 }
    let partner = pass.buffer[open].partner
    guard pass.buffer[open].kind == .leftParen, partner != TokenBuffer.noPartner, pass.buffer[Int(partner)].end == form.range.end else {
      return []
    }
    let isSafe = found.allSatisfy { $0.placeholder == nil }
    return [
      Fix(
        title: "remove the arguments, which the macro makes", applicability: isSafe ? .safe : .unsafe,
        edits: [TextEdit(range: SourceRange(start: pass.buffer[open].start, end: form.range.end), replacement: "()")])
    ]
  }
}

extension Finding.Message {
  fileprivate static func isRedundant(_ client: String) -> Self {
    Self("'@DependencyClient' has made all of these: '\(client)()' reports in the same way")
  }
}
