import SwiftLexer

/// Reports dependencies that are declared where the overrides of the code around do not hold.
package struct DependencyInEscapingContext: Rule {
  package static let metadata = RuleMetadata(
    id: "dependency_in_escaping_context", group: .reducers, summary: "dependency that is declared in a closure that another thread runs",
    severity: .warning, since: "0.1.0", fixes: .none, interest: .tokens([.Dependency, .DependencyValues]),
    explanation: #"""
      ## What it does

      Reports `@Dependency` (and `DependencyValues._current`) in a closure that is handed to `DispatchQueue`, `Task.detached`, a
      timer, an observer of notifications, a data task or an operation queue.

      ## Why is this bad?

      Overrides are kept by the task that runs. These closures run outside of it, and there a new `@Dependency` finds no
      override: it gives the live value, in a test too, and nothing reports it. A wrapper that is declared outside keeps
      the overrides of its place and takes them along.

      ## Example

      ```swift
      import Dependencies
      import Foundation

      func refresh() {
        DispatchQueue.main.async {
          @Dependency(\.feedClient) var feedClient
          feedClient.refresh()
        }
      }
      ```

      ## Use instead

      ```swift
      import Dependencies
      import Foundation

      func refresh() {
        @Dependency(\.feedClient) var feedClient
        DispatchQueue.main.async {
          feedClient.refresh()
        }
      }
      ```

      ## Limits

      `Task { … }` and task groups inherit overrides. `withEscapedDependencies` and its `yield`, and `withDependencies`, set
      them anew.

      ## Disable it

      On the line, for code that no test reaches.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    for item in DependencyDeclaration.all(in: pass) where !item.isMember(pass) {
      guard let call = escape(around: item.nameToken, pass) else { continue }
      report(pass.finding(Self.metadata, at: item.attributeRange(pass), Finding.Message.escapes(item.name, call).text))
    }
    guard pass.judgesDependencies else { return }
    let buffer = pass.buffer
    for index in 0..<max(0, buffer.count - 2) where buffer[index].word == .DependencyValues && buffer[index + 1].kind == .period {
      guard pass.file.isText(buffer[index + 2], "_current"), let call = escape(around: index, pass) else { continue }
      report(
        pass.finding(
          Self.metadata, at: buffer.range(of: index..<index + 3), Finding.Message.escapes("DependencyValues._current", call).text))
    }
  }

  /// The call whose closure, around a token, another thread runs without the overrides.
  private func escape(around token: Int, _ pass: borrowing Pass) -> String? {
    guard pass.regions.region(atToken: token).world == .app else { return nil }
    for item in EnclosingClosures(around: token, in: pass.member(around: token), pass).items where item.isArgument && item.callee >= 0 {
      switch item.name {
      case .withDependencies, .withEscapedDependencies: return nil
      default: break
      }
      let name = pass.text(item.callee)
      if name == "yield" { return nil }
      let call = pass.outline.calls[Int(pass.outline.closures[item.closure].call)]
      if escapes(name, call, pass) { return pass.buffer.range(of: call.callee).length < 48 ? pass.text(call.callee) : name }
    }
    return nil
  }

  private func escapes(_ name: String, _ call: Call, _ pass: borrowing Pass) -> Bool {
    func mentions(_ word: KnownWord) -> Bool { call.callee.contains { pass.buffer[$0].word == word } }
    func hasLabel(_ label: String) -> Bool {
      pass.outline.arguments[call.arguments].contains { $0.label >= 0 && pass.text(Int($0.label)) == label }
    }
    switch name {
    case "async", "asyncAfter", "sync":
      let base = call.nameToken >= 2 ? pass.text(Int(call.nameToken) - 2) : ""
      return mentions(.DispatchQueue) || base.lowercased().hasSuffix("queue")
    case "detached": return mentions(.Task)
    case "scheduledTimer": return mentions(.Timer)
    case "Timer": return call.base == .none && (hasLabel("repeats") || hasLabel("timeInterval"))
    case "addObserver": return hasLabel("forName") || hasLabel("using")
    case "dataTask", "uploadTask", "downloadTask": return hasLabel("with")
    case "addOperation": return true
    default: return false
    }
  }
}

extension Finding.Message {
  fileprivate static func escapes(_ name: String, _ call: String) -> Self {
    "'\(name)' finds no override in the closure of '\(call)': tests run the live value there; declare it outside of the closure"
  }
}
