/// What `deplint config show` prints: all that is in effect, as a configuration.
package enum ConfigurationRenderer {
  /// - Parameters:
  ///   - rules: all rules that exist, in any order.
  ///   - path: the configuration's path as it is shown; `nil` where there is none.
  package static func render(_ configuration: Configuration, rules: [RuleMetadata], path: String?) -> String {
    let origin = path.map { "from \(YAMLScalar.comment($0)) and defaults" } ?? "by default: no configuration file"
    var lines = ["# In effect, \(origin).", "fail_on: \(configuration.failOn.rawValue)"]
    lines.append("exclude:")
    lines.append("  # Built in.")
    lines += Configuration.builtInExcludes.map { "  - \(YAMLScalar.render($0.text))" }
    if !configuration.exclude.isEmpty {
      lines.append("  # From the configuration.")
      lines += configuration.exclude.map { "  - \(YAMLScalar.render($0.text))" }
    }
    lines.append("graph: \(configuration.graph.rawValue)")
    lines.append(configuration.baseline.map { "baseline: \(YAMLScalar.render($0))" } ?? "# baseline: none")
    lines.append("rules:")
    for group in RuleGroup.allCases {
      let members = rules.filter { $0.group == group }.sorted { $0.id < $1.id }
      if !members.isEmpty { lines.append("  # \(group.rawValue)") }
      for rule in members { lines += Self.lines(of: rule, configuration) }
    }
    lines.append("modules:")
    lines += ConfigurationKeys.Modules.allCases.flatMap { Self.lines(of: $0, configuration.modules) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of rule: RuleMetadata, _ configuration: Configuration) -> [String] {
    let level =
      switch configuration.level(of: rule) {
      case .off: "off"
      case .severity(let severity): severity.name
      }
    let settings = configuration.rules[rule.id] ?? RuleSettings()
    var options: [String] = []
    if !settings.exclude.isEmpty { options.append("exclude: \(YAMLScalar.render(list: settings.exclude.map(\.text)))") }
    for option in rule.options {
      let list =
        switch option.name {
        case RuleSettings.scopesOption: settings.scopes
        case RuleSettings.allowOption: settings.allow.isEmpty ? nil : settings.allow
        default: settings.lists[option.name]
        }
      if let list { options.append("\(option.name): \(YAMLScalar.render(list: list))") }
      if let number = settings.integers[option.name] { options.append("\(option.name): \(number)") }
    }
    guard !options.isEmpty else { return ["  \(rule.id): \(level)"] }
    // The rule's own severity is not repeated: beside `scopes` it would set that of all findings.
    let hasOwnLevel = settings.level != nil || rule.isOptIn
    return ["  \(rule.id):"] + [hasOwnLevel ? "    severity: \(level)" : "    # severity: \(level)"]
      + options.map { "    \($0)" }
  }

  private static func lines(of key: ConfigurationKeys.Modules, _ modules: ModuleSettings) -> [String] {
    switch key {
    case .interface: list(key, modules.interface)
    case .live: list(key, modules.live)
    case .app: list(key, modules.app)
    case .heavy: list(key, modules.heavy)
    case .light: list(key, modules.light)
    case .integrationTests: list(key, modules.integrationTests)
    case .linkOnly: list(key, modules.linkOnly)
    case .split:
      ["  split: \((modules.splitIsRequired ? ConfigurationKeys.Split.required : .optional).rawValue)"]
    case .rules:
      modules.rules.isEmpty ? ["  rules: []"] : ["  rules:"] + modules.rules.flatMap(lines(of:))
    }
  }

  private static func list(_ key: ConfigurationKeys.Modules, _ patterns: [ModuleSettings.Pattern]) -> [String] {
    ["  \(key.rawValue): \(YAMLScalar.render(list: patterns.map(\.text)))"]
  }

  private static func lines(of rule: ModuleSettings.LayerRule) -> [String] {
    var lines = ["    - from: \(YAMLScalar.render(rule.from.text))", "      to: \(YAMLScalar.render(rule.to.text))"]
    if !rule.except.isEmpty { lines.append("      except: \(YAMLScalar.render(list: rule.except.map(\.text)))") }
    if let reason = rule.reason { lines.append("      reason: \(YAMLScalar.render(reason))") }
    return lines
  }
}
