import SwiftLexer

/// What the sources say of the graph's modules and of the keys in them, as far as roles follow from it.
package struct ModuleFacts: Sendable {
  /// By `ModuleID.position`.
  package var modules: [Module]
  package var keys: [Key]

  package init(modules: [Module], keys: [Key] = []) {
    self.modules = modules
    self.keys = keys
  }

  /// A place in a source file that a fact rests on.
  package struct Place: Sendable, Equatable {
    /// Name of what is declared there.
    package var name: String
    package var path: String
    package var range: SourceRange

    package init(name: String, path: String, range: SourceRange) {
      self.name = name
      self.path = path
      self.range = range
    }
  }

  package struct Module: Sendable {
    /// Swift files that facts are known of.
    package var fileCount = 0
    /// The first `@main` or `main.swift`.
    package var entry: Place?
    /// The first file that calls `prepareDependencies`.
    package var preparation: Place?
    /// Reducers that are declared with their State.
    package var reducers: [Place] = []
    /// Models that a view of the module holds.
    package var models: [Place] = []
    package var viewCount = 0
    /// Of these, the ones that hold a store: they show what a reducer does.
    package var storeViewCount = 0
    /// Some type of it has a property with `@Dependency`.
    package var readsDependencies = false
    /// Some file overrides dependencies.
    package var overridesDependencies = false
    /// Properties of `DependencyValues` that its `@Dependency` read; the first place of each.
    package var reads: [String] = []
    /// Properties of `DependencyValues` that it sets for the program or a part of it, tests aside.
    package var settings: Set<String> = []
    /// It declares members of types that are another module's, `DependencyValues` and keys aside: they are seen without
    /// an import.
    package var extendsOthers = false
    /// The first type with `@DependencyClient`, or property with `@DependencyEntry`.
    package var macroUse: Place?
    /// In order of path and place.
    package var imports: [Import] = []
    /// Some file declares or does something, imports aside.
    package var hasCode = false

    package init() {}
  }

  package struct Import: Sendable {
    /// As it is written.
    package var name: String
    package var place: Place
    package var isExported: Bool
    /// It stands under an `#if` that asks `canImport`.
    package var isUnderCanImport: Bool
    /// It stands under an `#if`.
    package var isConditional: Bool
    package var isTestable: Bool
    /// `@_implementationOnly`, or less than public access: linked all the same.
    package var isHidden: Bool

    package init(
      name: String, place: Place, isExported: Bool = false, isUnderCanImport: Bool = false, isConditional: Bool = false,
      isTestable: Bool = false, isHidden: Bool = false
    ) {
      self.name = name
      self.place = place
      self.isExported = isExported
      self.isUnderCanImport = isUnderCanImport
      self.isConditional = isConditional
      self.isTestable = isTestable
      self.isHidden = isHidden
    }
  }

  /// A conformance, or another declaration, and the module that it stands in.
  package struct Site: Sendable {
    /// `nil`: a file of no target, which counts as the app.
    package var module: ModuleID?
    package var place: Place
    /// Modules that the file imports.
    package var imports: [ModuleID]

    package init(module: ModuleID?, place: Place, imports: [ModuleID] = []) {
      self.module = module
      self.place = place
      self.imports = imports
    }
  }

  /// `$0.client = .live(…)` in the app: where, and the modules that declare the member and that the file imports.
  package struct Setting: Sendable {
    package var site: Site
    package var makers: [ModuleID]

    package init(site: Site, makers: [ModuleID]) {
      self.site = site
      self.makers = makers
    }
  }

  /// A dependency key: the type that conforms, not its Value. What stands in tests is left out.
  package struct Key: Sendable {
    package var name: String
    /// Where the type is declared; `nil` out of view.
    package var declaration: Site?
    /// The type is a struct of closures or has `@DependencyClient`.
    package var isClient: Bool
    /// Conformances to `TestDependencyKey`.
    package var testConformances: [Site]
    /// Conformances to `DependencyKey`.
    package var liveConformances: [Site]
    /// Modules that declare the static member that liveValue evaluates to (`.live`, `.live(…)`).
    package var factories: Set<ModuleID>
    /// Modules that declare the type whose initializer liveValue calls, unless that is the key's own type or Value.
    package var implementations: Set<ModuleID>
    /// A `prepareDependencies` assigns its property.
    package var preparation: Place?
    /// Modules whose static member the app sets its property to.
    package var settings: [Setting] = []
    /// Properties of `DependencyValues` that read it.
    package var accessors: [Site]

    package init(
      name: String, declaration: Site? = nil, isClient: Bool = false, testConformances: [Site] = [],
      liveConformances: [Site] = [], factories: Set<ModuleID> = [], implementations: Set<ModuleID> = [],
      preparation: Place? = nil, accessors: [Site] = []
    ) {
      self.name = name
      self.declaration = declaration
      self.isClient = isClient
      self.testConformances = testConformances
      self.liveConformances = liveConformances
      self.factories = factories
      self.implementations = implementations
      self.preparation = preparation
      self.accessors = accessors
    }
  }
}
