/// One declaration. All token positions are indices into the file's `TokenBuffer.tokens`; ranges are half-open.
package struct Declaration: Sendable {
  package enum Kind: UInt8, Sendable {
    case `import`
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
    case function, initializer, deinitializer, `subscript`
    /// `var` and `let`. A pattern that binds several names gives one declaration a name.
    case variable, constant
    case enumCase, `typealias`, `associatedtype`
    case `operator`, precedenceGroup, macro
    /// A freestanding macro in declaration position: `#Preview { … }`.
    case macroExpansion
    /// `get`, `set`, `willSet`, `_modify`, `init` and their like, or the body of a getter that is not written (`name` is empty).
    case accessor

    /// Types and extensions: what has members.
    @inlinable package var isNominalOrExtension: Bool {
      rawValue >= Kind.`struct`.rawValue && rawValue <= Kind.`extension`.rawValue
    }
    /// `struct`, `class`, `enum`, `actor`, `protocol`.
    @inlinable package var isNominal: Bool { isNominalOrExtension && self != .extension }

    /// Spelled out, for other modules to compile it in place.
    @inlinable @inline(__always) package static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
  }

  package var kind: Kind
  /// Tokens of the name: one, or for an extension those of the extended type. Empty where there is none.
  package var name: Range<Int>
  /// The whole declaration, from its first attribute, modifier or keyword to its last token. Of those that share a keyword
  /// (`let a = 1, b = 2`), each ends behind its own name, type, value and accessors.
  package var tokens: Range<Int>
  /// The token of the keyword that introduces it (`struct`, `var`, `case`, `get`, `#` of a macro expansion).
  package var keyword: Int
  /// The braces with what is between them: members, statements or accessors. `nil` where there are none.
  package var body: Range<Int>?
  /// Indices into `Outline.attributes`.
  package var attributes: Range<Int> = 0..<0
  /// Indices into `Outline.modifiers`, in source order.
  package var modifiers: Range<Int> = 0..<0
  package var modifierSet: Modifiers = []
  /// Indices into `Outline.inheritedTypes`.
  package var inheritance: Range<Int> = 0..<0
  /// Tokens of the generic parameter clause, angle brackets included.
  package var genericParameters: Range<Int>?
  /// Tokens of the `where` clause, `where` included.
  package var whereClause: Range<Int>?
  /// Tokens of the parameter clause of a function, initializer, subscript or enum case, parentheses included.
  package var parameters: Range<Int>?
  /// Tokens of a property's written type, a function's result type, a typealias's or associated type's aliased type.
  package var type: Range<Int>?
  /// Tokens of a property's initial value, an enum case's raw value or a macro's definition, without the `=`.
  package var initialValue: Range<Int>?
  /// Index of the declaration that this one stands in, or -1.
  package var parent: Int32 = -1
  /// Index one past the last declaration that stands in this one.
  package var subtreeEnd: Int32 = 0
  /// Index into `Outline.conditions` of the innermost `#if` branch that it stands in, or -1.
  package var condition: Int32 = -1

  package init(kind: Kind, name: Range<Int>, tokens: Range<Int>, keyword: Int, body: Range<Int>? = nil) {
    self.kind = kind
    self.name = name
    self.tokens = tokens
    self.keyword = keyword
    self.body = body
  }

  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: UInt32
    @inlinable package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let `private` = Modifiers(rawValue: 1 << 0)
    package static let `fileprivate` = Modifiers(rawValue: 1 << 1)
    package static let `internal` = Modifiers(rawValue: 1 << 2)
    package static let package = Modifiers(rawValue: 1 << 3)
    package static let `public` = Modifiers(rawValue: 1 << 4)
    package static let open = Modifiers(rawValue: 1 << 5)
    package static let `static` = Modifiers(rawValue: 1 << 6)
    package static let `class` = Modifiers(rawValue: 1 << 7)
    package static let lazy = Modifiers(rawValue: 1 << 8)
    package static let mutating = Modifiers(rawValue: 1 << 9)
    package static let override = Modifiers(rawValue: 1 << 10)
    package static let weak = Modifiers(rawValue: 1 << 11)
    package static let nonisolated = Modifiers(rawValue: 1 << 12)
    package static let indirect = Modifiers(rawValue: 1 << 13)
    package static let final = Modifiers(rawValue: 1 << 14)
    /// `async` before a function's body or result.
    package static let async = Modifiers(rawValue: 1 << 15)
    /// `throws`, typed or not, or `rethrows`.
    package static let `throws` = Modifiers(rawValue: 1 << 16)

    /// `static` or `class`: a member of the type itself.
    @inlinable package var isTypeMember: Bool { rawValue & (Self.static.rawValue | Self.class.rawValue) != 0 }
    /// `private` or `fileprivate`: only its file sees it.
    @inlinable package var isFileScoped: Bool { rawValue & (Self.private.rawValue | Self.fileprivate.rawValue) != 0 }
    /// `public` or `package`.
    @inlinable package var isShared: Bool { rawValue & (Self.public.rawValue | Self.package.rawValue) != 0 }
  }
}

/// `@name(arguments)`.
package struct Attribute: Sendable {
  /// From `@` to the last token.
  package var tokens: Range<Int>
  /// The name with its dots and generic arguments, the `@` left out.
  package var name: Range<Int>
  /// The last word of the name before its generic arguments, as a known word.
  package var word: KnownWord
  /// The parentheses with what is between them.
  package var arguments: Range<Int>?
  /// Index into `Outline.conditions` of the branch of an `#if` *within the attribute list* that it stands in, or -1.
  package var condition: Int32

  package init(tokens: Range<Int>, name: Range<Int>, word: KnownWord, arguments: Range<Int>?, condition: Int32 = -1) {
    self.tokens = tokens
    self.name = name
    self.word = word
    self.arguments = arguments
    self.condition = condition
  }
}

/// One entry of an inheritance clause.
package struct InheritedType: Sendable {
  /// The whole entry, its attributes and modifiers (`@unchecked`, `nonisolated`, `~`) included, the comma left out.
  package var tokens: Range<Int>
  /// The entry without its attributes and modifiers. A composition (`A & B`) is one entry.
  package var type: Range<Int>

  package init(tokens: Range<Int>, type: Range<Int>) {
    self.tokens = tokens
    self.type = type
  }
}

/// What an import declaration says. Its attributes, modifiers and place are in its `Declaration`.
package struct Import: Sendable {
  /// Index of its declaration.
  package var declaration: Int32
  /// Token of the kind (`struct`, `func`, …), or `nil`.
  package var kind: Int?
  /// Tokens of the path, dots included: `Model.Sub.User`.
  package var path: Range<Int>
  /// Token of the module's name, the path's first word.
  package var module: Int

  package init(declaration: Int32, kind: Int?, path: Range<Int>, module: Int) {
    self.declaration = declaration
    self.kind = kind
    self.path = path
    self.module = module
  }
}

/// One branch of an `#if` block.
package struct Condition: Sendable {
  /// Token of `#if`, `#elseif` or `#else`.
  package var directive: Int
  /// Tokens of the condition's expression; empty for `#else`.
  package var expression: Range<Int>
  /// Tokens of the branch, from behind the condition up to the next directive.
  package var tokens: Range<Int>
  /// The same for all branches of a block: index of its first branch in `Outline.conditions`.
  package var block: Int32
  /// Index of the branch that the whole block stands in, or -1.
  package var parent: Int32

  package init(directive: Int, expression: Range<Int>, tokens: Range<Int>, block: Int32, parent: Int32) {
    self.directive = directive
    self.expression = expression
    self.tokens = tokens
    self.block = block
    self.parent = parent
  }
}
