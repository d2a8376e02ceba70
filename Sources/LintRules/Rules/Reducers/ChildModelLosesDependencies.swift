import SwiftLexer

/// Reports models that make other models without handing on their own dependencies.
package struct ChildModelLosesDependencies: Rule {
  package static let metadata = RuleMetadata(
    id: "child_model_loses_dependencies", group: .reducers, summary: "model that makes another one without its dependencies",
    severity: .warning, isOptIn: true, since: "0.1.0", fixes: .none, interest: .tokens([.Dependency]),
    explanation: #"""
      ## What it does

      Reports a class with dependencies that makes an instance of another class with dependencies outside of
      `withDependencies(from: self)`.

      ## Why is this bad?

      A model keeps the dependencies that held when it was made. One that is made later, on a tap, gets those of that moment:
      what a preview or a test overrode for its parent is lost, and the live value runs.

      ## Example

      ```swift
      import Dependencies

      final class ListModel {
        @Dependency(\.uuid) var uuid
        var detail: DetailModel?
        func addButtonTapped() { detail = DetailModel(id: uuid()) }
      }

      final class DetailModel {
        @Dependency(\.mailClient) var mailClient
        let id: UUID
        init(id: UUID) { self.id = id }
        func send() { mailClient.send(id) }
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      final class ListModel {
        @Dependency(\.uuid) var uuid
        var detail: DetailModel?
        func addButtonTapped() {
          detail = withDependencies(from: self) { DetailModel(id: uuid()) }
        }
      }

      final class DetailModel {
        @Dependency(\.mailClient) var mailClient
        let id: UUID
        init(id: UUID) { self.id = id }
        func send() { mailClient.send(id) }
      }
      ```

      ## Limits

      Initializers are not judged: there the dependencies of the parent still hold. Functions that are only called within
      `withDependencies(from:)` are not known as such.

      ## Disable it

      It is off unless asked for.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex, pass.judgesDependencies else { return }
    for (index, fact) in pass.facts.types.enumerated() where !fact.dependencies.isEmpty && fact.kind == .`class` {
      guard let type = pass.project.type(at: TypeSite(file: file, type: Int32(index))),
        pass.regions.region(at: fact.range.start, in: pass.buffer).world == .app
      else { continue }
      for body in OwnCode(of: type, pass).bodies {
        for token in body.tokens where !body.nested.contains(where: { $0.contains(token) }) {
          guard let child = child(madeAt: token, in: fact.name, type, file, pass), isLater(token, pass) else { continue }
          report(pass.finding(Self.metadata, at: pass.buffer[token].range, Finding.Message.lost(pass.project[child].name, fact.name).text))
        }
      }
    }
  }

  private func child(madeAt token: Int, in scope: String, _ type: TypeID, _ file: Int32, _ pass: borrowing Pass) -> TypeID? {
    let item = pass.buffer[token]
    guard item.kind == .identifier, pass.file.storage[Int(item.start)] &- 0x41 < 26, pass.buffer[token + 1].kind == .leftParen,
      pass.buffer[token - 1].kind != .period, case .type(let child) = pass.project.resolve(pass.text(token), scope: scope, file: file),
      child != type, pass.project[child].kind == .`class`, !pass.project.dependencies(of: child).isEmpty
    else { return nil }
    return child
  }

  /// It stands in a method or accessor, and in no closure that sets dependencies.
  private func isLater(_ token: Int, _ pass: borrowing Pass) -> Bool {
    let member = pass.member(around: token)
    guard member >= 0 else { return false }
    let declaration = pass.outline.declarations[member]
    guard declaration.kind != .initializer, !declaration.modifierSet.isTypeMember, declaration.initialValue?.contains(token) != true,
      declaration.parameters?.contains(token) != true,
      let brackets = AmbientSite.brackets(around: token, from: declaration.tokens.lowerBound, pass)
    else { return false }
    return !brackets.contains { bracket in
      switch bracket.callee(in: pass.buffer) {
      case -1: false
      case let callee: [.withDependencies, .withEscapedDependencies].contains(pass.buffer[callee].word)
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func lost(_ child: String, _ parent: String) -> Self {
    "'\(child)' is made without the dependencies of '\(parent)': what was overridden for this one is lost; make it in 'withDependencies(from: self)'"
  }
}
