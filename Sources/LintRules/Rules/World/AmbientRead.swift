import SwiftLexer

/// A place that asks the world for something that a dependency would give: what time it is, a new identifier.
struct AmbientRead {
  /// How it is written, as far as a replacement has to know.
  enum Form {
    /// It is the value itself: `Date()`, `.now`, `UUID()`.
    case value
    /// `Date(timeIntervalSinceNow: x)`; the first token of `x`.
    case later(argument: Int)
    /// `x.timeIntervalSinceNow`, the member alone.
    case sinceNow
    /// Seconds from the reference date to now.
    case referenceInterval
    /// `calendar.isDateInToday(x)`, the member alone; the call's closing parenthesis.
    case today(end: Int)
    /// No expression that a replacement could be given for.
    case other
  }

  var tokens: Range<Int>
  /// As the option `allow` has it.
  var spelling: String
  var form: Form
  /// The type's name where it is written, so that the project may have one of its own.
  var type: String?
  /// Never more than a note.
  var isMild = false
  /// What it does and what to do instead, where that differs from the family's.
  var own: (deed: String, way: String)?
}

/// What the two families say differently.
struct AmbientFamily {
  let metadata: RuleMetadata
  /// `reads the system clock`.
  let deed: String
  /// As a message names it: `\.date.now`.
  let dependency: String
  /// Key paths that give the same, each with what is written behind the property's name: `date` and `.now`.
  let sources: [(path: String, suffix: String)]
  /// Placed before a property that is inserted, and its name.
  let insertion: (path: String, name: String)
  /// Name of the library's property.
  let root: String

  func deed(of read: AmbientRead) -> String { read.own?.deed ?? deed }

  func way(of read: AmbientRead) -> String { read.own?.way ?? "take '@Dependency(\(dependency))'" }
}

extension TokenBuffer {
  /// The token before one, or `endOfFile` at the start.
  func kind(before index: Int) -> Token.Kind { index > 0 ? tokens[index - 1].kind : .endOfFile }

  func word(before index: Int) -> KnownWord { index > 0 ? tokens[index - 1].word : .none }

  /// The opening parenthesis of a call behind a name.
  func opensCall(_ index: Int) -> Bool {
    tokens[index].kind == .leftParen && !tokens[index].flags.contains(.atStartOfLine) && tokens[index].partner != Self.noPartner
  }

  /// The period before a token asks nothing for a member: `.now`.
  func isImplicitMember(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].kind == .period && (index == 1 || !endsExpression(index - 2))
  }
}
