/// What one file declares and calls: flat arrays in source order that point at each other by index.
package struct Outline: Sendable {
  /// In source order, each before those that stand in it; also local ones, in bodies and closures.
  package var declarations: [Declaration] = []
  package var attributes: [Attribute] = []
  /// Tokens of the modifiers, in source order; of `private(set)` that of `private`.
  package var modifiers: [Int32] = []
  package var inheritedTypes: [InheritedType] = []
  package var imports: [Import] = []
  package var conditions: [Condition] = []
  /// By their opening brace.
  package var closures: [Closure] = []
  /// By their opening parenthesis, or brace where they have none: in `a(b()).c()` that is `a`, `b`, `c`.
  package var calls: [Call] = []
  package var arguments: [Argument] = []
  /// Statements and declarations in source order; empty unless asked for.
  package var statements: [Range<Int>] = []

  package init() {}

  /// How much of a file to look into.
  package enum Depth: Sendable {
    /// Bodies that hold no word of the vocabulary and no declaration of a type are skipped: those of functions, of
    /// closures and of statements, and the accessors of a property with them.
    case interesting
    /// Everything.
    case full
  }
}
