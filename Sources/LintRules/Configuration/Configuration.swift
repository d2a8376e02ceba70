/// What `.deplint.yml` says, checked and with groups resolved into rules.
package struct Configuration: Sendable {
  package enum FailOn: String, Sendable, CaseIterable { case error, warning, note, never }
  package enum GraphMode: String, Sendable, CaseIterable { case auto, dump, `static`, off }

  package var failOn: FailOn = .warning
  /// Added to `builtInExcludes`.
  package var exclude: [PathPattern] = []
  package var graph: GraphMode = .auto
  package var baseline: String?
  /// Only rules that the file names, itself or by their group.
  package var rules: [RuleID: RuleSettings] = [:]
  package var modules = ModuleSettings()

  package init() {}
}

/// A glob over paths, relative to the configuration's folder.
package struct PathPattern: Sendable, Equatable {
  package var text: String
  /// `nil` for a built-in pattern.
  package var place: ConfigurationPlace?

  package init(text: String, place: ConfigurationPlace? = nil) {
    self.text = text
    self.place = place
  }
}

/// What the configuration says of one rule.
package struct RuleSettings: Sendable, Equatable {
  /// Where the rule, or else its group, is named.
  package var place: ConfigurationPlace?
  /// `nil`: as the rule has it.
  package var level: Level?
  /// Files in which the rule is silent, those of its group included.
  package var exclude: [PathPattern] = []
  /// Names of places (`reducer`, `effect`, …) that the rule is restricted to; `nil`: everywhere.
  package var scopes: [String]?
  /// Spellings that are allowed.
  package var allow: [String] = []
  /// `include: [transitive]` and options of single rules that are lists.
  package var lists: [String: [String]] = [:]
  package var integers: [String: Int] = [:]

  package init() {}

  package enum Level: Sendable, Equatable {
    case off
    case severity(Severity)
  }
}

package struct ModuleSettings: Sendable, Equatable {
  package struct Pattern: Sendable, Equatable {
    package var text: String
    package var place: ConfigurationPlace

    package init(text: String, place: ConfigurationPlace) {
      self.text = text
      self.place = place
    }
  }
  package struct LayerRule: Sendable, Equatable {
    package var from: Pattern
    package var to: Pattern
    package var except: [Pattern]
    package var reason: String?

    package init(from: Pattern, to: Pattern, except: [Pattern], reason: String?) {
      self.from = from
      self.to = to
      self.except = except
      self.reason = reason
    }
  }

  package var interface: [Pattern] = []
  package var live: [Pattern] = []
  package var app: [Pattern] = []
  package var heavy: [Pattern] = []
  package var light: [Pattern] = []
  package var integrationTests: [Pattern] = []
  package var linkOnly: [Pattern] = []
  package var splitIsRequired = false
  package var rules: [LayerRule] = []

  package init() {}
}
