/// Makes a `Configuration` of a file's bytes, strictly: what is not understood is an error with its place, what was
/// expected there, and the name that is nearest.
package struct ConfigurationDecoder {
  let rules: [RuleID: RuleMetadata]
  /// Names of rules and groups, sorted.
  let ruleNames: [String]
  var errors: [ConfigurationError] = []

  /// - Parameter rules: all rules that exist.
  /// - Throws: all errors of the file, not only the first.
  package static func decode(
    _ bytes: [UInt8], rules: [RuleMetadata]
  ) throws(ConfigurationErrors) -> Configuration {
    let (root, errors) = YAMLParser.parse(bytes)
    guard let root else { throw ConfigurationErrors(errors) }
    var decoder = ConfigurationDecoder(rules: rules, errors: errors)
    let configuration = decoder.decode(root)
    guard decoder.errors.isEmpty else { throw ConfigurationErrors(ConfigurationErrors(decoder.errors).inOrder) }
    return configuration
  }

  private init(rules: [RuleMetadata], errors: [ConfigurationError]) {
    self.rules = Dictionary(rules.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    ruleNames = (rules.map(\.id.rawValue) + RuleGroup.allCases.map(\.rawValue)).sorted()
    self.errors = errors
  }

  private mutating func decode(_ root: YAMLValue) -> Configuration {
    var configuration = Configuration()
    for entry in map(root, "the configuration", "keys such as 'rules:'") {
      guard let key = key(entry, ConfigurationKeys.TopLevel.self, of: "", note: misplaced(entry.key)) else { continue }
      switch key {
      case .failOn: configuration.failOn = word(entry, Configuration.FailOn.self) ?? configuration.failOn
      case .exclude: configuration.exclude = pathPatterns(entry)
      case .graph: configuration.graph = word(entry, Configuration.GraphMode.self) ?? configuration.graph
      case .baseline: configuration.baseline = baseline(entry)
      case .rules: configuration.rules = decodeRules(entry.value)
      case .modules: configuration.modules = decodeModules(entry.value)
      }
    }
    return configuration
  }

  /// Names of rules and keys of `modules` that stand at the file's top.
  private func misplaced(_ key: String) -> String? {
    if ruleNames.contains(key) { return "rules stand below 'rules:'" }
    let isModuleKey = ConfigurationKeys.Modules(rawValue: key) != nil
    return isModuleKey ? "it stands below 'modules:'" : nil
  }

  private mutating func baseline(_ entry: YAMLEntry) -> String? {
    guard let path = text(entry, expected: "a path") else { return nil }
    guard !path.isEmpty, !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      report("expected a path inside the configuration's folder, found \(Excerpt.quoted(path))", at: entry.value.place)
      return nil
    }
    return path
  }

  // MARK: - Modules

  private mutating func decodeModules(_ value: YAMLValue) -> ModuleSettings {
    var modules = ModuleSettings()
    for entry in map(value, "'modules'", "a map of roles such as 'interface: [ArticleClient]'") {
      guard let key = key(entry, ConfigurationKeys.Modules.self, of: " of 'modules'", note: nil) else { continue }
      switch key {
      case .interface: modules.interface = modulePatterns(entry)
      case .live: modules.live = modulePatterns(entry)
      case .app: modules.app = modulePatterns(entry)
      case .heavy: modules.heavy = modulePatterns(entry)
      case .light: modules.light = modulePatterns(entry)
      case .integrationTests: modules.integrationTests = modulePatterns(entry)
      case .linkOnly: modules.linkOnly = modulePatterns(entry)
      case .split: modules.splitIsRequired = word(entry, ConfigurationKeys.Split.self) == .required
      case .rules: modules.rules = layerRules(entry.value)
      }
    }
    return modules
  }

  private mutating func layerRules(_ value: YAMLValue) -> [ModuleSettings.LayerRule] {
    let items: [YAMLValue]
    switch value.content {
    case .null: items = []
    case .list(let list): items = list
    case .map, .scalar: items = [value]
    }
    return items.compactMap { layerRule($0) }
  }

  private mutating func layerRule(_ value: YAMLValue) -> ModuleSettings.LayerRule? {
    var from: ModuleSettings.Pattern?
    var to: ModuleSettings.Pattern?
    var except: [ModuleSettings.Pattern] = []
    var reason: String?
    let before = errors.count
    for entry in map(value, "a layer rule", "a map such as '{from: \"*Feature\", to: \"*Live\"}'") {
      guard let key = key(entry, ConfigurationKeys.Layer.self, of: " of a layer rule", note: nil) else { continue }
      switch key {
      case .from: from = modulePattern(entry)
      case .to: to = modulePattern(entry)
      case .except: except = modulePatterns(entry)
      case .reason: reason = text(entry, expected: "a sentence")
      }
    }
    if let from, let to { return ModuleSettings.LayerRule(from: from, to: to, except: except, reason: reason) }
    if errors.count == before {
      report("expected both 'from' and 'to', found no '\(from == nil ? "from" : "to")'", at: value.place)
    }
    return nil
  }

  private mutating func modulePattern(_ entry: YAMLEntry) -> ModuleSettings.Pattern? {
    guard let name = text(entry, expected: "one pattern of module names") else { return nil }
    return modulePattern(name, at: entry.value.place)
  }

  private mutating func modulePatterns(_ entry: YAMLEntry) -> [ModuleSettings.Pattern] {
    texts(entry, of: "module names").compactMap { modulePattern($0.text, at: $0.place) }
  }

  private mutating func modulePattern(_ name: String, at place: ConfigurationPlace) -> ModuleSettings.Pattern? {
    let problem =
      name.contains("/") ? "expected the name of a module, found the path \(Excerpt.quoted(name))"
      : PathGlob.problem(inName: name)
    if let problem {
      report(problem, at: place)
      return nil
    }
    return ModuleSettings.Pattern(text: name, place: place)
  }
}
