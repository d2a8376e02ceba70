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

/// A place in the configuration file, 1-based, column in UTF-8 bytes.
package struct ConfigurationPlace: Sendable, Equatable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
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
  /// `nil`: as the rule has it.
  package var level: Level?
  /// Files in which the rule is silent.
  package var exclude: [PathPattern] = []
  /// `nil`: everywhere. Names of places (`reducer`, `effect`, …).
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

/// Why a configuration is refused.
package struct ConfigurationError: Error, Equatable, Sendable {
  package var place: ConfigurationPlace?
  /// What is wrong, what was expected and, where one is near, a suggestion.
  package var message: String

  package init(place: ConfigurationPlace? = nil, message: String) {
    self.place = place
    self.message = message
  }
}
