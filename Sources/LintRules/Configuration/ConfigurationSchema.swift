/// The JSON Schema (draft 7, which YAML plugins of editors read best) of configurations, made of the same keys and rules
/// that the decoder knows.
package enum ConfigurationSchema {
  /// The same text for the same rules, whatever their order; ends in a line end.
  package static func render(rules: [RuleMetadata]) -> String {
    let root = SchemaNode.object([
      ("$schema", .string("http://json-schema.org/draft-07/schema#")),
      ("title", .string("deplint configuration")),
      ("type", types("object")),
      ("additionalProperties", .bool(false)),
      ("properties", .object(ConfigurationKeys.TopLevel.allCases.map { ($0.rawValue, topLevel($0, rules)) })),
      ("definitions", .object(definitions)),
    ])
    return root.text + "\n"
  }

  private static func topLevel(_ key: ConfigurationKeys.TopLevel, _ rules: [RuleMetadata]) -> SchemaNode {
    switch key {
    case .failOn: described(key.summary, words(Configuration.FailOn.self, default: Configuration().failOn.rawValue))
    case .exclude: described(key.summary, reference("texts"))
    case .graph: described(key.summary, words(Configuration.GraphMode.self, default: Configuration().graph.rawValue))
    case .baseline: described(key.summary, [("type", .string("string"))])
    case .rules: map(key.summary, properties(of: rules))
    case .modules: map(key.summary, ConfigurationKeys.Modules.allCases.map { ($0.rawValue, modules($0)) })
    }
  }

  private static func properties(of rules: [RuleMetadata]) -> [(String, SchemaNode)] {
    let groups = RuleGroup.allCases.map { group in
      let isPedantic = group == .pedantic
      let summary = isPedantic ? "Every rule that is off by default" : "The rules of the group '\(group.rawValue)'"
      return (group.rawValue, described(summary, reference("rule")))
    }
    return groups + rules.sorted { $0.id < $1.id }.map { ($0.id.rawValue, property(of: $0)) }
  }

  private static func property(of rule: RuleMetadata) -> SchemaNode {
    let level = rule.isOptIn ? "off by default" : "default: \(rule.severity.name)"
    let summary = "Reports a \(rule.summary) (\(level))"
    guard !rule.options.isEmpty else { return described(summary, reference("rule")) }
    let options = rule.options.map { ($0.name, option($0)) }
    return described(summary, [("anyOf", .array([.object(reference("level")), ruleMap(options)]))])
  }

  private static func option(_ option: RuleOption) -> SchemaNode {
    switch option.kind {
    case .integer(let minimum):
      return described(option.summary, [("type", .string("integer")), ("minimum", .integer(minimum))])
    case .list(let allowed) where allowed.isEmpty: return described(option.summary, reference("texts"))
    case .list(let allowed):
      let word = SchemaNode.object([("enum", .array(allowed.map(SchemaNode.string)))])
      return described(option.summary, [("anyOf", .array([word, list(of: word)]))])
    }
  }

  private static func modules(_ key: ConfigurationKeys.Modules) -> SchemaNode {
    switch key {
    case .interface, .live, .app, .heavy, .light, .integrationTests, .linkOnly:
      described(key.summary, reference("texts"))
    case .split:
      described(key.summary, words(ConfigurationKeys.Split.self, default: ConfigurationKeys.Split.optional.rawValue))
    case .rules: described(key.summary, [("anyOf", .array([layer, list(of: layer)]))])
    }
  }

  private static var layer: SchemaNode {
    let keys = ConfigurationKeys.Layer.allCases.map { key in
      (key.rawValue, described(key.summary, key == .except ? reference("texts") : [("type", .string("string"))]))
    }
    let required = [ConfigurationKeys.Layer.from, .to].map { SchemaNode.string($0.rawValue) }
    return .object([
      ("type", .string("object")), ("additionalProperties", .bool(false)), ("required", .array(required)),
      ("properties", .object(keys)),
    ])
  }

  private static var definitions: [(String, SchemaNode)] {
    let levels = SchemaNode.object([("enum", .array(ConfigurationKeys.levels.map(SchemaNode.string)))])
    let text = SchemaNode.object([("type", .string("string"))])
    let rule = SchemaNode.object([("anyOf", .array([.object(reference("level")), ruleMap([])]))])
    return [
      ("level", levels), ("texts", .object([("anyOf", .array([text, list(of: text)]))])), ("rule", rule),
    ]
  }

  /// A rule as a map: what every rule has, and its own options.
  private static func ruleMap(_ options: [(String, SchemaNode)]) -> SchemaNode {
    let everyRule = ConfigurationKeys.EveryRule.allCases.map { key in
      (key.rawValue, described(key.summary, reference(key == .severity ? "level" : "texts")))
    }
    return .object([
      ("type", .string("object")), ("additionalProperties", .bool(false)),
      ("properties", .object(everyRule + options)),
    ])
  }

  private static func map(_ summary: String, _ properties: [(String, SchemaNode)]) -> SchemaNode {
    described(
      summary,
      [("type", types("object")), ("additionalProperties", .bool(false)), ("properties", .object(properties))])
  }

  private static func list(of item: SchemaNode) -> SchemaNode {
    .object([("type", types("array")), ("items", item)])
  }

  /// A key without a value counts as an empty map or list.
  private static func types(_ name: String) -> SchemaNode { .array([.string(name), .string("null")]) }

  private static func words<Word>(_: Word.Type, default word: String) -> [(String, SchemaNode)]
  where Word: RawRepresentable<String> & CaseIterable {
    [("enum", .array(Word.allCases.map { .string($0.rawValue) })), ("default", .string(word))]
  }

  private static func reference(_ name: String) -> [(String, SchemaNode)] {
    // Draft 7 reads nothing that stands beside "$ref".
    [("allOf", .array([.object([("$ref", .string("#/definitions/\(name)"))])]))]
  }

  private static func described(_ summary: String, _ members: [(String, SchemaNode)]) -> SchemaNode {
    .object([("description", .string(summary))] + members)
  }
}

/// As much of JSON as a schema needs, members in their order.
private indirect enum SchemaNode {
  case string(String)
  case integer(Int)
  case bool(Bool)
  case array([SchemaNode])
  case object([(String, SchemaNode)])

  /// Indented by two spaces; lists of plain values on one line.
  var text: String {
    var text = ""
    append(to: &text, indentation: "")
    return text
  }

  private func append(to text: inout String, indentation: String) {
    switch self {
    case .string(let value): text += Self.quoted(value)
    case .integer(let value): text += String(value)
    case .bool(let value): text += value ? "true" : "false"
    case .array(let items):
      let isPlain = items.allSatisfy { if case .object = $0 { false } else { true } }
      Self.appendAll(items, to: &text, indentation, "[", "]", isPlain: isPlain) { item, text, inner in
        item.append(to: &text, indentation: inner)
      }
    case .object(let members):
      Self.appendAll(members, to: &text, indentation, "{", "}", isPlain: members.isEmpty) { member, text, inner in
        text += "\(Self.quoted(member.0)): "
        member.1.append(to: &text, indentation: inner)
      }
    }
  }

  private static func appendAll<Item>(
    _ items: [Item], to text: inout String, _ indentation: String, _ open: String, _ close: String, isPlain: Bool,
    append: (Item, inout String, String) -> Void
  ) {
    let inner = indentation + "  "
    text += open
    for (index, item) in items.enumerated() {
      text += isPlain ? (index > 0 ? ", " : "") : (index > 0 ? ",\n" : "\n") + inner
      append(item, &text, inner)
    }
    text += isPlain ? close : "\n\(indentation)\(close)"
  }

  private static func quoted(_ value: String) -> String {
    var quoted = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
