import SwiftLexer

/// What one file says that other files may need to know. A value; it knows nothing of the project but its own module.
package struct FileFacts: Sendable {
  package var path: String
  /// The module that the file is compiled into.
  package var module: ModuleID
  package var imports: [ImportFact] = []
  /// Types and extensions in source order, nested and local ones too.
  package var types: [TypeFact] = []
  package var aliases: [AliasFact] = []
  /// Properties of `extension DependencyValues` with the macro `@DependencyEntry`.
  package var entries: [EntryFact] = []
  /// Properties of `extension DependencyValues`, with the keys that they read and write.
  package var registrations: [RegistrationFact] = []
  /// The file declares tests: it imports a test library, and has an `XCTestCase` subclass, an `@Test` or an `@Suite`.
  package var declaresTests = false
  /// The file is an entry of a program: `@main`, or it is called `main.swift`.
  package var isEntry = false
  /// `prepareDependencies` is called in the file.
  package var preparesDependencies = false
  /// The file holds a word with which dependencies are overridden.
  package var overridesDependencies = false
  /// First names of the key paths in all its `@Dependency(\.…)`, those of local variables too.
  package var dependencyReads: [String] = []
  /// A static member is called `liveValue`, `testValue` or `previewValue`.
  package var givesValues = false
  /// The file declares a function `unimplemented` or `XCTUnimplemented` of its own, outside of types.
  package var ownUnimplemented = OwnFunction.none

  /// How far a function is seen that has the name of one of a library.
  package enum OwnFunction: UInt8, Sendable, Comparable {
    case none, inFile, everywhere
    package static func < (lhs: OwnFunction, rhs: OwnFunction) -> Bool { lhs.rawValue < rhs.rawValue }
  }
  /// What the file's code says of dependencies by name.
  package var uses = DependencyUses()
  /// It imports SwiftUI, or has previews.
  package var showsPreviews = false
  /// The file declares something, imports aside.
  package var hasCode = false
  /// What its calls of `prepareDependencies` set, and its functions that are handed `inout DependencyValues`.
  package var preparations: [PreparationFact] = []
  /// Where it overrides dependencies, in source order, and what with.
  package var overrideBlocks: [OverrideBlock] = []
  package var overrides: [OverrideFact] = []
  /// Variables that the whole process shares.
  package var globals: [GlobalFact] = []
  /// Macros that the file declares.
  package var macros: [String] = []
  /// Static functions of `extension Effect` that take a closure and give an effect.
  package var effectBuilders: [String] = []
  /// Functions and properties that it declares under a name of the world's functions: `shuffled`, `sleep`.
  package var worldNames: [KnownWord] = []
  package var mentions = MentionedNames()
  package var protocols = ProtocolFacts()
  /// For files of UI tests.
  package var uiTests: UITestFacts?
  /// For files that read what their process was started with.
  package var launchReads: LaunchReads?

  package init(path: String, module: ModuleID) {
    self.path = path
    self.module = module
  }
}

package struct ImportFact: Sendable {
  /// Back quotes left out.
  package var module: String
  /// The module's name.
  package var range: SourceRange
  /// The whole declaration.
  package var declaration: SourceRange
  /// `@_exported`.
  package var isExported: Bool
  package var isTestable: Bool
  /// It stands under an `#if` that asks `canImport`.
  package var isUnderCanImport: Bool
  /// It stands under an `#if`.
  package var isConditional = false
  /// `@_implementationOnly`, or an access level below `package`.
  package var isHidden = false
}

/// A type's declaration or an extension.
package struct TypeFact: Sendable {
  package var kind: Declaration.Kind
  /// Dotted, from the file's top level; that of an extension, and of what is nested in it, begins with the extended
  /// type's name as it is written.
  package var name: String
  /// The path of the type or extension that it stands in; empty at top level.
  package var scope: String
  package var range: SourceRange
  /// Index into the file's `Outline.declarations`.
  package var declaration: Int32
  package var inherits: [Inherited]
  package var attributes: Attributes
  package var isPrivate: Bool
  /// `public` or `package`.
  package var isShared = false
  /// It stands in a function or closure: nobody outside can name it.
  package var isLocal: Bool
  package var isGeneric: Bool
  /// What `typealias Value = …` in it stands for.
  package var value: ValueMember.Content?
  /// Static members with one of the names that keys have.
  package var values: [ValueMember] = []
  /// For structs: stored properties in view, as far as they say what a client is made of.
  package var stored: [StoredProperty] = []
  /// Static members that give values, as far as keys' rules may ask for them.
  package var statics: [StaticValue] = []
  package var methods = Methods()
  /// An initializer is written in it.
  package var hasInitializer = false
  /// It has a method `unimplemented` or `XCTUnimplemented`.
  package var hasOwnUnimplemented = false
  /// Instance properties with `@Dependency`.
  package var dependencies: [DependencyProperty] = []
  /// Protocols, as written, that stored properties without an initial value and generic parameters ask for: what its
  /// initializer is handed.
  package var injected: [String] = []
  /// Where it conforms to something: types of its stored properties, written or made.
  package var held: [String] = []
  /// Names in the types of stored closures.
  package var endpointTypes: [String] = []
  /// Static members that a live value may be made by: those called `live…`, those that are of the type itself, and all in
  /// a file with a `liveValue`.
  package var makers: [StaticMaker] = []
  /// Reducers that it may be built of; for a state, those whose states it holds.
  package var children: [ChildFact] = []
  /// Where the file may hold reducers: its functions and computed properties.
  package var members: [String] = []
  /// It declares `==` by hand.
  package var hasEquality = false
  /// Making a value of it may make, call or read something else: by an initializer that calls, by an initial value that does,
  /// by a property wrapper that may.
  package var makesAtInit = false
  /// For protocols: the properties that they require.
  package var requirements: [String] = []
  /// Static stored members by which it hands out an instance of itself: `shared`, `default`, `current`, `main`.
  package var singletons: [Singleton] = []
  /// It has an instance property that is stored and may change.
  package var hasStoredVariable = false
  /// For classes and actors: its code names a part of the system that only the world outside the program has.
  package var usesWorld = false

  package struct Singleton: Sendable {
    package var name: String
    package var isVariable: Bool
  }

  /// Instance methods with a body. `complacent` is their number where all of them do nothing or give a fixed value.
  package struct Methods: Sendable {
    package var count = 0
    package var complacent = 0
  }

  package struct Inherited: Sendable {
    /// Dotted; compositions give one each.
    package var name: String
    package var range: SourceRange
  }

  package struct Attributes: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }
    package static let dependencyClient = Attributes(rawValue: 1 << 0)
    package static let reducer = Attributes(rawValue: 1 << 1)
    package static let observableState = Attributes(rawValue: 1 << 2)
    /// `@Observable`, `@Perceptible`.
    package static let observable = Attributes(rawValue: 1 << 3)
    package static let propertyWrapper = Attributes(rawValue: 1 << 4)
    package static let main = Attributes(rawValue: 1 << 5)
    /// `@_spi`.
    package static let spi = Attributes(rawValue: 1 << 6)
  }
}

/// `liveValue`, `testValue` or `previewValue` as a static property.
package struct ValueMember: Sendable {
  package enum Name: Sendable { case live, test, preview }
  package var name: Name
  /// The name's range.
  package var range: SourceRange
  package var declaration: Int32
  package var content: Content
  /// The static member that it is: `noop` of `= .noop`, `{ Self.noop }` and `= Client.noop(1)`.
  package var reference: String?

  /// What can be told of the value from how the member is written.
  package enum Content: Sendable, Equatable {
    /// Declared as, or made by calling, a type of this name; `Self` stays as it is.
    case named(String)
    /// A literal: text, a number, a collection.
    case literal
    /// `any P`, a function, or what cannot be told.
    case behaviour
  }

  /// The member mentions the network, files, clocks or other parts of the world.
  package var isEffectful: Bool
  /// For live values: what it is made with.
  package var mentions = Mentions()
  /// For live values: what it evaluates to.
  package var origin = Origin.other

  package enum Origin: Sendable, Equatable {
    /// A static member: `.live`, `Client.live(…)`.
    case member(String)
    /// A call of a type, or another value of one, the type as written: `LiveClient()`.
    case made(String)
    case other
  }
}

/// What a call of `prepareDependencies` or another function that overrides dependencies sets, or one that is handed
/// `inout DependencyValues`.
package struct PreparationFact: Sendable {
  package enum Origin: Sendable, Equatable {
    case prepare
    /// `withDependencies`, `transformDependency`: for a part of the program.
    case override
    /// A function that is handed the values.
    case function(String)
  }
  package var origin: Origin
  package var range: SourceRange
  /// Properties of `DependencyValues` that are assigned to, or a part of which is.
  package var properties: [String] = []
  /// Of these, the ones that are given a static member: `$0.client = .live(…)`.
  package var members: [Member] = []

  package struct Member: Sendable {
    package var property: String
    package var member: String
    package var range: SourceRange
  }
  /// Functions that the values are handed on to.
  package var calls: [String] = []
}

/// What a value is made with, by the names in its code.
package struct Mentions: Sendable {
  /// Types whose initializer or shared instance it takes, as written.
  package var types: [String] = []
  /// Static members that it names, without their type: `live` of `.live`, `Self.live(…)` and `Client.live`.
  package var members: [String] = []
}

/// A static property or function and what it is made with.
package struct StaticMaker: Sendable {
  package var name: String
  package var mentions: Mentions
}

/// An instance property with `@Dependency`.
package struct DependencyProperty: Sendable {
  package var name: String
  /// The key path without its `\.`: `date.now`. Empty for keys that are given by type.
  package var path: String
  /// The key as written in `@Dependency(Key.self)`.
  package var key: String?
  /// The name's range.
  package var range: SourceRange
  package var declaration: Int32
  package var isPrivate: Bool
}

package struct StoredProperty: Sendable {
  package var name: String
  package var isLet: Bool
  package var hasDefault: Bool
  package var form: Form
  /// The name that `@DependencyEndpoint(method:)` gives the endpoint.
  package var method: String?
  /// What the written type says where it is a function type, in parentheses or not.
  package var function: FunctionShape?
  /// What the closure does that is its initial value.
  package var defaultAnswer: EndpointForm.Kind?
  /// `@DependencyEndpointIgnored`.
  package var isEndpointIgnored = false
  package var isPrivate = false
  /// `@_spi`.
  package var isHidden = false
  /// Where a function type is written: how.
  package var spelling: Spelling?
  /// The type's first generic argument, where it is a name: `Date` of `Range<Date>`.
  package var argument: String?

  /// How a property with a written function type, or with a named one, is spelt.
  package struct Spelling: Sendable {
    /// The name.
    package var name: SourceRange
    /// `let` or `var`; empty where several names share it.
    package var keyword: SourceRange
    /// The written type.
    package var type: SourceRange
    /// Of a function type that is written out.
    package var parameterCount: Int
  }

  package enum Form: Sendable, Equatable {
    /// The written type is a function type.
    case closure
    /// A function type in parentheses with `?`.
    case optionalClosure
    /// A named type, which may be an alias of a function type.
    case named(String)
    /// `any P`, `some P`, or a composition.
    case existential
    /// Anything else, or no written type.
    case other
  }
}

package struct AliasFact: Sendable {
  /// Dotted, from the file's top level.
  package var name: String
  package var scope: String
  /// Names that it stands for: several for a composition, none where it is no name.
  package var targets: [String]
  /// It stands for a function type.
  package var isFunction: Bool
  /// What that type says.
  package var function: FunctionShape?
}

/// A property with `@DependencyEntry`.
package struct EntryFact: Sendable {
  package var name: String
  package var range: SourceRange
  package var declaration: Int32
  package var hasInitialValue: Bool
  package var hasLiveValue: Bool
  package var hasPreviewValue: Bool
  package var isPublic: Bool
  /// The attribute's first argument where it is a string without interpolation.
  package var keyName: String?
  package var type: String?
}

/// A property of `extension DependencyValues` that indexes keys.
package struct RegistrationFact: Sendable {
  package var name: String
  package var range: SourceRange
  /// Other modules see it.
  package var isShared = false
  /// Names in `self[Name.self]`, as written, in source order.
  package var keys: [String]
}

/// A module of the project: an index into `ProjectModules`.
package struct ModuleID: Hashable, Sendable, Comparable {
  package var index: Int32

  package init(_ index: Int) { self.index = Int32(index) }

  package static func < (lhs: ModuleID, rhs: ModuleID) -> Bool { lhs.index < rhs.index }
}
