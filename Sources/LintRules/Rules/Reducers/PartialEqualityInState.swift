import SwiftLexer

/// Notes equalities, written by hand, by which a test does not see a state change.
package struct PartialEqualityInState: Rule {
  package static let metadata = RuleMetadata(
    id: "partial_equality_in_state", group: .reducers, summary: "hand-written equality of a state that leaves properties out",
    severity: .note, isOptIn: true, since: "0.1.0", fixes: .none, interest: .tokens([.static]),
    explanation: #"""
      ## What it does

      Notes a hand-written `==` of a state, or of a struct that is the type of a state's property, that never mentions one of
      the stored properties.

      ## Why is this bad?

      A `TestStore` compares states by `==`. What that leaves out may change or not, and each expectation holds.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Inbox {
        struct State: Equatable {
          var mails: [String] = []
          var unread = 0

          static func == (lhs: Self, rhs: Self) -> Bool { lhs.mails == rhs.mails }
        }
        enum Action { case opened }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Inbox {
        struct State: Equatable {
          var mails: [String] = []
          var unread = 0
        }
        enum Action { case opened }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      ```

      ## Limits

      Closures cannot be compared and are not asked for. An equality that asks something else of both sides than their stored
      properties may cover them, and is passed over.

      ## Disable it

      It is off unless asked for.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex, !pass.project.isReducerLibrary(pass.facts.module) else { return }
    for (index, fact) in pass.facts.types.enumerated() where fact.hasEquality {
      let site = TypeSite(file: file, type: Int32(index))
      guard let type = pass.project.type(at: site), pass.project[type].kind == .`struct`, !pass.project.isTest(pass.facts),
        pass.project.isComparedByTests(type, at: site)
      else { continue }
      let declaration = Int(fact.declaration)
      for member in declaration + 1..<max(declaration + 1, Int(pass.outline.declarations[declaration].subtreeEnd))
      where pass.outline.declarations[member].parent == fact.declaration && pass.outline.declarations[member].isEquality(pass.buffer, pass.file) {
        guard let name = pass.outline.declarations[member].name.first, let body = pass.outline.declarations[member].body else { continue }
        let missing = missing(in: body, of: type, pass)
        guard !missing.isEmpty else { continue }
        report(
          pass.finding(
            Self.metadata, at: pass.buffer[name].range, Finding.Message.partial(QualifiedName.last(pass.project[type].name), missing).text))
      }
    }
  }

  /// Stored properties that the body never mentions; none where it asks for what is no stored property.
  private func missing(in body: Range<Int>, of type: TypeID, _ pass: borrowing Pass) -> [String] {
    let stored = pass.project[type].sites.flatMap { pass.project[$0].stored }
    let names = Set(stored.map(\.name))
    var mentioned: Set<String> = []
    for index in body where pass.buffer[index].kind.isWord && pass.buffer[index - 1].kind == .period {
      let name = QualifiedName.word(pass.buffer[index], pass.file)
      let isOfSide = index >= 2 && pass.buffer[index - 2].kind == .identifier && (index < 3 || pass.buffer[index - 3].kind != .period)
      guard names.contains(name) || !isOfSide else { return [] }
      mentioned.insert(name)
    }
    // Nothing at all: it says that any two are the same, or calls a function that knows.
    guard !mentioned.isEmpty else { return [] }
    return stored.filter { property in
      switch property.form {
      case .closure, .optionalClosure: false
      default: !mentioned.contains(property.name) && !(property.isLet && property.hasDefault)
      }
    }.map(\.name)
  }
}

extension Finding.Message {
  fileprivate static func partial(_ type: String, _ missing: [String]) -> Self {
    let names = missing.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (missing.count > 3 ? " and \(missing.count - 3) more" : "")
    return "the equality of '\(type)' leaves out \(names): no test sees a change of \(missing.count == 1 ? "it" : "them")"
  }
}
