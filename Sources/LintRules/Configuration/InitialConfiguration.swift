/// The commented `.deplint.yml` that `deplint init` writes.
package enum InitialConfiguration {
  /// What was found in the project that the file is for.
  package struct Survey: Sendable, Equatable {
    package struct Exclusion: Sendable, Equatable {
      /// A pattern for `exclude:`.
      package var pattern: String
      /// Why it is proposed, without a final period.
      package var reason: String

      package init(pattern: String, reason: String) {
        self.pattern = pattern
        self.reason = reason
      }
    }

    /// Folders of the packages, relative to the configuration's.
    package var packages: [String] = []
    package var moduleCount = 0
    package var fileCount = 0
    /// Names of modules by the roles that were inferred.
    package var interface: [String] = []
    package var live: [String] = []
    package var app: [String] = []
    package var exclusions: [Exclusion] = []
    /// How many findings each rule has now.
    package var findings: [RuleID: Int] = [:]

    package init() {}
  }

  /// Everything but the proposed excludes is a comment, so that the file changes nothing else.
  ///
  /// - Parameter rules: all rules that exist, in any order.
  package static func render(_ survey: Survey, rules: [RuleMetadata]) -> String {
    var lines = [
      "# What deplint checks here. Every key is optional; what is commented out is the default, or an example.",
      "#   deplint config show     what is in effect",
      "#   deplint explain RULE    what a rule is about, and its options",
    ]
    lines += found(survey)
    lines += section(.failOn, "\(ConfigurationKeys.TopLevel.failOn.summary): \(failOnWords).")
    lines.append("# fail_on: \(Configuration().failOn.rawValue)")
    lines += section(.exclude)
    lines.append("# Globs; those with a '/' begin at this folder, the others match a name anywhere.")
    lines += exclude(survey.exclusions)
    lines += section(.graph)
    lines.append("# graph: \(Configuration().graph.rawValue)")
    lines += section(.baseline, "\(ConfigurationKeys.TopLevel.baseline.summary); not available yet.")
    lines.append("# baseline: .deplint-baseline")
    lines += section(.rules)
    let levels = Excerpt.alternatives(ConfigurationKeys.levels)
    lines.append("# \(levels), or a map such as {severity: note, exclude: [Legacy]}.")
    lines.append("rules:")
    lines += Self.rules(survey.findings, rules)
    lines += section(.modules, "\(ConfigurationKeys.TopLevel.modules.summary). Patterns of names such as '*Client'.")
    lines.append("modules:")
    lines += modules(survey)
    return lines.joined(separator: "\n") + "\n"
  }

  private static func found(_ survey: Survey) -> [String] {
    let packages = survey.packages.sorted()
    guard !packages.isEmpty else { return ["#", "# Found: \(count(survey.fileCount, "Swift file")), no package."] }
    let shown = packages.prefix(5).map { YAMLScalar.comment($0 == "." ? "this folder" : $0) }.joined(separator: ", ")
    let more = packages.count > 5 ? " and \(packages.count - 5) more" : ""
    return [
      "#",
      "# Found: \(count(survey.fileCount, "Swift file")), \(count(survey.moduleCount, "module")) in "
        + "\(count(packages.count, "package")) (\(shown)\(more)).",
    ]
  }

  private static func exclude(_ exclusions: [Survey.Exclusion]) -> [String] {
    guard !exclusions.isEmpty else { return ["# exclude: [Generated]"] }
    return ["exclude:"] + exclusions.map { "  - \(YAMLScalar.render($0.pattern))  # \(YAMLScalar.comment($0.reason))" }
  }

  private static func rules(_ findings: [RuleID: Int], _ rules: [RuleMetadata]) -> [String] {
    let known = rules.sorted { $0.id < $1.id }
    let found = known.filter { (findings[$0.id] ?? 0) > 0 }
    let entries = found.map { ("# \($0.id): \($0.severity.name)", count(findings[$0.id] ?? 0, "finding") + " now") }
    let width = entries.map(\.0.utf8.count).max() ?? 0
    var lines = entries.map { entry, note in
      "  \(entry)\(String(repeating: " ", count: width - entry.utf8.count))  # \(note)"
    }
    if lines.isEmpty, let first = known.first(where: { !$0.isOptIn }) {
      lines.append("  # \(first.id): \(first.severity.name)")
    }
    if known.contains(where: \.isOptIn) {
      lines.append("  # \(RuleGroup.pedantic.rawValue): note  # turns on every rule that is off by default")
    }
    return lines
  }

  private static func modules(_ survey: Survey) -> [String] {
    ConfigurationKeys.Modules.allCases.flatMap { key -> [String] in
      let value =
        switch key {
        case .interface: inferred(survey.interface)
        case .live: inferred(survey.live)
        case .app: inferred(survey.app)
        case .heavy, .light, .integrationTests, .linkOnly: "[]"
        case .split: ConfigurationKeys.Split.optional.rawValue
        case .rules: "[{from: '*Feature', to: '*Live', reason: features depend on interfaces}]"
        }
      return ["  # \(key.summary).", "  # \(key.rawValue): \(value)"]
    }
  }

  /// As many names as fit on a line.
  private static func inferred(_ names: [String]) -> String {
    var shown: [String] = []
    var width = 0
    for name in names.sorted() {
      width += name.utf8.count + 2
      if width > 70 { break }
      shown.append(name)
    }
    let list = YAMLScalar.render(list: shown)
    return names.isEmpty ? list : list + "  # inferred" + (shown.count < names.count ? ", \(names.count) in all" : "")
  }

  private static var failOnWords: String { Excerpt.alternatives(Configuration.FailOn.allCases.map(\.rawValue)) }

  /// The comment above a key, after an empty line; what the key is for, if no other text is given.
  private static func section(_ key: ConfigurationKeys.TopLevel, _ text: String? = nil) -> [String] {
    var lines = ["", "#"]
    for word in (text ?? key.summary + ".").split(separator: " ") {
      if lines[lines.count - 1].utf8.count + word.utf8.count > 115 { lines.append("#") }
      lines[lines.count - 1] += " " + word
    }
    return lines
  }

  private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
}
