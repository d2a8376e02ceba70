import SwiftLexer

/// Reports an override by which a preview asks for the value that previews have anyway.
package struct RedundantPreviewOverride: Rule {
  package static let metadata = RuleMetadata(
    id: "redundant_preview_override", group: .previews, summary: "override of a preview with what it has anyway", severity: .note,
    since: "0.1.0", fixes: .sometimes, interest: .tokens([.previewValue]),
    explanation: #"""
      ## What it does

      Reports `$0.key = .previewValue` in a `#Preview` or a `PreviewProvider`, for a key that is its own value and whose
      `previewValue` the library finds.

      ## Why is this bad?

      In a preview the library resolves `previewValue` by itself, so the line changes nothing. It teaches that a preview has to
      list its dependencies, and the next one that is forgotten looks like a mistake. What is left to say in a preview is what
      makes it differ: the empty list, the failing request.

      ## Example

      ```swift
      import Dependencies
      import SwiftUI

      struct ShipClient: TestDependencyKey {
        var ships: @Sendable () async throws -> [String]
        static let testValue = ShipClient(ships: unimplemented("ShipClient.ships"))
        static let previewValue = ShipClient(ships: { ["Aurora", "Medusa"] })
      }
      extension DependencyValues {
        var ships: ShipClient {
          get { self[ShipClient.self] }
          set { self[ShipClient.self] = newValue }
        }
      }

      #Preview {
        let _ = prepareDependencies {
          $0.ships = .previewValue
          $0.date = .constant(Date(timeIntervalSince1970: 0))
        }
        HarbourView()
      }
      ```

      ## Use instead

      ```swift
      import Dependencies
      import SwiftUI

      struct ShipClient: TestDependencyKey {
        var ships: @Sendable () async throws -> [String]
        static let testValue = ShipClient(ships: unimplemented("ShipClient.ships"))
        static let previewValue = ShipClient(ships: { ["Aurora", "Medusa"] })
      }
      extension DependencyValues {
        var ships: ShipClient {
          get { self[ShipClient.self] }
          set { self[ShipClient.self] = newValue }
        }
      }

      #Preview {
        let _ = prepareDependencies {
          $0.date = .constant(Date(timeIntervalSince1970: 0))
        }
        HarbourView()
      }
      ```

      ## Limits

      Silent where the override does something: where the value is another type than the key, whose `previewValue` is sample
      data; where the `previewValue` stands in another module than the conformance, and the library does not find it; where
      an override around it set the context or the key; and where tests render previews, in which the library resolves
      `testValue`. The fix is offered where the line is one of several, or the closure can go as a whole.

      ## Disable it

      Where previews list their dependencies as a matter of style.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.facts.overrides.isEmpty, !pass.project.isTest(pass.facts) else { return }
    for block in pass.facts.overrideBlocks where block.form != .function && block.form != .store {
      for index in block.overrides where isRedundant(pass.facts.overrides[index], at: index, in: block, pass) {
        let override = pass.facts.overrides[index]
        let name = pass.file.text(override.range)
        report(
          pass.finding(
            Self.metadata, at: SourceRange(start: override.range.start, end: override.valueRange.end), Finding.Message.changesNothing(name).text,
            fixes: fixes(override, block, pass)))
      }
    }
  }

  // MARK: What previews resolve

  private func isRedundant(_ override: OverrideFact, at index: Int, in block: OverrideBlock, _ pass: borrowing Pass) -> Bool {
    guard override.isWhole, !override.isConditional, let value = override.value,
      case .member(let owner, "previewValue", false) = value.root, value.endpoints.isEmpty, override.root != .all
    else { return false }
    let token = pass.token(at: override.range.start)
    guard pass.preview(around: token) >= 0 else { return false }
    let project = pass.project
    guard let dependency = project.dependency(override.root, in: pass.facts), let key = dependency.key, let type = key.type,
      project.valueType(of: key) == type, isOwn(owner, type, pass), hasPreviewValue(key, type, project), !project.rendersPreviewsInTests
    else { return false }
    // What was set before holds until this line, so the line changes that.
    let earlier = pass.facts.overrides[block.overrides.lowerBound..<index]
    if earlier.contains(where: { changes($0, key, in: pass.facts, project) }) { return false }
    return !project.blocksInForce(at: block, in: pass.facts).contains { outer in
      outer.facts.overrides[outer.block.overrides].contains { changes($0, key, in: outer.facts, project) }
    }
  }

  private func changes(_ override: OverrideFact, _ key: Key, in facts: FileFacts, _ project: ProjectIndex) -> Bool {
    switch override.root {
    case .property("context"), .all: return true
    case .property, .key, .value:
      guard let other = project.dependency(override.root, in: facts) else {
        // One of the library's, or of another package.
        if case .property = override.root { return false }
        return true
      }
      return other.key?.type == key.type
    }
  }

  private func isOwn(_ owner: ValueForm.Owner, _ type: TypeID, _ pass: borrowing Pass) -> Bool {
    switch owner {
    case .implicit: return true
    case .enclosing: return false
    case .named(let name):
      guard let file = pass.fileIndex else { return false }
      return pass.project.resolve(name, scope: "", file: file) == .type(type)
    }
  }

  /// The type has a `previewValue` in the module of its `TestDependencyKey` conformance, or of the only one that it has.
  private func hasPreviewValue(_ key: Key, _ type: TypeID, _ project: ProjectIndex) -> Bool {
    let own = key.conformances.filter { $0.role == .test }
    let homes = (own.isEmpty ? key.conformances : own).map(\.module)
    guard Set(homes).count == 1 else { return false }
    return project.sites(of: type).contains { site in
      project.facts(of: site).module == homes[0] && project[site].values.contains { $0.name == .preview }
    }
  }

  // MARK: Fix

  private func fixes(_ override: OverrideFact, _ block: OverrideBlock, _ pass: borrowing Pass) -> [Fix] {
    guard block.form != .modifier, let range = removal(override, block, pass), !pass.hasComment(in: range) else { return [] }
    return [
      Fix(title: "remove the override", applicability: .unsafe, edits: [TextEdit(range: range, replacement: "")])
    ]
  }

  private func removal(_ override: OverrideFact, _ block: OverrideBlock, _ pass: borrowing Pass) -> SourceRange? {
    let first = pass.token(at: override.range.start)
    let last = pass.token(at: override.valueRange.end) - 1
    guard last >= first, first > 0, pass.buffer[first - 1].kind != .leftParen else { return nil }
    if block.overrides.count == 1 {
      // ` withDependencies: { … }` behind a store goes as a whole.
      let open = pass.token(at: block.range.start)
      guard block.form == .argument, pass.buffer[open].kind == .leftBrace, open >= 3, pass.buffer[open - 1].kind == .colon,
        pass.buffer[open - 2].word == .withDependencies, pass.buffer[open - 3].kind == .rightBrace,
        first == open + 1, Int(pass.buffer[open].partner) == last + 1
      else { return nil }
      return SourceRange(start: pass.buffer[open - 3].end, end: pass.buffer[last + 1].end)
    }
    // The line, from the end of what stands before it.
    guard pass.buffer[first].flags.contains(.atStartOfLine), pass.buffer[last + 1].flags.contains(.atStartOfLine) else { return nil }
    return SourceRange(start: pass.buffer[first - 1].end, end: pass.buffer[last].end)
  }
}

extension Finding.Message {
  fileprivate static func changesNothing(_ name: String) -> Self {
    Self("a preview resolves '.previewValue' for '\(name)' by itself: this changes nothing; keep overrides for what makes the preview differ")
  }
}
