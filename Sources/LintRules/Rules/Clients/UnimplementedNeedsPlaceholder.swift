import SwiftLexer

/// Reports `unimplemented` without a placeholder where the endpoint cannot throw and has to give something.
package struct UnimplementedNeedsPlaceholder: Rule {
  package static let metadata = RuleMetadata(
    id: "unimplemented_needs_placeholder", group: .clients, summary: "unimplemented endpoint that has nothing to give back",
    severity: .error, since: "0.1.0", fixes: .sometimes, interest: .tokens([.unimplemented, .XCTUnimplemented]),
    explanation: #"""
      ## What it does

      Reports `unimplemented("…")` without `placeholder:` for an endpoint that does not throw and gives a value.

      ## Why is this bad?

      A test that calls it should fail and go on. With nothing to give back the library invents a value where it can (a
      number, text, a collection), and *ends the process* where it cannot: no test behind it runs. Version 2 of
      swift-issue-reporting does not compile it at all.

      The same holds for a closure that is nothing but the call (`{ unimplemented("…") }`), also where the endpoint throws:
      there the call makes the result, not the function.

      ## Example

      ```swift
      import Dependencies

      struct Level {
        var value: Int
      }
      struct RadioClient {
        var volume: () -> Level
      }
      extension RadioClient: TestDependencyKey {
        static let testValue = RadioClient(volume: unimplemented("RadioClient.volume"))
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct Level {
        var value: Int
      }
      struct RadioClient {
        var volume: () -> Level
      }
      extension RadioClient: TestDependencyKey {
        static let testValue = RadioClient(volume: unimplemented("RadioClient.volume", placeholder: Level(value: 0)))
      }
      ```

      ## Limits

      It is an error where the package's own manifest allows version 2 of swift-issue-reporting, else a warning. Below version
      2 it is a note where the library can invent a value, and silent for optional results. It is a note, too, where the
      result's type is declared out of view, and silent where the endpoint's type is not known, and for `Void` and `Never`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let allowsVersion2 = pass.project.graph?.graph.allowsIssueReporting2(pass.facts.module) ?? false
    for found in UnimplementedEndpoint.find(in: pass) where found.placeholder == nil && !found.hasError {
      if found.position == .function, found.function.throwing != .no { continue }
      guard let severity = severity(found, allowsVersion2, pass), let close = closingParenthesis(of: found.call, pass) else { continue }
      report(
        pass.finding(
          Self.metadata, severity: severity, at: pass.buffer[close].range,
          message(found, severity).text, fixes: fixes(found, close, pass)))
    }
  }

  private func closingParenthesis(of call: Call, _ pass: borrowing Pass) -> Int? {
    guard let last = call.parentheses.last, pass.buffer[last].kind == .rightParen else { return nil }
    return last
  }

  // MARK: Results

  private static let generated: Set<String> = [
    "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat",
    "String", "Substring", "Character", "Set", "Data", "Date", "URL", "UUID", "Decimal", "AsyncStream", "AsyncThrowingStream",
    "TimeInterval",
  ]

  private func message(_ found: UnimplementedEndpoint, _ severity: Severity) -> Finding.Message {
    switch severity {
    case .error: .doesNotCompile(found)
    case .warning: .stops(found)
    case .note: .invents(found)
    }
  }

  /// `nil` where nothing has to be given, or it is not known what. Version 2 invents nothing.
  private func severity(_ found: UnimplementedEndpoint, _ allowsVersion2: Bool, _ pass: borrowing Pass) -> Severity? {
    switch found.function.result {
    case .void, .never: return nil
    case .optional, .function: return allowsVersion2 ? .error : nil
    case .array, .dictionary: return allowsVersion2 ? .error : .note
    case .other: return allowsVersion2 ? .error : .warning
    case .named(let name):
      let scope = pass.project[found.endpoint.site].name
      switch pass.project.resolve(name, scope: scope, file: found.endpoint.site.file) {
      case .type(let type): return allowsVersion2 ? .error : canBeInvented(type, pass) ? .note : .warning
      // A generic parameter or a type of a library: nobody here knows.
      case .external: return allowsVersion2 && Self.generated.contains(name) ? .error : .note
      case .composition, .functionType, .ambiguous: return nil
      }
    }
  }

  private func canBeInvented(_ type: TypeID, _ pass: borrowing Pass) -> Bool {
    let project = pass.project
    if project[type].kind == .`protocol` { return false }
    return project.sites(of: type).contains { site in
      project[site].inherits.contains { entry in
        let name = QualifiedName.last(entry.name)
        return name == "CaseIterable" || name == "RawRepresentable" || name.hasPrefix("ExpressibleBy") || name == "OptionSet"
          || project[type].kind == .`enum` && Self.generated.contains(name)
      }
    }
  }

  // MARK: Fix

  private func fixes(_ found: UnimplementedEndpoint, _ close: Int, _ pass: borrowing Pass) -> [Fix] {
    guard found.call.parenthesized > 0, let literal = literal(found, pass), pass.buffer[close - 1].kind != .comma else { return [] }
    let start = pass.buffer[close - 1].end
    return [
      Fix(
        title: "pass the placeholder \(literal)", applicability: .safe,
        edits: [TextEdit(range: SourceRange(start: start, end: start), replacement: ", placeholder: " + literal)])
    ]
  }

  private func literal(_ found: UnimplementedEndpoint, _ pass: borrowing Pass) -> String? {
    switch found.function.result {
    case .array: return "[]"
    case .optional: return "nil"
    case .dictionary: return "[:]"
    case .named(let name):
      guard case .external = pass.project.resolve(name, scope: pass.project[found.endpoint.site].name, file: found.endpoint.site.file) else {
        return nil
      }
      switch name {
      case "Bool": return "false"
      case "String": return "\"\""
      case "Set": return "[]"
      case "AsyncStream": return ".finished"
      case "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat": return "0"
      default: return nil
      }
    case .void, .never, .function, .other: return nil
    }
  }
}

extension Finding.Message {
  fileprivate static func doesNotCompile(_ found: UnimplementedEndpoint) -> Self {
    Self("'\(found.client).\(found.name)' has no placeholder, without which version 2 does not compile, and the manifest allows that")
  }
  fileprivate static func stops(_ found: UnimplementedEndpoint) -> Self {
    Self("'\(found.client).\(found.name)' has nothing to give back: a test that calls it ends the process; pass 'placeholder:'")
  }
  fileprivate static func invents(_ found: UnimplementedEndpoint) -> Self {
    Self("'\(found.client).\(found.name)' has no placeholder to give back: this overload is deprecated and goes with version 2")
  }
}
