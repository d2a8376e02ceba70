import SwiftLexer

/// Reports a `testValue` that is made of a plain struct's default closures, none of which reports.
package struct ComplacentPlainDefaults: Rule {
  package static let metadata = RuleMetadata(
    id: "complacent_plain_defaults", group: .keys, summary: "test value made of default closures that report nothing",
    severity: .warning, since: "0.1.0", fixes: .none, interest: .facts([.testValue]),
    explanation: #"""
      ## What it does

      Reports `testValue = Self()` where the struct has no `@DependencyClient` and its closures have default values that do
      nothing or give a fixed answer.

      ## Why is this bad?

      It looks like a client of the macro, whose default closures report before they answer. Without the macro they only
      answer: a test that forgets to override the client passes on values that nobody chose.

      ## Example

      ```swift
      import Dependencies

      struct FeatureFlags {
        var isOn: (_ name: String) -> Bool = { _ in false }
      }
      extension FeatureFlags: TestDependencyKey {
        static let testValue = Self()
      }
      ```

      ## Use instead

      ```swift
      import Dependencies
      import DependenciesMacros

      @DependencyClient
      struct FeatureFlags {
        var isOn: (_ name: String) -> Bool = { _ in false }
      }
      extension FeatureFlags: TestDependencyKey {
        static let testValue = Self()
      }
      ```

      ## Limits

      Silent where a default closure reports by itself, keeps state or works, and where the struct holds no closures.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    let project = pass.project
    for value in project.keyValues("testValue", in: pass.facts) where !value.value.isAlternative {
      let followed = project.follow(value)
      guard !followed.isLost, !followed.names.contains(where: AnswerReader.isDelegate), followed.end.value.form.argumentCount == 0,
        followed.end.value.form.endpoints.isEmpty, followed.end.value.form.reportsAtOnce == nil,
        let type = project.constructed(followed, from: value), !project.isMacroClient(type)
      else { continue }
      let endpoints = project.endpoints(of: type)
      // An endpoint without a default is given by an initializer that is written by hand.
      guard !endpoints.isEmpty, endpoints.allSatisfy({ $0.property.defaultAnswer?.isComplacent ?? false }) else { continue }
      let isObserver = endpoints.allSatisfy { endpoint in
        endpoint.property.defaultAnswer == .empty
          && (QualifiedName.last(project[type].name).camelCaseWords + endpoint.property.name.camelCaseWords).contains {
            ComplacentTestValue.observerWords.contains($0)
          }
      }
      guard !isObserver else { continue }
      report(
        pass.finding(
          Self.metadata, at: value.value.range, Finding.Message.isQuiet(project[type].name).text,
          notes: [
            Note(
              path: project.facts(of: endpoints[0].site).path, range: project[endpoints[0].site].range,
              message: "declared here without '@DependencyClient'")
          ]))
    }
  }
}

extension Finding.Message {
  fileprivate static func isQuiet(_ type: String) -> Self {
    Self("the default closures of '\(type)' report nothing: without '@DependencyClient', a test that does not override them passes all the same")
  }
}
