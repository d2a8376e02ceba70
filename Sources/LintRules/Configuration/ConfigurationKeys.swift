/// The keys of a configuration: the one source of what is accepted, of the schema for editors and of what `init` writes.
enum ConfigurationKeys {
  enum TopLevel: String, CaseIterable {
    case failOn = "fail_on"
    case exclude, graph, baseline, rules, modules

    /// One line, no final period.
    var summary: String {
      switch self {
      case .failOn: "Findings of this severity and above fail a run"
      case .exclude: "Paths that are not looked at, besides the built-in ones that 'deplint config show' lists"
      case .graph:
        "Where the module graph comes from: manifests, or SwiftPM where they cannot be read (auto), SwiftPM (dump), "
          + "manifests alone (static), or nowhere (off)"
      case .baseline: "File of the findings that are accepted for now"
      case .rules: "Severity and options of rules and of groups of rules; a rule's own line wins over its group's"
      case .modules: "Roles of modules, where they are not inferred rightly, and layers"
      }
    }
  }

  /// Keys of every rule that is given as a map. A group has no others.
  enum EveryRule: String, CaseIterable {
    case severity, exclude

    var summary: String {
      switch self {
      case .severity: "Replaces the rule's severity, and caps that of its milder findings"
      case .exclude: "Paths in which the rule is silent"
      }
    }
  }

  enum Modules: String, CaseIterable {
    case interface, live, app, heavy, light
    case integrationTests = "integration_tests"
    case linkOnly = "link_only"
    case split, rules

    var summary: String {
      switch self {
      case .interface: "Modules that declare clients and must stay cheap to link"
      case .live: "Modules that hold live implementations"
      case .app: "Modules that put the app together and may link live modules"
      case .heavy: "Modules that an interface must not bring along, besides those that are known"
      case .light: "Modules that anything may link, besides those that are known"
      case .integrationTests: "Test targets that run live implementations on purpose"
      case .linkOnly: "Modules that are linked for their conformances and imported by nobody"
      case .split: "Whether every client must have its live implementation in a module of its own"
      case .rules: "Layers: which modules must not depend on which; the first that matches counts"
      }
    }
  }

  enum Layer: String, CaseIterable {
    case from, to, except, reason

    var summary: String {
      switch self {
      case .from: "Pattern of the modules that depend"
      case .to: "Pattern of the modules that they must not depend on"
      case .except: "Modules of 'to' that are allowed all the same"
      case .reason: "Why; it is shown with each finding"
      }
    }
  }

  enum Split: String, CaseIterable { case optional, required }

  /// What a rule's severity can be set to.
  static let levels = ["error", "warning", "note", "off"]

  /// Words that other tools have for ours.
  static let otherWords = [
    "info": "note", "information": "note", "hint": "note", "fatal": "error", "disabled": "off", "disable": "off",
    "false": "off", "none": "off", "ignore": "off", "no": "off",
  ]
}
