/// What a rule is made with: the configuration's settings of it, defaults filled in.
package struct RuleOptions: Sendable, Equatable {
  package var settings: RuleSettings
  package init(settings: RuleSettings = RuleSettings()) { self.settings = settings }
  package var scopes: [String]? { settings.scopes }
  package var allow: [String] { settings.allow }
  package func list(_ name: String) -> [String]? { settings.lists[name] }
  package func integer(_ name: String, default value: Int) -> Int { settings.integers[name] ?? value }
}
