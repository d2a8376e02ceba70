import SwiftLexer

/// Reports dependencies that are kept by a type, and so read once for a whole process.
package struct StaticDependency: Rule {
  package static let metadata = RuleMetadata(
    id: "static_dependency", group: .reducers, summary: "static property with '@Dependency'", severity: .error, since: "0.1.0",
    fixes: .none, interest: .tokens([.Dependency]),
    explanation: #"""
      ## What it does

      Reports `@Dependency` on a `static` or `class` property.

      ## Why is this bad?

      A static property is made at its first access, and the wrapper keeps the dependencies of that moment. Whoever comes
      first in the process decides for everybody: the override of one test is seen by the next, and its own override is
      not. Alone, each test passes.

      In the Swift 6 language mode this does not compile.

      ## Example

      ```swift
      import Dependencies

      struct Session {
        @Dependency(\.date) private static var date

        static func start() -> Session { Session(startedAt: date.now) }
        var startedAt: Date
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct Session {
        static func start() -> Session {
          @Dependency(\.date) var date
          return Session(startedAt: date.now)
        }
        var startedAt: Date
      }
      ```

      ## Limits

      Other wrappers, such as `@TaskLocal static var`, are not this rule's. File scope is `global_dependency`'s.

      ## Disable it

      There is no good reason to.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    for item in DependencyDeclaration.all(in: pass) where pass.outline.declarations[item.declaration].modifierSet.isTypeMember {
      report(pass.finding(Self.metadata, at: pass.buffer[item.nameToken].range, Finding.Message.frozen(item.name).text))
    }
  }
}

extension Finding.Message {
  fileprivate static func frozen(_ name: String) -> Self {
    "static '\(name)' keeps the dependencies of its first access: later overrides do nothing; make it a property of the instance, or a local"
  }
}
