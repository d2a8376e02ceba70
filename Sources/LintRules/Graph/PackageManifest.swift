import SwiftLexer

/// What a package says of itself, as far as the module graph needs it. Comes from `swift package dump-package`
/// (`PackageDump`) or from the manifest's own text (`ManifestReader`).
package struct PackageManifest: Sendable, Equatable {
  package var name: String
  package var toolsVersion: ToolsVersion
  package var products: [Product]
  package var dependencies: [Dependency]
  package var targets: [Target]
  /// `swiftLanguageModes:` in source order, as numbers (`4`, `5`, `6`); empty where the manifest names none.
  package var languageModes: [Int]

  package init(
    name: String, toolsVersion: ToolsVersion, products: [Product] = [], dependencies: [Dependency] = [],
    targets: [Target] = [], languageModes: [Int] = []
  ) {
    self.name = name
    self.toolsVersion = toolsVersion
    self.products = products
    self.dependencies = dependencies
    self.targets = targets
    self.languageModes = languageModes
  }

  package struct Product: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      case library, executable, plugin
      /// A kind that this program does not know, as it is spelled.
      case unknown(String)
    }
    package var name: String
    package var kind: Kind
    package var targets: [String]

    package init(name: String, kind: Kind = .library, targets: [String]) {
      self.name = name
      self.kind = kind
      self.targets = targets
    }
  }

  /// Another package that this one depends on.
  package struct Dependency: Sendable, Equatable {
    package enum Location: Sendable, Equatable {
      /// A folder, relative to the package's own where possible, else absolute.
      case path(String)
      case url(String)
      case registry(String)
      /// A kind that this program does not know, as it is spelled.
      case unknown(String)
    }
    package var location: Location
    /// How product dependencies may name it besides its identity (`.package(name:…)`).
    package var name: String?
    /// Lower-case. Last component of a path or URL without `.git`; a registry package's whole identifier.
    package var identity: String
    /// The versions that it allows; `nil` for a branch, a revision, a path, and what cannot be told.
    package var versions: Range<ToolsVersion>?
    package var place: SourceRange?

    package init(
      location: Location, name: String? = nil, versions: Range<ToolsVersion>? = nil, place: SourceRange? = nil
    ) {
      self.location = location
      self.name = name
      self.versions = versions
      self.place = place
      self.identity = Self.identity(of: location)
    }
  }

  package struct Target: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      case regular, executable, test, system, binary, plugin, macro
      /// A kind that this program does not know, as it is spelled.
      case unknown(String)
    }
    package var name: String
    package var kind: Kind
    package var path: String?
    package var sources: [String]?
    package var exclude: [String]
    /// Paths of resources, whatever their rule: nothing below them is compiled.
    package var resources: [String]
    package var dependencies: [TargetDependency]
    package var plugins: [PluginUsage]
    /// What `.swiftLanguageMode` says; `nil` where the target has no setting of its own.
    package var languageMode: Int?
    /// A flag or feature makes a bare `/…/` a regex literal whatever the language mode.
    package var hasBareSlashRegex: Bool
    /// The literal of `name:`, quotes included.
    package var place: SourceRange?

    package init(
      name: String, kind: Kind = .regular, path: String? = nil, sources: [String]? = nil, exclude: [String] = [],
      resources: [String] = [], dependencies: [TargetDependency] = [], plugins: [PluginUsage] = [],
      languageMode: Int? = nil, hasBareSlashRegex: Bool = false, place: SourceRange? = nil
    ) {
      self.name = name
      self.kind = kind
      self.path = path
      self.sources = sources
      self.exclude = exclude
      self.resources = resources
      self.dependencies = dependencies
      self.plugins = plugins
      self.languageMode = languageMode
      self.hasBareSlashRegex = hasBareSlashRegex
      self.place = place
    }
  }

  package struct TargetDependency: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      case byName, target
      case product(package: String?)
      /// A kind that this program does not know, as it is spelled.
      case unknown(String)
    }
    package var kind: Kind
    package var name: String
    /// It has a condition (platform, configuration, trait). It is declared all the same.
    package var isConditional: Bool
    /// `moduleAliases:`, sorted by the module's own name.
    package var moduleAliases: [ModuleAlias]
    /// The whole literal.
    package var place: SourceRange?

    package init(
      _ kind: Kind, name: String, isConditional: Bool = false, moduleAliases: [ModuleAlias] = [],
      place: SourceRange? = nil
    ) {
      self.kind = kind
      self.name = name
      self.isConditional = isConditional
      self.moduleAliases = moduleAliases
      self.place = place
    }
  }

  package struct ModuleAlias: Sendable, Equatable {
    package var module: String
    package var alias: String

    package init(module: String, alias: String) {
      self.module = module
      self.alias = alias
    }
  }

  package struct PluginUsage: Sendable, Equatable {
    package var name: String
    package var package: String?

    package init(name: String, package: String? = nil) {
      self.name = name
      self.package = package
    }
  }
}

extension PackageManifest {
  /// The same manifest with no source places, to compare one reading of it with another.
  package var withoutPlaces: PackageManifest {
    var copy = self
    for index in copy.dependencies.indices { copy.dependencies[index].place = nil }
    for index in copy.targets.indices {
      copy.targets[index].place = nil
      for dependency in copy.targets[index].dependencies.indices {
        copy.targets[index].dependencies[dependency].place = nil
      }
    }
    return copy
  }

  /// The mode that the lexer reads a target's files in; `nil` for files of no target. The target's own setting first, then
  /// the newest of the package's, then the tools version.
  package func languageMode(of target: Target?) -> LanguageMode {
    if target?.hasBareSlashRegex == true { return .v6 }
    let mode = target?.languageMode ?? languageModes.max() ?? toolsVersion.languageMode
    return mode >= 6 ? .v6 : .v5
  }
}

extension PackageManifest.Dependency {
  static func identity(of location: Location) -> String {
    switch location {
    case .registry(let identifier): return identifier.lowercased()
    case .unknown(let kind): return kind.lowercased()
    case .path(let path): return lastComponent(of: path).lowercased()
    case .url(let url):
      let last = lastComponent(of: url).lowercased()
      return last.hasSuffix(".git") && last.count > 4 ? String(last.dropLast(4)) : last
    }
  }

  /// Text behind the last `/` or `:` that has some text behind it.
  private static func lastComponent(of text: String) -> String {
    let parts = text.split { $0 == "/" || $0 == ":" || $0 == "\\" }
    return parts.last.map(String.init) ?? text
  }
}
