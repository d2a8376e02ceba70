/// A closure expression.
package struct Closure: Sendable {
  /// The braces with what is between them.
  package var tokens: Range<Int>
  /// The capture list, square brackets included.
  package var captures: Range<Int>?
  /// The parameters as written: a parenthesised clause, or bare names up to the effects, `->` or `in`.
  package var parameters: Range<Int>?
  /// First token behind `in`, or behind the brace where there is no signature.
  package var bodyStart: Int
  /// Index of the closure that it stands in, or -1.
  package var parent: Int32
  /// Index of the innermost declaration that it stands in, or -1.
  package var owner: Int32
  /// Index of the call that it is an argument of (itself, or through parentheses), or -1.
  package var call: Int32
  /// Index into `Outline.arguments` of that argument, or -1.
  package var argument: Int32

  package init(
    tokens: Range<Int>, captures: Range<Int>?, parameters: Range<Int>?, bodyStart: Int,
    parent: Int32, owner: Int32, call: Int32, argument: Int32
  ) {
    self.tokens = tokens
    self.captures = captures
    self.parameters = parameters
    self.bodyStart = bodyStart
    self.parent = parent
    self.owner = owner
    self.call = call
    self.argument = argument
  }
}

/// A call: a callee followed by parentheses, a trailing closure or both. Also in a pattern (`case .a(let x)`).
package struct Call: Sendable {
  /// What the called name stands on.
  package enum Base: UInt8, Sendable {
    /// `f()`.
    case none
    /// `.f()`.
    case implicit
    /// `a.f()`, `A.B.f()`: words and dots only, however many.
    case path
    /// Anything else: `a().f()`, `a[0].f()`, `A<B>.f()`, `a?.f()`.
    case expression
  }

  /// The callee, from the first token of the postfix expression to the one before `(` or `{`.
  package var callee: Range<Int>
  package var base: Base
  /// Token of the called name; -1 where the callee ends in no name (`f()()`, `{ … }()`, `a[0]()`).
  package var nameToken: Int32
  /// The callee ends in generic arguments: `Set<Int>()`.
  package var isSpecialized: Bool
  /// The called name as a known word.
  package var name: KnownWord
  /// Indices into `Outline.arguments`: those in parentheses, then trailing closures.
  package var arguments: Range<Int>
  /// Number of arguments inside the parentheses.
  package var parenthesized: Int32
  /// The parentheses with what is between them; empty at the place of the trailing closure where there are none.
  package var parentheses: Range<Int>
  /// Callee, parentheses and trailing closures.
  package var tokens: Range<Int>
  /// Index of the innermost declaration that it stands in, or -1.
  package var owner: Int32
  /// Index of the innermost closure that it stands in, or -1.
  package var closure: Int32

  package init(
    callee: Range<Int>, base: Base, nameToken: Int32, isSpecialized: Bool, name: KnownWord, arguments: Range<Int>,
    parenthesized: Int32, parentheses: Range<Int>, tokens: Range<Int>, owner: Int32, closure: Int32
  ) {
    self.callee = callee
    self.base = base
    self.nameToken = nameToken
    self.isSpecialized = isSpecialized
    self.name = name
    self.arguments = arguments
    self.parenthesized = parenthesized
    self.parentheses = parentheses
    self.tokens = tokens
    self.owner = owner
    self.closure = closure
  }
}

/// An argument of a call.
package struct Argument: Sendable {
  /// Token of the label, or -1.
  package var label: Int32
  /// Tokens of the value, the label and comma left out.
  package var value: Range<Int>
  package var kind: ExpressionKind
  package var isTrailingClosure: Bool

  package init(label: Int32, value: Range<Int>, kind: ExpressionKind, isTrailingClosure: Bool) {
    self.label = label
    self.value = value
    self.kind = kind
    self.isTrailingClosure = isTrailingClosure
  }
}

/// The form of an expression, by its outermost node. The names are those of SwiftSyntax's nodes, `Expr` left out.
package enum ExpressionKind: UInt8, Sendable {
  case missing
  case array, arrow, `as`, assignment, await, binaryOperator, booleanLiteral, borrow, closure, consume, copy
  case declReference, dictionary, discardAssignment, `do`, editorPlaceholder, floatLiteral, forceUnwrap, functionCall
  case genericSpecialization, `if`, inOut, integerLiteral, `is`, keyPath, macroExpansion, memberAccess, nilLiteral
  case optionalChaining, packElement, packExpansion, pattern, postfixIfConfig, postfixOperator, prefixOperator
  case regexLiteral, sequence, simpleStringLiteral, stringLiteral, subscriptCall, `super`, `switch`, ternary, `try`
  case tuple, type, unresolvedAs, unresolvedIs, unresolvedTernary, unsafe
}
