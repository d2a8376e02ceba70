import SwiftLexer

/// Reports dependencies at file scope, which are read once for a whole process.
package struct GlobalDependency: Rule {
  package static let metadata = RuleMetadata(
    id: "global_dependency", group: .reducers, summary: "dependency at file scope", severity: .warning, since: "0.1.0",
    fixes: .none, interest: .tokens([.Dependency]),
    explanation: #"""
      ## What it does

      Reports `@Dependency` on a variable at file scope.

      ## Why is this bad?

      A global is made at its first access, and the wrapper keeps the dependencies of that moment. Whoever comes first in the
      process decides for everybody: the override of one test is seen by the next, and its own override is not.

      ## Example

      ```swift
      import Dependencies

      @Dependency(\.uuid) private var uuid

      func makeName() -> String { "draft-\(uuid())" }
      ```

      ## Use instead

      ```swift
      import Dependencies

      func makeName() -> String {
        @Dependency(\.uuid) var uuid
        return "draft-\(uuid())"
      }
      ```

      ## Limits

      `main.swift` and playgrounds are one program with one world, and not judged.

      ## Disable it

      On the line, for a value that no test overrides.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !isScript(pass) else { return }
    for item in DependencyDeclaration.all(in: pass) where item.parent(pass) < 0 && pass.outline.closure(around: item.nameToken) < 0 {
      // A statement's braces at file scope make a local of it.
      guard !isInBraces(item, pass) else { continue }
      report(pass.finding(Self.metadata, at: item.attributeRange(pass), Finding.Message.frozen(item.name).text))
    }
  }

  private func isScript(_ pass: borrowing Pass) -> Bool {
    let path = pass.facts.path
    return path == "main.swift" || path.hasSuffix("/main.swift") || path.contains(".playground/")
  }

  private func isInBraces(_ item: DependencyDeclaration, _ pass: borrowing Pass) -> Bool {
    guard let brackets = AmbientSite.brackets(around: item.nameToken, from: 0, pass) else { return false }
    return brackets.contains { pass.buffer[$0.open].kind == .leftBrace }
  }
}

extension Finding.Message {
  fileprivate static func frozen(_ name: String) -> Self {
    "global '\(name)' keeps the dependencies of its first access: later overrides do nothing; read it where it is used"
  }
}
