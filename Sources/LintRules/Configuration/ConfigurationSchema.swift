/// The JSON Schema (draft 7, which YAML plugins of editors read best) of configurations, made of the same keys and rules
/// that the decoder knows.
package enum ConfigurationSchema {
  /// The same text for the same rules, whatever their order; ends in a line end.
  package static func render(rules: [RuleMetadata]) -> String {
    let root = object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("deplint configuration")),
      ("type", types("object")),
      ("additionalProperties", .bool(false)),
      ("properties", object(ConfigurationKeys.TopLevel.allCases.map { ($0.rawValue, topLevel($0, rules)) })),
      ("definitions", object(definitions)),
    ])
    return root.pretty + "\n"
  }

  private static func topLevel(_ key: ConfigurationKeys.TopLevel, _ rules: [RuleMetadata]) -> JSONText {
    switch key {
    case .failOn: described(key.summary, words(Configuration.FailOn.self, default: Configuration().failOn.rawValue))
    case .exclude: described(key.summary, reference("texts"))
    case .graph: described(key.summary, words(Configuration.GraphMode.self, default: Configuration().graph.rawValue))
    case .baseline: described(key.summary, [("type", .string("string"))])
    case .rules: map(key.summary, properties(of: rules))
    case .modules: map(key.summary, ConfigurationKeys.Modules.allCases.map { ($0.rawValue, modules($0)) })
    }
  }

  private static func properties(of rules: [RuleMetadata]) -> [(String, JSONText)] {
    let groups = RuleGroup.allCases.map { group in
      let isPedantic = group == .pedantic
      let summary = isPedantic ? "Every rule that is off by default" : "The rules of the group '\(group.rawValue)'"
      return (group.rawValue, described(summary, reference("rule")))
    }
    return groups + rules.sorted { $0.id < $1.id }.map { ($0.id.rawValue, property(of: $0)) }
  }

  private static func property(of rule: RuleMetadata) -> JSONText {
    let level = rule.isOptIn ? "off by default" : "default: \(rule.severity.name)"
    let summary = "Reports a \(rule.summary) (\(level))"
    guard !rule.options.isEmpty else { return described(summary, reference("rule")) }
    let options = rule.options.map { ($0.name, option($0)) }
    return described(summary, [("anyOf", .array([object(reference("level")), ruleMap(options)]))])
  }

  private static func option(_ option: RuleOption) -> JSONText {
    switch option.kind {
    case .integer(let minimum):
      return described(option.summary, [("type", .string("integer")), ("minimum", .integer(minimum))])
    case .list(let allowed) where allowed.isEmpty: return described(option.summary, reference("texts"))
    case .list(let allowed):
      let word = object([("enum", .array(allowed.map(JSONText.string)))])
      return described(option.summary, [("anyOf", .array([word, list(of: word)]))])
    }
  }

  private static func modules(_ key: ConfigurationKeys.Modules) -> JSONText {
    switch key {
    case .interface, .live, .app, .heavy, .light, .integrationTests, .linkOnly:
      described(key.summary, reference("texts"))
    case .split:
      described(key.summary, words(ConfigurationKeys.Split.self, default: ConfigurationKeys.Split.optional.rawValue))
    case .rules: described(key.summary, [("anyOf", .array([layer, list(of: layer)]))])
    }
  }

  private static var layer: JSONText {
    let keys = ConfigurationKeys.Layer.allCases.map { key in
      (key.rawValue, described(key.summary, key == .except ? reference("texts") : [("type", .string("string"))]))
    }
    let required = [ConfigurationKeys.Layer.from, .to].map { JSONText.string($0.rawValue) }
    return object([
      ("type", .string("object")), ("additionalProperties", .bool(false)), ("required", .array(required)),
      ("properties", object(keys)),
    ])
  }

  private static var definitions: [(String, JSONText)] {
    let levels = object([("enum", .array(ConfigurationKeys.levels.map(JSONText.string)))])
    let text = object([("type", .string("string"))])
    let rule = object([("anyOf", .array([object(reference("level")), ruleMap([])]))])
    return [
      ("level", levels), ("texts", object([("anyOf", .array([text, list(of: text)]))])), ("rule", rule),
    ]
  }

  /// A rule as a map: what every rule has, and its own options.
  private static func ruleMap(_ options: [(String, JSONText)]) -> JSONText {
    let everyRule = ConfigurationKeys.EveryRule.allCases.map { key in
      (key.rawValue, described(key.summary, reference(key == .severity ? "level" : "texts")))
    }
    return object([
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", object(everyRule + options)),
    ])
  }

  private static func map(_ summary: String, _ properties: [(String, JSONText)]) -> JSONText {
    described(
      summary,
      [("type", types("object")), ("additionalProperties", .bool(false)), ("properties", object(properties))])
  }

  private static func list(of item: JSONText) -> JSONText {
    object([("type", types("array")), ("items", item)])
  }

  /// A key without a value counts as an empty map or list.
  private static func types(_ name: String) -> JSONText { .array([.string(name), .string("null")]) }

  private static func words<Word>(_: Word.Type, default word: String) -> [(String, JSONText)]
  where Word: RawRepresentable<String> & CaseIterable {
    [("enum", .array(Word.allCases.map { .string($0.rawValue) })), ("default", .string(word))]
  }

  private static func reference(_ name: String) -> [(String, JSONText)] {
    // Draft 7 reads nothing that stands beside "$ref".
    [("allOf", .array([object([("$ref", .string("#/definitions/\(name)"))])]))]
  }

  private static func described(_ summary: String, _ members: [(String, JSONText)]) -> JSONText {
    object([("description", .string(summary))] + members)
  }

  private static func object(_ members: [(String, JSONText)]) -> JSONText {
    .object(members.map { JSONText.Member($0.0, $0.1) })
  }
}
