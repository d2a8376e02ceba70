import SwiftLexer

/// Reports states that are references, or hold some.
package struct ClassState: Rule {
  package static let metadata = RuleMetadata(
    id: "class_state", group: .reducers, summary: "reducer's state that is a class", severity: .error, since: "0.1.0", fixes: .none,
    interest: .tokens([.State, .ObservableState]),
    explanation: #"""
      ## What it does

      Reports a reducer's `State` that is a class or an actor. A property of a state whose type is a class of the project is a
      note.

      ## Why is this bad?

      The store compares a state with what it was before the action, and a test compares it with what it expects. Of a reference
      both see one object: it has changed before and after, and any expectation holds.

      ## Example

      ```swift
      import ComposableArchitecture

      struct Cart: Reducer {
        final class State: Equatable {
          var count = 0
          static func == (lhs: State, rhs: State) -> Bool { lhs.count == rhs.count }
        }
        enum Action { case added }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state.count += 1
          return .none
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      struct Cart: Reducer {
        struct State: Equatable {
          var count = 0
        }
        enum Action { case added }
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          state.count += 1
          return .none
        }
      }
      ```

      ## Limits

      Properties with a wrapper, such as `@Shared`, are not judged, nor are collections of references.

      ## Disable it

      On the line of a property, for an object that the state only hands on.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex, !pass.project.isReducerLibrary(pass.facts.module) else { return }
    for (index, fact) in pass.facts.types.enumerated() where fact.kind.isNominal && fact.kind != .`protocol` {
      let site = TypeSite(file: file, type: Int32(index))
      guard pass.project.roles(of: site).contains(.state), pass.regions.region(at: fact.range.start, in: pass.buffer).world == .app else { continue }
      if fact.kind == .`class` || fact.kind == .actor {
        guard isReducersState(site, fact, pass) else { continue }
        report(pass.finding(Self.metadata, at: fact.range, Finding.Message.reference(fact.name, fact.kind).text))
      } else {
        properties(of: fact, file, pass, report)
      }
    }
  }

  /// A class that is called `State`, or that a reducer's alias of that name stands for.
  private func isReducersState(_ site: TypeSite, _ fact: TypeFact, _ pass: borrowing Pass) -> Bool {
    guard let type = pass.project.type(at: site) else { return false }
    return QualifiedName.last(fact.name) == "State" || pass.project.aliasedStates.contains(type)
  }

  private func properties(of fact: TypeFact, _ file: Int32, _ pass: borrowing Pass, _ report: (Finding) -> Void) {
    let outline = pass.outline
    for index in Int(fact.declaration) + 1..<Int(outline.declarations[Int(fact.declaration)].subtreeEnd) {
      let declaration = outline.declarations[index]
      guard declaration.kind == .variable || declaration.kind == .constant, declaration.parent == fact.declaration, declaration.attributes.isEmpty,
        !declaration.modifierSet.isTypeMember, declaration.body == nil, let token = declaration.name.first, let type = declaration.type,
        case .named(let name) = TypeForm.read(type, pass.buffer, pass.file), !isGeneric(type, pass),
        case .type(let id) = pass.project.resolve(name, scope: fact.name, file: file), pass.project[id].kind == .`class`
      else { continue }
      report(
        pass.finding(
          Self.metadata, severity: .note, at: pass.buffer[token].range, Finding.Message.property(pass.text(token), pass.project[id].name).text))
    }
  }

  private func isGeneric(_ type: Range<Int>, _ pass: borrowing Pass) -> Bool {
    type.contains { pass.buffer[$0].kind.isOperator && pass.file.storage[Int(pass.buffer[$0].start)] == UInt8(ascii: "<") }
  }
}

extension Finding.Message {
  fileprivate static func reference(_ name: String, _ kind: Declaration.Kind) -> Self {
    "'\(name)' is \(kind == .actor ? "an actor" : "a class"): before and after an action are one object, so no test sees a change; make it a struct"
  }
  fileprivate static func property(_ name: String, _ type: String) -> Self {
    "'\(name)' refers to the class '\(type)': what changes in it changes in each copy of the state, so no test sees a change"
  }
}
