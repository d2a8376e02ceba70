import SwiftLexer

/// Reports reducers and models that need more of the world than one test can keep in view.
package struct ManyDependencies: Rule {
  package static let metadata = RuleMetadata(
    id: "many_dependencies", group: .reducers, summary: "type with many dependencies", severity: .note, isOptIn: true, since: "0.1.0",
    fixes: .none,
    options: [RuleOption(name: "max", kind: .integer(minimum: 1), summary: "dependencies that are still fine; default: 8")],
    interest: .tokens([.Dependency]),
    explanation: #"""
      ## What it does

      Notes a reducer or model with more than eight dependencies.

      ## Why is this bad?

      Each of its tests has to decide which of them matter. Most often the type is two features in one, or it passes clients
      on that its children could take themselves.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Everything {
        @Dependency(\.a.load) var a
        @Dependency(\.b.load) var b
        @Dependency(\.c.load) var c
        @Dependency(\.d.load) var d
        @Dependency(\.e.load) var e
        @Dependency(\.f.load) var f
        @Dependency(\.g.load) var g
        @Dependency(\.h.load) var h
        @Dependency(\.i.load) var i

        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          .run { _ in for work in [a, b, c, d, e, f, g, h, i] { await work() } }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Everything {
        var body: some ReducerOf<Self> {
          Scope(state: \.first, action: \.first) { First() }
          Scope(state: \.second, action: \.second) { Second() }
        }
      }
      ```

      ## Limits

      What a type's children need is theirs. Unused dependencies count.

      ## Disable it

      It is off unless asked for. `many_dependencies: {severity: note, max: 12}` allows more.
      """#)

  private let maximum: Int

  package init(options: RuleOptions) throws(ConfigurationError) { maximum = options.integer("max", default: 8) }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex, pass.judgesDependencies else { return }
    for (index, fact) in pass.facts.types.enumerated() where fact.dependencies.count > maximum {
      let site = TypeSite(file: file, type: Int32(index))
      guard pass.regions.region(at: fact.range.start, in: pass.buffer).world == .app,
        !pass.project.roles(of: site).isDisjoint(with: [.reducer, .model])
      else { continue }
      report(
        pass.finding(
          Self.metadata, at: fact.range, Finding.Message.many(QualifiedName.last(fact.name), fact.dependencies.count).text))
    }
  }
}

extension Finding.Message {
  fileprivate static func many(_ type: String, _ count: Int) -> Self {
    "'\(type)' has \(count) dependencies: each of its tests has to decide which of them matter"
  }
}
