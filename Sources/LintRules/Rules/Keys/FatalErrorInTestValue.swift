import SwiftLexer

/// Reports test values that end the process where they should make one test fail.
package struct FatalErrorInTestValue: Rule {
  package static let metadata = RuleMetadata(
    id: "fatal_error_in_test_value", group: .keys, summary: "test value that ends the test process", severity: .warning,
    since: "0.1.0", fixes: .sometimes, interest: .facts([.testValue]),
    explanation: #"""
      ## What it does

      Reports a `testValue`, or an endpoint of one, that is `fatalError()`, `preconditionFailure()` or a cast that must fail
      (`() as! Client`).

      ## Why is this bad?

      A test that forgets an override should fail, and say why. This one ends the whole process: the tests behind it do not
      run, and the report names none of them.

      ## Example

      ```swift
      import Dependencies

      struct VaultClient {
        var read: (String) throws -> String
      }
      extension VaultClient: TestDependencyKey {
        static let testValue = VaultClient(read: { _ in fatalError() })
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct VaultClient {
        var read: (String) throws -> String
      }
      extension VaultClient: TestDependencyKey {
        static let testValue = VaultClient(read: unimplemented("VaultClient.read"))
      }
      ```

      ## Limits

      It is a note in the second branch of an `#if`, which as a rule stands for builds that run no tests.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isTest(pass.facts) else { return }
    for value in pass.project.keyValues("testValue", in: pass.facts) {
      let severity: Severity = value.value.isAlternative ? .note : .warning
      if value.form.root == .crash {
        report(
          pass.finding(
            Self.metadata, severity: severity, at: value.value.range, Finding.Message.valueCrashes(value.key.name).text))
        continue
      }
      let type = pass.project.constructed(FollowedValue(end: value.placed), from: value)
      let name = type.map { pass.project[$0].name } ?? value.key.name
      for endpoint in value.form.endpoints where endpoint.kind == .crashes {
        report(
          pass.finding(
            Self.metadata, severity: severity, at: endpoint.range, Finding.Message.endpointCrashes(name, endpoint.label).text,
            fixes: fixes(endpoint, type, name, pass)))
      }
    }
  }

  private func fixes(_ endpoint: EndpointForm, _ type: TypeID?, _ name: String, _ pass: borrowing Pass) -> [Fix] {
    guard let type, let label = endpoint.label, !endpoint.isTrailingClosure,
      let property = pass.project.endpoints(of: type).first(where: { $0.property.name == label }),
      let function = property.function, function.canThrow || function.result == .void,
      pass.facts.imports.contains(where: { ProjectIndex.unimplementedModules.contains($0.module) }),
      pass.project.isUnimplementedTheLibrarys(in: pass.facts)
    else { return [] }
    return [
      Fix(
        title: "replace it by 'unimplemented'", applicability: .safe,
        edits: [TextEdit(range: endpoint.range, replacement: "unimplemented(\"\(name).\(label)\")")])
    ]
  }
}

extension Finding.Message {
  fileprivate static func valueCrashes(_ key: String) -> Self {
    Self("the test value of '\(key)' ends the process: no test behind it runs")
  }
  fileprivate static func endpointCrashes(_ client: String, _ endpoint: String?) -> Self {
    Self("'\(endpoint.map { client + "." + $0 } ?? client)' ends the process in a test that does not override it: no test behind it runs")
  }
}
