import SwiftLexer

/// Reports views of a store that ask the system themselves.
package struct WorldInView: Rule {
  package static let metadata = RuleMetadata(
    id: "world_in_view", group: .world, summary: "view with a store that asks the system itself", severity: .warning, isOptIn: true,
    since: "0.1.0", fixes: .none,
    options: [RuleOption(name: "allow", kind: .list(allowed: []), summary: "spellings that are never reported, such as UIApplication.shared")],
    interest: .tokens([.StoreOf, .Store]),
    explanation: #"""
      ## What it does

      Reports what the rules about the ambient world report in reducers, dates and identifiers aside, in a view that has a
      store: `UserDefaults.standard`, `@AppStorage`, `UIApplication.shared`, `Task.sleep`, `asyncAfter` and their like.

      ## Why is this bad?

      The view has a store, and with it a place where such things are decided and can be tested. What the view does on its own
      neither the store's tests nor its state know of.

      ## Example

      ```swift
      import ComposableArchitecture
      import SwiftUI

      struct LinkView: View {
        let store: StoreOf<Link>

        var body: some View {
          Button("Copy") { UIPasteboard.general.string = store.url }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture
      import SwiftUI

      struct LinkView: View {
        let store: StoreOf<Link>

        var body: some View {
          Button("Copy") { store.send(.copyButtonTapped) }
        }
      }
      ```

      ## Limits

      Often it is about nothing but how something looks, so the rule is off by default. Only views with a stored property of
      type `StoreOf<…>` or `Store<…>` are judged, not their subviews.

      ## Disable it

      It is off unless it is configured: `world_in_view: warning`.
      """#)

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let views = pass.facts.types.indices.filter { index in
      pass.facts.types[index].held.contains { ["Store", "StoreOf"].contains(QualifiedName.last($0)) }
    }
    guard !views.isEmpty else { return }
    let buffer = pass.buffer
    let reader = WorldReader(pass.file, buffer)
    for view in views {
      let body = pass.outline.declarations[Int(pass.facts.types[view].declaration)].tokens
      for index in body where buffer[index].kind == .identifier && buffer[index].word != .none {
        let region = pass.regions.region(atToken: index)
        guard region.world == .app, region.place == .view else { continue }
        if buffer[index].word == .AppStorage, buffer.kind(before: index) == .atSign {
          add(index - 1..<index + 1, "@AppStorage", region, pass, report)
        } else if let read = reader.read(at: index), isJudged(read, pass) {
          add(read.tokens, read.spelling, region, pass, report)
        }
      }
    }
  }

  private func isJudged(_ read: WorldRead, _ pass: borrowing Pass) -> Bool {
    switch read.family {
    case .date, .uuid, .settings, .random, .scheduler: return false
    case .sleep, .session, .instant: break
    case .global: if read.name >= 0, pass.buffer[read.name].word == .Bundle { return false }
    }
    if read.hider != .none, pass.project.declaresWorldName(read.hider, seenBy: pass.facts.module) { return false }
    guard let site = AmbientSite(read.tokens.lowerBound, pass), site.defaultArgument(in: pass.outline) < 0 else { return false }
    return !AmbientCalls.isShadowed(
      read.name == read.tokens.lowerBound ? QualifiedName.word(pass.buffer[read.name], pass.file) : nil, site, pass)
  }

  private func add(
    _ tokens: Range<Int>, _ spelling: String, _ region: Region, _ pass: borrowing Pass, _ report: (Finding) -> Void
  ) {
    guard !allowed.contains(spelling) else { return }
    var finding = pass.finding(Self.metadata, at: pass.buffer.range(of: tokens), Finding.Message.inView(spelling).text)
    finding.scope = region.place.name
    report(finding)
  }
}

extension Finding.Message {
  fileprivate static func inView(_ spelling: String) -> Self {
    "'\(spelling)' in a view that has a store: neither the store's tests nor its state know of it; send an action"
  }
}
