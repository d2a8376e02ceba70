import SwiftLexer

/// Reports a store that runs its reducer while a snapshot of its view is taken.
package struct SnapshotStoreWithReducer: Rule {
  package static let metadata = RuleMetadata(
    id: "snapshot_store_with_reducer", group: .previews, summary: "snapshot of a store that runs its reducer", severity: .note,
    since: "0.1.0", fixes: .none, interest: .tokens(SnapshotAssertions.words),
    explanation: #"""
      ## What it does

      Reports `Store(initialState: …) { Feature() }` in a function that takes snapshots.

      ## Why is this bad?

      A snapshot shows how one state is drawn. A store with its reducer goes on living while the picture is taken: the view
      appears, `onAppear` or `task` sends an action, an effect reads a dependency, and what is drawn depends on which of them
      came first. The snapshot then tests the reducer, badly, and fails on the slow machine.

      A store with an empty reducer stays in the state that it was given.

      ## Example

      ```swift
      import ComposableArchitecture
      import SnapshotTesting
      import Testing

      @Test func basket() {
        let view = BasketView(store: Store(initialState: Basket.State(items: 3)) { Basket() })
        assertSnapshot(of: view, as: .image(layout: .device(config: .iPhone13)))
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture
      import SnapshotTesting
      import Testing

      @Test func basket() {
        let view = BasketView(store: Store(initialState: Basket.State(items: 3)) { })
        assertSnapshot(of: view, as: .image(layout: .device(config: .iPhone13)))
      }
      ```

      ## Limits

      `EmptyReducer()`, reducers that are written on the spot, and stores whose dependencies are overridden are not reported:
      there somebody decided what will run. A store that a helper builds is not followed.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let assertions = SnapshotAssertions(pass)
    let functions = Set(assertions.calls.map { assertions.function(around: $0) }.filter { $0 >= 0 })
    guard !functions.isEmpty else { return }
    for (index, call) in pass.outline.calls.enumerated() {
      guard call.name == .Store || call.name == .StoreOf, call.base == .none || call.base == .path || call.isSpecialized,
        !assertions.arguments("initialState", of: index).isEmpty
      else { continue }
      let function = assertions.function(around: index)
      guard functions.contains(function), let reducer = reducer(of: index, assertions, pass), !isOverridden(index, function, assertions, pass)
      else { continue }
      report(pass.finding(Self.metadata, at: pass.buffer.range(of: call.callee), Finding.Message.runs(reducer).text))
    }
  }

  /// The name of the reducer that a store is given; `nil` for none, an empty one, and one that is written on the spot.
  private func reducer(of call: Int, _ assertions: SnapshotAssertions, _ pass: borrowing Pass) -> String? {
    let arguments = pass.outline.arguments[pass.outline.calls[call].arguments]
    let labelled = assertions.arguments("reducer", of: call).first
    guard let argument = labelled ?? arguments.first(where: { $0.isTrailingClosure && $0.label < 0 }) else { return nil }
    var tokens = argument.value
    if argument.kind == .closure {
      guard let closure = pass.outline.closures.first(where: { $0.tokens.lowerBound == argument.value.lowerBound }) else { return nil }
      tokens = closure.bodyStart..<max(closure.bodyStart, closure.tokens.upperBound - 1)
    }
    guard let first = tokens.first, pass.buffer[first].kind == .identifier,
      let name = QualifiedName.read(tokens, pass.buffer, pass.file)
    else { return nil }
    // `Feature()`, `Feature.init`, `Feature<T>()`: anything else may be a stub.
    let words = name.split(separator: ".")
    let typeName = words.last == "init" ? words.dropLast().joined(separator: ".") : name
    let own = QualifiedName.last(typeName)
    guard own.first?.isUppercase == true, !["EmptyReducer", "Reduce", "Reducer", "AnyReducer", "CombineReducers"].contains(own) else { return nil }
    // `.dependency(…)` and its like: what runs was decided.
    let decided: [KnownWord] = [.dependency, .dependencies, .transformDependency, .withDependencies]
    guard !tokens.contains(where: { decided.contains(pass.buffer[$0].word) }) else { return nil }
    return typeName
  }

  /// Dependencies are given with the store, around it, or to the whole test.
  private func isOverridden(_ call: Int, _ function: Int, _ assertions: SnapshotAssertions, _ pass: borrowing Pass) -> Bool {
    let values = ["withDependencies", "prepareDependencies", "environment"].flatMap { assertions.arguments($0, of: call) }
    if values.contains(where: { $0.value.count > 2 }) { return true }
    let start = pass.outline.calls[call].callee.lowerBound
    for outer in pass.outline.calls[..<call] where outer.tokens.contains(start) {
      if outer.name == .withDependencies || outer.name == .prepareDependencies { return true }
    }
    var declaration = function
    while declaration >= 0 {
      for attribute in pass.outline.attributes[pass.outline.declarations[declaration].attributes] {
        guard let arguments = attribute.arguments else { continue }
        if arguments.contains(where: { pass.buffer[$0].word == .dependency || pass.buffer[$0].word == .dependencies }) { return true }
      }
      declaration = Int(pass.outline.declarations[declaration].parent)
    }
    return false
  }
}

extension Finding.Message {
  fileprivate static func runs(_ reducer: String) -> Self {
    Self("the store runs '\(reducer)' while its picture is taken, so that effects decide what is drawn; give it an empty reducer: '{ }'")
  }
}
