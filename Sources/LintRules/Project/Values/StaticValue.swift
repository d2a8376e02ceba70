import SwiftLexer

/// A static member that gives a value of a type: a key's own value, or one like `noop` and `mock` that such values name.
package struct StaticValue: Sendable {
  package var name: String
  /// The name's range.
  package var range: SourceRange
  /// Index into the file's `Outline.declarations`.
  package var declaration: Int32
  /// It stands behind the first branch of an `#if`, so another one may speak for the same member.
  package var isAlternative: Bool
  /// The written type of a property, the result of a function.
  package var type: StoredProperty.Form?
  package var form: ValueForm
}

/// What an expression gives, in its normal form: `get { }`, `return`, `try`, parentheses, an immediately called closure and
/// assignments to a local variable are seen through.
package struct ValueForm: Sendable, Equatable {
  package var root: Root
  /// Arguments of a construction that are closures or stand for endpoints, in source order.
  package var endpoints: [EndpointForm] = []
  /// Number of a construction's arguments, endpoints included.
  package var argumentCount = 0
  /// The expression.
  package var range: SourceRange
  /// A statement in front of the expression reports an issue, whatever happens.
  package var reportsAtOnce: SourceRange?
  /// It waits, or names parts of the world: the network, files, clocks.
  package var isEffectful = false
  /// What a construction of a type with `Live` in its name is given.
  package var liveArguments: String?

  package enum Root: Sendable, Equatable {
    /// `Self(…)`, `T(…)`: the name as it is written; `nil` for `.init(…)`.
    case construction(String?)
    /// `noop`, `Self.noop`, `T.noop`, `T.noop(…)`; of `.noop` the owner is not written.
    case member(owner: Owner, name: String, isCalled: Bool)
    /// A closure.
    case closure(EndpointForm.Kind)
    /// A call of `unimplemented`.
    case report
    /// `fatalError()` and its like, or a cast that must fail.
    case crash
    case literal
    /// Anything else.
    case other
  }

  package enum Owner: Sendable, Equatable {
    /// `noop`, `Self.noop`.
    case enclosing
    /// `.noop`.
    case implicit
    /// `T.noop`, `Module.T.noop`.
    case named(String)
  }
}

/// An argument that is what an endpoint does.
package struct EndpointForm: Sendable, Equatable {
  /// `nil` where there is no label, as for the first trailing closure.
  package var label: String?
  package var kind: Kind
  /// The argument's value.
  package var range: SourceRange
  /// The expression that a neutral or canned closure gives; `nil` for an empty body.
  package var answer: SourceRange?
  /// The answer as it is written.
  package var answerText: String?
  package var isTrailingClosure = false
  /// It reports, throws, ends the process or hands on to one that does, before anything else.
  package var failsAtOnce = false

  package enum Kind: Sendable, Equatable {
    /// It reports an issue or throws: a test that gets there fails.
    case reports
    /// It ends the process.
    case crashes
    /// It is another value's endpoint, which is made to report.
    case delegates
    /// It does nothing.
    case empty
    /// It gives `[]`, `nil`, `false`, `0`, `""` and their like.
    case neutral
    /// It gives another fixed value.
    case canned
    /// It does anything else: keeps state, calls on, waits.
    case works
    /// No closure: plain data, another client.
    case value

    /// It answers as if all were well, and tells nobody.
    package var isComplacent: Bool { self == .empty || self == .neutral || self == .canned }
  }
}
