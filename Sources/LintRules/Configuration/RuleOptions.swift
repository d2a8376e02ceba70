/// What the configuration says to one rule, as the rule is made with it.
package struct RuleOptions: Sendable, Equatable {
  private let settings: RuleSettings

  package init(_ settings: RuleSettings = RuleSettings()) { self.settings = settings }

  /// Spellings that are allowed.
  package var allow: [String] { settings.allow }

  /// Places that the rule is restricted to; `nil`: none are.
  package var scopes: [String]? { settings.scopes }

  /// The words of a list option; `fallback` where it is not configured.
  package func list(_ name: String, default fallback: [String] = []) -> [String] { settings.lists[name] ?? fallback }

  package func contains(_ word: String, in list: String) -> Bool { settings.lists[list]?.contains(word) ?? false }

  package func integer(_ name: String, default fallback: Int) -> Int { settings.integers[name] ?? fallback }

  /// For a rule that finds an option's value wrong; it stands at the rule's place in the configuration.
  package func error(_ message: String) -> ConfigurationError {
    ConfigurationError(place: settings.place, message: message)
  }
}

extension Configuration {
  package func options(of rule: RuleMetadata) -> RuleOptions { RuleOptions(rules[rule.id] ?? RuleSettings()) }
}
