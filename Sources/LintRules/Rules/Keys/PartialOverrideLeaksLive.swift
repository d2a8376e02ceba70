import SwiftLexer

/// Reports a test that replaces one endpoint of a client without a test value: the rest of it is live, and nothing fails.
package struct PartialOverrideLeaksLive: Rule {
  package static let metadata = RuleMetadata(
    id: "partial_override_leaks_live", group: .keys, summary: "override of one endpoint that leaves the others live in a test",
    severity: .error, since: "0.1.0", fixes: .none,
    interest: .tokens([.withDependencies, .prepareDependencies, .transformDependency, .dependency, .dependencies]),
    explanation: #"""
      ## What it does

      Reports an override of a part of a client, `$0.wallet.balance = …`, in a test, where the client has neither a
      `testValue` nor a `previewValue`, and other endpoints of it are not overridden.

      ## Why is this bad?

      To set a part, Swift first reads the whole. While an override closure runs, the library does not report that a value
      for tests is missing: it hands out `liveValue`. So the test gets a live client with one endpoint replaced. All other
      endpoints reach the network, the disk or the keychain, and the test is green. Had it overridden nothing, the library
      would have told.

      ## Example

      ```swift
      import Dependencies
      import Testing

      struct Wallet {
        var balance: () -> Int
        var pay: (Int) -> Void
      }
      extension Wallet: DependencyKey {
        static let liveValue = Wallet(balance: { bank.balance() }, pay: { bank.pay($0) })
      }
      extension DependencyValues {
        var wallet: Wallet {
          get { self[Wallet.self] }
          set { self[Wallet.self] = newValue }
        }
      }

      @Test func showsTheBalance() {
        withDependencies {
          $0.wallet.balance = { 9 }
        } operation: {
          #expect(WalletModel().title == "9")
        }
      }
      ```

      ## Use instead

      ```swift
      import Dependencies
      import Testing

      struct Wallet {
        var balance: () -> Int
        var pay: (Int) -> Void
      }
      extension Wallet: DependencyKey {
        static let liveValue = Wallet(balance: { bank.balance() }, pay: { bank.pay($0) })
        static let testValue = Wallet(balance: unimplemented("Wallet.balance", placeholder: 0), pay: unimplemented("Wallet.pay"))
      }
      extension DependencyValues {
        var wallet: Wallet {
          get { self[Wallet.self] }
          set { self[Wallet.self] = newValue }
        }
      }

      @Test func showsTheBalance() {
        withDependencies {
          $0.wallet.balance = { 9 }
        } operation: {
          #expect(WalletModel().title == "9")
        }
      }
      ```

      Where the client is out of reach, override it as a whole: `$0.wallet = Wallet(balance: { 9 }, pay: { _ in })`.

      ## Limits

      Only clients are judged that are structs in view with two endpoints or more, and of which the key's type is in view. The
      rule is silent where the whole client was overridden before: in the same block, around it, by a trait, in `setUp` or
      `invokeTest` of the class or a superclass, and where the values are handed to a function out of view.

      ## Disable it

      For a test that is meant to run the rest live, say so in the block: `$0.wallet = .liveValue` in front of it, or write
      `// deplint:disable:next partial_override_leaks_live - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.facts.overrides.isEmpty, pass.project.isTest(pass.facts) || pass.project.supportsTests(pass.facts) else { return }
    var done: Set<String> = []
    for (index, block) in pass.facts.overrideBlocks.enumerated() where block.form != .function && block.isBaseKnown {
      for override in pass.facts.overrides[block.overrides] where !override.rest.isEmpty && override.operation == .assign {
        check(override, block, index, pass, &done, report)
      }
    }
  }

  private func check(
    _ override: OverrideFact, _ block: OverrideBlock, _ index: Int, _ pass: borrowing Pass, _ done: inout Set<String>,
    _ report: (Finding) -> Void
  ) {
    let project = pass.project
    guard let dependency = project.dependency(override.root, in: pass.facts), project.runsLive(dependency), let client = dependency.value
    else { return }
    let endpoints = project.endpoints(of: client).map(\.property.name)
    guard endpoints.count > 1, endpoints.contains(override.rest[0]) || endpoints.contains("_" + override.rest[0]) else { return }
    // The lines about a store in one function are one block.
    let place = block.form == .store ? "\(block.declaration) \(block.store ?? "")" : "#\(index)"
    guard done.insert("\(place) \(dependency.name)").inserted else { return }
    var given: Set<String> = []
    for other in overrides(of: block, index, pass) {
      switch effect(of: other, on: dependency, endpoints, pass) {
      case .none: continue
      case .whole: return
      case .endpoint(let name): given.insert(name)
      }
    }
    let left = endpoints.filter { !given.contains($0) }
    guard !left.isEmpty else { return }
    let names = left.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    report(
      pass.finding(
        Self.metadata, at: override.range, Finding.Message.leaks(dependency.name, names).text,
        notes: [note(client, pass)].compactMap { $0 }))
  }

  private func note(_ client: TypeID, _ pass: borrowing Pass) -> Note? {
    guard let site = pass.project[client].sites.first else { return nil }
    return Note(
      path: pass.project.facts(of: site).path, range: pass.project[site].range,
      message: "'\(pass.project[client].name)' is declared here")
  }

  // MARK: Other overrides

  /// All that is set where a block's values hold: by what is in force there, and by the block, or its whole function for lines
  /// about a store.
  private func overrides(of block: OverrideBlock, _ index: Int, _ pass: borrowing Pass) -> [OverrideFact] {
    var result: [OverrideFact] = []
    for (facts, other) in pass.project.blocksInForce(at: block, in: pass.facts) {
      result += pass.project.overrides(of: other, in: facts)
    }
    for (other, item) in pass.facts.overrideBlocks.enumerated() {
      let isSame = other == index
        || block.form == .store && item.form == .store && item.store == block.store && item.declaration == block.declaration
      if isSame { result += pass.project.overrides(of: item, in: pass.facts) }
    }
    return result
  }

  private enum Effect {
    case none, whole
    case endpoint(String)
  }

  private func effect(
    of other: OverrideFact, on dependency: OverriddenDependency, _ endpoints: [String], _ pass: borrowing Pass
  ) -> Effect {
    switch other.root {
    case .all:
      // All of it is set at once, or may be by a function out of view.
      return .whole
    case .property("context"): return .whole
    case .property(let name):
      if other.operation == .change, other.rest.isEmpty, name != dependency.name { return .whole }
    case .key: break
    case .value(nil): return .whole
    case .value: break
    }
    guard isSame(other.root, dependency, pass) else { return .none }
    guard let first = other.rest.first, other.operation == .assign else {
      // A live value that is set in so many words is meant.
      return .whole
    }
    return endpoints.first { $0 == first || $0 == "_" + first }.map { .endpoint($0) } ?? .none
  }

  private func isSame(_ root: OverrideFact.Root, _ dependency: OverriddenDependency, _ pass: borrowing Pass) -> Bool {
    if case .property(let name) = root, name == dependency.name { return true }
    guard let other = pass.project.dependency(root, in: pass.facts) else { return false }
    if let type = other.key?.type, type == dependency.key?.type { return true }
    return other.name == dependency.name
  }
}

extension ProjectIndex {
  /// Tests that override nothing of it run its live value, as far as it can be told.
  fileprivate func runsLive(_ dependency: OverriddenDependency) -> Bool {
    if let entry = dependency.entry { return entry.hasLiveValue && !entry.hasInitialValue && !entry.hasPreviewValue }
    guard let key = dependency.key, let type = key.type, key.live != nil, !isLibrary(self[type].module) else { return false }
    return value(.live, of: key) == .yes && value(.test, of: key) == .no && value(.preview, of: key) == .no
  }
}

extension Finding.Message {
  fileprivate static func leaks(_ dependency: String, _ left: [String]) -> Self {
    let names = left.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
    let more = left.count > 3 ? " and \(left.count - 3) more" : ""
    let verb = left.count == 1 ? "runs" : "run"
    return Self(
      "'\(dependency)' has no 'testValue', and a part of it is overridden: \(names)\(more) \(verb) live in this test, silently; "
        + "give it a 'testValue', or override it as a whole first")
  }
}
