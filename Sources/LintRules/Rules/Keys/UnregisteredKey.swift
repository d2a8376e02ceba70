import SwiftLexer

/// Reports a key that nothing reads.
package struct UnregisteredKey: Rule {
  package static let metadata = RuleMetadata(
    id: "unregistered_key", group: .keys, summary: "dependency key that nothing reads", severity: .note, since: "0.1.0", fixes: .none,
    options: [RuleOption(name: "allow", kind: .list(allowed: []), summary: "names of keys that are read out of view")],
    interest: .facts([.DependencyKey, .TestDependencyKey]),
    explanation: #"""
      ## What it does

      Reports a key whose type is nowhere in the project read as one: neither `self[Key.self]` in `DependencyValues`, nor
      `@Dependency(Key.self)`, nor an override of it.

      ## Why is this bad?

      Nobody can take the dependency, so its values are dead code that is kept up to date, and a reader takes the client for
      something that tests control. Often the property was forgotten, and code takes the live value by hand.

      ## Example

      ```swift
      import Dependencies

      enum PrinterKey: DependencyKey {
        static let liveValue = Printer.office
        static let testValue = Printer.none
      }
      enum ScannerKey: DependencyKey {
        static let liveValue = Scanner.office
        static let testValue = Scanner.none
      }
      extension DependencyValues {
        var scanner: Scanner {
          get { self[ScannerKey.self] }
          set { self[ScannerKey.self] = newValue }
        }
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      enum PrinterKey: DependencyKey {
        static let liveValue = Printer.office
        static let testValue = Printer.none
      }
      enum ScannerKey: DependencyKey {
        static let liveValue = Scanner.office
        static let testValue = Scanner.none
      }
      extension DependencyValues {
        var scanner: Scanner {
          get { self[ScannerKey.self] }
          set { self[ScannerKey.self] = newValue }
        }
        var printer: Printer {
          get { self[PrinterKey.self] }
          set { self[PrinterKey.self] = newValue }
        }
      }
      ```

      ## Limits

      Names are compared, not types: a key that another of its name is read for is not reported. Silent are public keys of a
      package's library products, generic keys, keys of modules with files that could not be read, and all keys where none is
      read in view.

      ## Disable it

      Name keys in `allow` that are read out of view.
      """#)

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    let project = pass.project
    guard let file = pass.fileIndex, project.readsKeys, !project.isTest(pass.facts), !project.isLibrary(pass.facts.module),
      !project.incomplete.contains(pass.facts.module)
    else { return }
    for index in pass.facts.types.indices where !pass.facts.types[index].inherits.isEmpty {
      let fact = pass.facts.types[index]
      let site = TypeSite(file: file, type: Int32(index))
      guard let type = project.type(at: site), let key = project.key(of: type), key.home?.site == site,
        !allowed.contains(key.name), !allowed.contains(QualifiedName.last(key.name)), !project.isMentioned(key),
        !project.sites(of: type).contains(where: { project[$0].isGeneric }), !isForOthers(type, pass)
      else { continue }
      report(pass.finding(Self.metadata, at: fact.range, Finding.Message.isUnread(key.name).text))
    }
  }

  /// A public type of a module that a library product gives to other packages.
  private func isForOthers(_ type: TypeID, _ pass: borrowing Pass) -> Bool {
    let project = pass.project
    guard let graph = project.graph?.graph, project[type].sites.contains(where: { project[$0].isShared }) else { return false }
    guard graph.declares(project[type].module) else {
      // Of a package that could not be read nobody knows the products.
      return graph.package(ofPath: pass.facts.path).map { !$0.isJudged } ?? false
    }
    let module = graph[project[type].module]
    return graph.packages[module.package].products.contains { product in
      product.kind != .executable && product.targets.contains(module.name)
    }
  }
}

extension Finding.Message {
  fileprivate static func isUnread(_ key: String) -> Self {
    Self("nothing reads the key '\(key)': no property of 'DependencyValues' and no '@Dependency' names it")
  }
}
