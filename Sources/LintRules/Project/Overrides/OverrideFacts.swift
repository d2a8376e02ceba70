import SwiftLexer

/// A piece of code that overrides dependencies: a closure that is handed `DependencyValues`, a trait, a line about a store.
package struct OverrideBlock: Sendable {
  package enum Form: UInt8, Sendable {
    /// `withDependencies { … } operation: { … }`.
    case scope
    /// `TestStore(…) { … } withDependencies: { … }`.
    case argument
    /// `prepareDependencies { … }`.
    case preparation
    /// `@Test(.dependency(\.k, v))`, `@Suite(.dependencies { … })`, `#Preview(traits: .dependencies { … })`.
    case trait
    /// `.dependency(\.k, v)`, `.dependencies { … }` and `.transformDependency(\.k) { … }` behind a reducer, a view or a store.
    case modifier
    /// `store.dependencies.k = v`: one line.
    case store
    /// The body of a function, or a stored closure, that is handed `inout DependencyValues`.
    case function
  }

  package var form: Form
  /// The closure with its braces, the whole call of a trait or modifier, the path of a line about a store, a function's name.
  package var range: SourceRange
  /// Where its values hold, as far as it can be told from the code around: of a function nowhere.
  package var scope: SourceRange
  /// The store's name, of `store.dependencies`.
  package var store: String?
  /// Name of the innermost function around it, or of the one that a trait stands at; `nil` outside of functions.
  package var function: String?
  /// Index of that function, else of the innermost declaration, into the file's `Outline.declarations`; or -1.
  package var declaration: Int32
  /// Index into the file's `types` of the type or extension that it stands in, or that a trait stands at; or -1.
  package var type: Int32
  /// The function is a test: it has `@Test`, or is a method called `test…`.
  package var isInTest: Bool
  /// What its values are laid over can be told: not so for `withDependencies(from:)`, and for a store that was made elsewhere.
  package var isBaseKnown = true
  /// It stands in a `#Preview`.
  package var isInPreview: Bool
  /// Indices into the file's `overrides`, in source order.
  package var overrides: Range<Int>
}

/// One override: what it sets, and what to.
package struct OverrideFact: Sendable {
  package enum Root: Sendable, Equatable {
    /// `$0.name`, `\.name`.
    case property(String)
    /// `$0[Key.self]`, as it is written.
    case key(String)
    /// `.dependency(value)`: the type of the value, as it is written; `nil` where it is not.
    case value(String?)
    /// `$0` itself, as in `$0 = .test`.
    case all
  }

  package enum Operation: Sendable, Equatable {
    case assign
    /// A method of what the path leads to, `$0.client.override(…)`, or a change in place: `$0.client.items += [1]`.
    case change
    /// The values, or a part of them, are handed on as `&$0` to a function of this name.
    case handOn(String)
  }

  package var root: Root
  /// What follows the root: `fetch` of `$0.client.fetch`.
  package var rest: [String]
  package var operation: Operation
  /// The path.
  package var range: SourceRange
  /// What is assigned.
  package var value: ValueForm?
  /// What is assigned; the path's range for everything else.
  package var valueRange: SourceRange
  /// It stands in an `if` or another statement that may not run.
  package var isConditional: Bool
  /// Index into the file's `overrideBlocks`.
  package var block: Int32

  /// The client or value that a key supplies is replaced as a whole.
  package var isWhole: Bool { rest.isEmpty && operation == .assign }
}
