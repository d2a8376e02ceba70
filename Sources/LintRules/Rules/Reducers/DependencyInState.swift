import SwiftLexer

/// Reports dependencies that a state holds or reads where nobody controls them.
package struct DependencyInState: Rule {
  package static let metadata = RuleMetadata(
    id: "dependency_in_state", group: .reducers, summary: "dependency that a reducer's state holds or reads", severity: .warning,
    since: "0.1.0", fixes: .none, interest: .tokens([.Dependency]),
    explanation: #"""
      ## What it does

      Reports `@Dependency` on a stored property of a reducer's state, and on a local in a computed property or a non-mutating
      method of it.

      ## Why is this bad?

      State is a value: it is compared, printed and restored. A client in it is none of that, and the copy of the dependencies
      that the wrapper keeps makes two equal states behave differently.

      A computed property is asked by views, while they draw themselves. There the store's dependencies do not hold: an
      override that a preview or a test passes to the store is not seen, and the live value answers.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Parcel {
        @ObservableState
        struct State: Equatable {
          var dueAt: Date

          var isLate: Bool {
            @Dependency(\.date.now) var now
            return dueAt < now
          }
        }
        enum Action { case appeared }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Parcel {
        @ObservableState
        struct State: Equatable {
          var dueAt: Date
          var isLate = false
        }
        enum Action { case appeared }

        @Dependency(\.date.now) var now

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.isLate = state.dueAt < now
            return .none
          }
        }
      }
      ```

      ## Limits

      The state's initializers, initial values and static functions run where the store controls dependencies, and are not
      judged; nor are mutating methods, which reducers call.

      ## Disable it

      On the line, for a method that only a reducer calls.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    for item in DependencyDeclaration.all(in: pass) {
      let region = pass.regions.region(atToken: item.nameToken)
      guard region.place == .state, region.world == .app else { continue }
      if item.isMember(pass) {
        guard !pass.outline.declarations[item.declaration].modifierSet.isTypeMember else { continue }
        report(pass.finding(Self.metadata, at: item.attributeRange(pass), Finding.Message.stored(item.name).text))
      } else if let member = uncontrolledMember(around: item, pass) {
        report(pass.finding(Self.metadata, at: item.attributeRange(pass), Finding.Message.read(item.name, member).text))
      }
    }
  }

  /// The name of the computed property or non-mutating method that a local stands in.
  private func uncontrolledMember(around item: DependencyDeclaration, _ pass: borrowing Pass) -> String? {
    let declarations = pass.outline.declarations
    var member = item.declaration
    var accessor = KnownWord.none
    while let parent = Optional(Int(declarations[member].parent)), parent >= 0, !declarations[parent].kind.isNominalOrExtension {
      if declarations[parent].kind == .accessor, let name = declarations[parent].name.first { accessor = pass.buffer[name].word }
      member = parent
    }
    let declaration = declarations[member]
    guard !declaration.modifierSet.isTypeMember, let name = declaration.name.first else { return nil }
    switch declaration.kind {
    case .function:
      guard !declaration.modifierSet.contains(.mutating) else { return nil }
    case .variable:
      // In a closure that is the initial value, it runs in the initializer.
      guard declaration.body?.contains(item.nameToken) == true else { return nil }
      switch accessor {
      case .none, .get, .read, ._read: break
      default: return nil
      }
    default:
      return nil
    }
    return QualifiedName.word(pass.buffer[name], pass.file)
  }
}

extension Finding.Message {
  fileprivate static func stored(_ name: String) -> Self {
    "the state holds the dependency '\(name)': no two such states are equal, and none can be saved; the reducer may hold it"
  }
  fileprivate static func read(_ name: String, _ member: String) -> Self {
    "'\(member)' reads '\(name)' wherever a view asks for it: there the store's overrides do not hold; let the reducer write what it needs into the state"
  }
}
