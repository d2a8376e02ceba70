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
    /// `Task.sleep(for: x)`, the callee alone.
    case sleep
    /// `Task.sleep(nanoseconds: x)`, the callee alone; the label, and the closing parenthesis.
    case sleepNanoseconds(label: Int, end: Int)
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

/// What the families say and judge differently.
struct AmbientFamily {
  let metadata: RuleMetadata
  /// `reads the system clock`.
  let deed: String
  /// As a message names it: `\.date.now`; `nil` where the library has none.
  var dependency: String?
  /// What to do instead; `nil` to take the dependency.
  var way: String?
  /// Key paths that give the same, each with what is written behind the property's name: `date` and `.now`.
  var sources: [(path: String, suffix: String)] = []
  /// Placed before a property that is inserted, and its name.
  var insertion: (path: String, name: String)?
  /// Name of the library's property.
  var root: String?
  /// What it means for a test where nothing is computed from it.
  var consequence = "no test can decide what it gets"
  var grading = Grading.warning
  /// The dependency gives just the same, so that a replacement needs no second look.
  var isReplaceable = true
  /// What it gives may be an identity that nobody else has to know.
  var givesIdentities = false

  /// How grave a read is, at most.
  enum Grading {
    /// An error in reducers; in models a warning where the model takes the same dependency; default arguments are judged, too.
    case value
    /// A warning; in models where the model takes any dependency, else a note. A default argument is how it is handed in.
    case warning
    /// The same, but for models: always a note.
    case shared
    /// A note everywhere.
    case note
  }

  func deed(of read: AmbientRead) -> String { read.own?.deed ?? deed }

  func way(of read: AmbientRead) -> String {
    read.own?.way ?? way ?? dependency.map { "take '@Dependency(\($0))'" } ?? "take a client for it"
  }

  /// How a state gets it.
  func wayIntoState() -> String {
    dependency.map { "hand it in, or read '@Dependency(\($0))' in the initializer" } ?? "hand in what it gives"
  }
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
