import SwiftLexer

/// Reports a `TestStore` that outlives its test, so that its last checks never run.
package struct SharedTestStore: Rule {
  package static let metadata = RuleMetadata(
    id: "shared_test_store", group: .tests, summary: "test store that is kept beyond its test", severity: .warning, since: "0.1.0",
    fixes: .none, interest: .tokens([.TestStore, .TestStoreOf]),
    explanation: #"""
      ## What it does

      Reports a `TestStore` in a stored property of an `XCTestCase`, in a `static` property, or at file scope.

      ## Why is this bad?

      A store checks when it is released that nothing was left: no action that was received and not asserted, no effect that
      still runs. XCTest makes one instance of a test case for each test and keeps all of them until the process ends, and
      statics are never released. So the checks never run, and a test with a forgotten effect is green. A store that tests
      share also hands the state of one to the next.

      ## Example

      ```swift
      import ComposableArchitecture
      import XCTest

      final class CounterTests: XCTestCase {
        let store = TestStore(initialState: Counter.State()) { Counter() }

        func testIncrement() async {
          await store.send(.increment) { $0.count = 1 }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture
      import XCTest

      final class CounterTests: XCTestCase {
        func testIncrement() async {
          let store = TestStore(initialState: Counter.State()) { Counter() }
          await store.send(.increment) { $0.count = 1 }
        }
      }
      ```

      ## Limits

      It is a note where every test of the class calls `store.finish()`. The rule is silent where `tearDown` sets the property
      to `nil`, and for instance properties of Swift Testing's suites: these are released inside of their test.

      ## Disable it

      `// deplint:disable:next shared_test_store - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest, pass.isTestStoreTheLibrarys else { return }
    for (index, declaration) in pass.outline.declarations.enumerated() {
      guard declaration.kind == .variable || declaration.kind == .constant, isStore(declaration, pass),
        let name = declaration.name.first
      else { continue }
      let isStored = declaration.initialValue != nil || declaration.body == nil
      guard isStored, !declaration.modifierSet.contains(.lazy) else { continue }
      let parent = Int(declaration.parent)
      let isFileScoped = parent < 0
      let isInType = parent >= 0 && pass.outline.declarations[parent].kind.isNominalOrExtension
      guard isFileScoped || isInType else { continue }
      let text = pass.name(of: index)
      if isFileScoped || declaration.modifierSet.isTypeMember {
        report(pass.finding(Self.metadata, at: pass.buffer[name].range, Finding.Message.isStatic(text).text))
      } else if pass.isTestCase(parent), !isReleased(text, parent, pass) {
        let severity: Severity = isFinished(text, parent, pass) ? .note : .warning
        report(pass.finding(Self.metadata, severity: severity, at: pass.buffer[name].range, Finding.Message.isKept(text).text))
      }
    }
  }

  private func isStore(_ declaration: Declaration, _ pass: borrowing Pass) -> Bool {
    if let type = declaration.type, let first = type.first {
      let token = pass.buffer[first].word == .ComposableArchitecture && type.count > 2 ? first + 2 : first
      return pass.buffer[token].word == .TestStore || pass.buffer[token].word == .TestStoreOf
    }
    guard let value = declaration.initialValue else { return false }
    let first = value.first { ![.try, .await, .unsafe].contains(pass.buffer[$0].word) }
    guard let first, pass.buffer[first].word == .TestStore || pass.buffer[first].word == .TestStoreOf else { return false }
    // A closure that makes stores is none, nor is the type itself.
    guard first + 1 < value.upperBound else { return false }
    return pass.buffer[first + 1].kind == .leftParen || pass.buffer[first + 1].kind.isOperator
  }

  /// `store = nil`.
  private func isReleased(_ name: String, _ type: Int, _ pass: borrowing Pass) -> Bool {
    pass.outline.declarations[type].tokens.contains { index in
      pass.buffer[index].kind == .equal && pass.buffer[index + 1].word == .nil && pass.word(index - 1) == name
    }
  }

  /// Each test of the type calls `finish()`.
  private func isFinished(_ name: String, _ type: Int, _ pass: borrowing Pass) -> Bool {
    var tests = 0
    for index in type + 1..<max(type + 1, Int(pass.outline.declarations[type].subtreeEnd)) {
      let declaration = pass.outline.declarations[index]
      guard declaration.kind == .function, Int(declaration.parent) == type, pass.isTestFunction(index), let body = declaration.body else {
        continue
      }
      tests += 1
      let finishes = body.contains { token in
        pass.buffer[token].kind == .identifier && pass.isMember(token) && pass.word(token) == "finish" && pass.owner(of: token) == name
      }
      guard finishes else { return false }
    }
    return tests > 0
  }
}

extension Finding.Message {
  fileprivate static func isStatic(_ name: String) -> Self {
    Self("'\(name)' is never released, so its last checks never run, and tests share its state; make the store in the test")
  }
  fileprivate static func isKept(_ name: String) -> Self {
    Self("'\(name)' is kept by XCTest until the process ends, so the store's last checks never run; make the store in the test")
  }
}
