import SwiftLexer

/// Reports code of an app that reads the library's internal store of dependencies.
package struct DependencyValuesCurrent: Rule {
  package static let metadata = RuleMetadata(
    id: "dependency_values_current", group: .reducers, summary: "read of 'DependencyValues._current'", severity: .note, since: "0.1.0",
    fixes: .none, interest: .tokens([.DependencyValues]),
    explanation: #"""
      ## What it does

      Notes `DependencyValues._current` in an app's code.

      ## Why is this bad?

      It is the library's own, and no part of what it promises. It gives the dependencies of the moment and of the task that it
      runs in, which in a callback are other ones than those that the code around was made with.

      ## Example

      ```swift
      import Dependencies

      func makeName() -> String { DependencyValues._current.uuid().uuidString }
      ```

      ## Use instead

      ```swift
      import Dependencies

      func makeName() -> String {
        @Dependency(\.uuid) var uuid
        return uuid().uuidString
      }
      ```

      ## Limits

      Tests are not judged.

      ## Disable it

      In a library of your own that extends swift-dependencies.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.judgesDependencies, !pass.project.isTest(pass.facts) else { return }
    let buffer = pass.buffer
    for index in 0..<max(0, buffer.count - 2) where buffer[index].word == .DependencyValues && buffer[index + 1].kind == .period {
      guard pass.file.isText(buffer[index + 2], "_current") else { continue }
      report(pass.finding(Self.metadata, at: buffer.range(of: index..<index + 3), Finding.Message.current.text))
    }
  }
}

extension Finding.Message {
  fileprivate static let current: Self =
    "'DependencyValues._current' is the library's own, and holds what the current task sees; read '@Dependency' instead"
}
