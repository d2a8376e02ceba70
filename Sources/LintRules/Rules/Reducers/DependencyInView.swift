import SwiftLexer

/// Reports dependencies that views of a store read by themselves.
package struct DependencyInView: Rule {
  package static let metadata = RuleMetadata(
    id: "dependency_in_view", group: .reducers, summary: "dependency that a store's view reads", severity: .warning, isOptIn: true,
    since: "0.1.0", fixes: .none, interest: .tokens([.Dependency]),
    explanation: #"""
      ## What it does

      Reports `@Dependency` in a view, in a file that imports ComposableArchitecture.

      ## Why is this bad?

      What a view does by itself no test of the feature sees. Its dependencies are not those of the store either: overrides
      that a test or a preview passes to the store do not reach it.

      ## Example

      ```swift
      import ComposableArchitecture
      import SwiftUI

      struct ArticleView: View {
        @Dependency(\.openURL) var openURL
        let url: URL
        var body: some View { Button("Read") { Task { await openURL(url) } } }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture
      import SwiftUI

      struct ArticleView: View {
        let store: StoreOf<Article>
        var body: some View { Button("Read") { store.send(.readButtonTapped) } }
      }
      ```

      ## Limits

      Apps without the library's stores use dependencies in views on purpose, and are not judged.

      ## Disable it

      It is off unless asked for.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.facts.imports.contains(where: { $0.module == "ComposableArchitecture" }) else { return }
    for item in DependencyDeclaration.all(in: pass) {
      let region = pass.regions.region(atToken: item.nameToken)
      guard region.place == .view, region.world == .app else { continue }
      report(pass.finding(Self.metadata, at: item.attributeRange(pass), Finding.Message.inView(item.name).text))
    }
  }
}

extension Finding.Message {
  fileprivate static func inView(_ name: String) -> Self {
    "the view reads '\(name)' by itself: no test of the feature sees what it does; send an action, and let the reducer use it"
  }
}
