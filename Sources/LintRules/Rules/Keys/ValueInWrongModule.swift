import SwiftLexer

/// Reports a `testValue` or `previewValue` that stands in another module than the conformance that would use it.
package struct ValueInWrongModule: Rule {
  package static let metadata = RuleMetadata(
    id: "value_in_wrong_module", group: .keys, summary: "test or preview value that the library never uses", severity: .error,
    since: "0.1.0", fixes: .none, interest: .facts([.testValue, .previewValue]),
    explanation: #"""
      ## What it does

      Reports a `testValue` or `previewValue` of a key in a module other than the one that conforms the type to
      `TestDependencyKey`, which `DependencyKey` includes.

      ## Why is this bad?

      The compiler binds the two values where the conformance is stated. A value that another module adds compiles, is found
      by anyone who writes `Client.previewValue` by hand, and is never used by the library: tests run what the key's own
      module has for them, be it the live value, and previews do the same.

      ## Example

      ```swift
      // Sources/Search/Search.swift
      import Dependencies

      public enum SearchKey: DependencyKey {
        public static let liveValue: (String) async -> [String] = { await Index.words(like: $0) }
        public static let testValue: (String) async -> [String] = unimplemented("SearchKey", placeholder: [])
      }
      // Tests/SearchTests/SearchKey+Preview.swift
      @testable import Search

      extension SearchKey {
        static let previewValue: (String) async -> [String] = { _ in ["x"] }
      }
      ```

      ## Use instead

      ```swift
      // Sources/Search/Search.swift
      import Dependencies

      public enum SearchKey: DependencyKey {
        public static let liveValue: (String) async -> [String] = { await Index.words(like: $0) }
        public static let testValue: (String) async -> [String] = unimplemented("SearchKey", placeholder: [])
        public static let previewValue: (String) async -> [String] = { _ in ["x"] }
      }
      ```

      ## Limits

      Files that no manifest claims are judged only where they import the key's module, or stand in a folder of tests and
      import something for testing. Keys that are declared out of view are not judged.

      ## Disable it

      For a value that is only used by hand, choose another name.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard let file = pass.fileIndex else { return }
    let project = pass.project
    for index in pass.facts.types.indices where !pass.facts.types[index].values.isEmpty {
      guard let type = project.type(at: TypeSite(file: file, type: Int32(index))), let key = project.key(of: type), let home = key.home,
        !key.isHome(pass.facts.module), isCertain(home.module, pass)
      else { continue }
      for value in pass.facts.types[index].values where value.name != .live {
        let name = value.name == .test ? "testValue" : "previewValue"
        report(
          pass.finding(
            Self.metadata, at: value.range, Finding.Message.isNeverUsed(name, key.name, project.modules[home.module].name).text,
            notes: [Note(path: project.facts(of: home.site).path, range: home.range, message: "the conformance is stated here")]))
      }
    }
  }

  /// The file is known to be compiled into another module than the key's.
  private func isCertain(_ home: ModuleID, _ pass: borrowing Pass) -> Bool {
    let modules = pass.project.modules
    let own = modules[pass.facts.module]
    if modules[home].isDeclared, own.isDeclared { return true }
    if modules[home].isDeclared { return pass.facts.imports.contains { $0.module == modules[home].name } }
    return own.isTest && !modules[home].isTest && pass.facts.imports.contains { $0.isTestable }
  }
}

extension Finding.Message {
  fileprivate static func isNeverUsed(_ name: String, _ key: String, _ module: String) -> Self {
    let place = module.isEmpty ? "the module" : "'\(module)'"
    return Self("this '\(name)' is never used: \(place) makes '\(key)' a key, so the library takes the one from there; move it")
  }
}
