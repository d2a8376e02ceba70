/// Which files are left out: many patterns, made ready to match.
package struct PathExclusions: Sendable {
  package let patterns: [PathPattern]
  private let globs: [PathGlob]

  package init(_ patterns: [PathPattern]) {
    self.patterns = patterns
    globs = patterns.map { PathGlob($0.text) }
  }

  /// - Parameter path: relative to the configuration's folder. A folder that is excluded need not be entered.
  package func excludes(_ path: String, isFolder: Bool = false) -> Bool {
    guard !globs.isEmpty else { return false }
    let path = PathComponents(path, isFolder: isFolder)
    return globs.contains { $0.matches(path) }
  }

  /// Indices in `patterns` of all that match, so that those can be named that never do.
  package func matching(_ path: String, isFolder: Bool = false) -> [Int] {
    let path = PathComponents(path, isFolder: isFolder)
    return globs.indices.filter { globs[$0].matches(path) }
  }

  /// A warning for each pattern of the configuration file that is not among `used`.
  ///
  /// A pattern that is built in as well is none: what it names may come and go (`Pods`, `DerivedData`).
  package func warnings(used: Set<Int>) -> [ConfigurationError] {
    let builtIn = Set(Configuration.builtInExcludes.map(\.text))
    return patterns.indices.compactMap { index in
      let pattern = patterns[index]
      guard let place = pattern.place, !used.contains(index), !builtIn.contains(pattern.text) else { return nil }
      return ConfigurationError(
        place: place,
        message: "\(Excerpt.quoted(pattern.text)) matches nothing, or only what is left out already; "
          + "patterns begin at the configuration's folder")
    }
  }
}

extension Configuration {
  /// Left out in every project: what others wrote or tools made, and templates that are no Swift yet.
  package static let builtInExcludes: [PathPattern] = [
    // Version control, build products, checkouts of dependencies.
    ".git", ".hg", ".svn", ".build*", ".swiftpm", ".index-build", "DerivedData", "SourcePackages", "Pods", "Carthage",
    "node_modules", "*.xcframework",
    // Manifests beside `Package.swift`: they describe targets and belong to none.
    "Package@swift-*.swift",
    // Samples and templates.
    "*.docc", "*.playground", "*.playgroundbook", "*.xctemplate", "*___*___*", "*{{*}}*",
  ].map { PathPattern(text: $0) }

  /// Built-in patterns and those of the file.
  package var exclusions: PathExclusions { PathExclusions(Self.builtInExcludes + exclude) }

  /// A warning for each `exclude` of a rule that matches none of the files, in the file's order.
  ///
  /// - Parameter paths: all files that are looked at, relative to the configuration's folder.
  package func unmatchedRuleExcludes(among paths: [String]) -> [ConfigurationError] {
    var warnings: [ConfigurationError] = []
    var seen: [PathPattern] = []
    for rule in rules.keys.sorted() {
      // A group's patterns come with each of its rules.
      let patterns = (rules[rule]?.exclude ?? []).filter { !seen.contains($0) }
      seen += patterns
      let exclusions = PathExclusions(patterns)
      var used: Set<Int> = []
      for path in paths where used.count < patterns.count { used.formUnion(exclusions.matching(path)) }
      warnings += exclusions.warnings(used: used)
    }
    return ConfigurationErrors(warnings).inOrder
  }
}

extension ModuleSettings {
  /// An error for each pattern that matches no module. To be asked only when the module graph is complete.
  ///
  /// - Parameter modules: names of all modules of the graph, those of external products included.
  package func unmatchedPatterns(among modules: [String]) -> [ConfigurationError] {
    let roles = [interface, live, app, heavy, light, integrationTests, linkOnly, rules.map(\.from)]
    return Self.unmatched(roles.joined(), among: modules)
  }

  /// An error for each pattern of what layers forbid that matches nothing which can be imported.
  ///
  /// - Parameters:
  ///   - modules: as above.
  ///   - imports: what the project's files import.
  package func unmatchedTargets(among modules: [String], imports: Set<String>) -> [ConfigurationError] {
    let names = Set(modules).union(imports).union(SystemModules.names)
    return Self.unmatched(rules.map { [$0.to] + $0.except }.joined(), among: names.sorted())
  }

  private static func unmatched(_ patterns: some Sequence<Pattern>, among modules: [String]) -> [ConfigurationError] {
    let names = modules.map { Array($0.utf8) }
    let errors = patterns.compactMap { pattern -> ConfigurationError? in
      let wildcard = Wildcard(pattern.text)
      guard !names.contains(where: { wildcard.matches($0, in: 0..<$0.count) }) else { return nil }
      let suggestion = Suggestion.question(for: pattern.text, among: modules.sorted())
      return ConfigurationError(
        place: pattern.place, message: "no module matches \(Excerpt.quoted(pattern.text))\(suggestion)")
    }
    return ConfigurationErrors(errors).inOrder
  }
}
