import SwiftLexer

/// Reports a test that replaces a whole client by one that answers everything, and so names none of its premises.
package struct BlanketOverride: Rule {
  package static let metadata = RuleMetadata(
    id: "blanket_override", group: .tests, summary: "override of a whole client by one that answers everything", severity: .note,
    since: "0.1.0", fixes: .none, interest: .tokens([.withDependencies, .prepareDependencies, .transformDependency, .dependency, .dependencies]),
    explanation: #"""
      ## What it does

      Reports overrides in tests with a value all of whose endpoints do nothing or give a fixed answer: `$0.library = .noop`,
      `.dependency(\.library, .mock)`; and `$0 = .preview`, `$0.context = .preview`.

      ## Why is this bad?

      An override is a premise of the test. Where everything is answered, the test does not say which answers it rests on, and
      none of what is called by mistake is reported.

      ## Example

      ```swift
      import Dependencies
      import Testing

      struct Library {
        var books: () -> [String]
        var borrow: (String) -> Bool
      }
      extension Library {
        static let noop = Library(books: { [] }, borrow: { _ in false })
      }
      extension Library: TestDependencyKey {
        static let testValue = Library(
          books: unimplemented("Library.books", placeholder: []), borrow: unimplemented("Library.borrow", placeholder: false))
      }
      extension DependencyValues {
        var library: Library {
          get { self[Library.self] }
          set { self[Library.self] = newValue }
        }
      }

      @Test func isEmpty() {
        withDependencies { $0.library = .noop } operation: {
          #expect(Shelf().count == 0)
        }
      }
      ```

      ## Use instead

      ```swift
      import Dependencies
      import Testing

      struct Library {
        var books: () -> [String]
        var borrow: (String) -> Bool
      }
      extension Library: TestDependencyKey {
        static let testValue = Library(
          books: unimplemented("Library.books", placeholder: []), borrow: unimplemented("Library.borrow", placeholder: false))
      }
      extension DependencyValues {
        var library: Library {
          get { self[Library.self] }
          set { self[Library.self] = newValue }
        }
      }

      @Test func isEmpty() {
        withDependencies { $0.library.books = { [] } } operation: {
          #expect(Shelf().count == 0)
        }
      }
      ```

      ## Limits

      Observers (analytics, logs, sounds), values that keep state, doubles of protocols and values whose declaration is out of
      view are not judged, but for 'previewValue', nor is a client that is under test itself.

      ## Disable it

      `// deplint:disable:next blanket_override - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest, !pass.testsTheLibrary else { return }
    for block in pass.facts.overrideBlocks where !block.isInPreview {
      for override in pass.facts.overrides[block.overrides] where override.isWhole {
        guard case .member(_, let name, _)? = override.value?.root else { continue }
        let isAll = override.root == .all || override.root == .property("context")
        if isAll {
          guard name == "preview" else { continue }
          report(pass.finding(Self.metadata, at: override.range, Finding.Message.preview.text))
        } else if let client = client(override, name, block, pass) {
          report(pass.finding(Self.metadata, at: override.range, Finding.Message.answers(name, client).text))
        }
      }
    }
  }

  /// The client's name, where the value answers everything.
  private func client(_ override: OverrideFact, _ member: String, _ block: OverrideBlock, _ pass: borrowing Pass) -> String? {
    let project = pass.project
    guard let dependency = project.dependency(override.root, in: pass.facts) else {
      return isPreview(override, member) ? override.root.property : nil
    }
    guard let client = dependency.value, let value = project.staticValue(member, of: client) else { return nil }
    let endpoints = project.endpoints(of: client)
    let form = value.value.form
    let words = project[client].name.camelCaseWords + dependency.name.camelCaseWords
    guard endpoints.count > 1, form.reportsAtOnce == nil, !words.contains(where: ComplacentTestValue.observerWords.contains),
      case .construction = form.root, !project.isMacroClient(client) || form.endpoints.count >= endpoints.count,
      form.endpoints.allSatisfy({ $0.kind.isComplacent })
    else { return nil }
    let answered = form.endpoints.count { endpoint in
      !(endpoint.label ?? "").camelCaseWords.contains(where: ComplacentTestValue.observerWords.contains)
    }
    let name = QualifiedName.last(project[client].name)
    let file = pass.facts.path.split(separator: "/").last.map(String.init) ?? ""
    guard answered > 1, !file.hasPrefix(name), !isCompleted(override, dependency, endpoints, pass) else { return nil }
    return name
  }

  /// A client that is declared out of view, by its name no observer, answers as in previews.
  private func isPreview(_ override: OverrideFact, _ member: String) -> Bool {
    guard member == "previewValue", case .property(let name) = override.root else { return false }
    return !name.camelCaseWords.contains(where: ComplacentTestValue.observerWords.contains)
  }

  /// The same block sets every endpoint by itself.
  private func isCompleted(
    _ override: OverrideFact, _ dependency: OverriddenDependency, _ endpoints: [ProjectIndex.Endpoint], _ pass: borrowing Pass
  ) -> Bool {
    let block = pass.facts.overrideBlocks[Int(override.block)]
    let set = Set(pass.facts.overrides[block.overrides].filter { $0.root == override.root }.compactMap(\.rest.first))
    return endpoints.allSatisfy { set.contains($0.property.name) }
  }
}

extension ProjectIndex {
  /// A static value of a type, in whatever module it stands; followed once where it names another.
  fileprivate func staticValue(_ name: String, of type: TypeID, depth: Int = 0) -> PlacedValue? {
    for site in sites(of: type) {
      for value in self[site].statics where value.name == name && !value.isAlternative {
        if case .member(let owner, let next, _) = value.form.root, owner != .named(""), next != name, depth < 4 {
          return staticValue(next, of: type, depth: depth + 1)
        }
        return PlacedValue(site: site, value: value)
      }
    }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func answers(_ member: String, _ client: String) -> Self {
    Self("'\(member)' answers everything that '\(client)' is asked: override only the endpoints that this test rests on")
  }
  fileprivate static let preview = Self("all dependencies answer as in previews: override only what this test rests on")
}
