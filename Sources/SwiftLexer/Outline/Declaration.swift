/// One declaration. All token positions are indices into the file's `TokenBuffer.tokens`; ranges are half-open.
public struct Declaration: Sendable {
  public enum Kind: UInt8, Sendable {
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
    @inlinable public var isNominalOrExtension: Bool {
      rawValue >= Kind.`struct`.rawValue && rawValue <= Kind.`extension`.rawValue
    }
    /// `struct`, `class`, `enum`, `actor`, `protocol`.
    @inlinable public var isNominal: Bool { isNominalOrExtension && self != .extension }

    /// Spelled out, for other modules to compile it in place.
    @inlinable @inline(__always) public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }
  }

  public var kind: Kind
  /// Tokens of the name: one, or for an extension those of the extended type. Empty where there is none.
  public var name: Range<Int>
  /// The whole declaration, from its first attribute, modifier or keyword to its last token. Of those that share a keyword
  /// (`let a = 1, b = 2`), each ends behind its own name, type, value and accessors.
  public var tokens: Range<Int>
  /// The token of the keyword that introduces it (`struct`, `var`, `case`, `get`, `#` of a macro expansion).
  public var keyword: Int
  /// The braces with what is between them: members, statements or accessors. `nil` where there are none.
  public var body: Range<Int>?
  /// Indices into `Outline.attributes`.
  public var attributes: Range<Int> = 0..<0
  /// Indices into `Outline.modifiers`, in source order.
  public var modifiers: Range<Int> = 0..<0
  public var modifierSet: Modifiers = []
  /// Indices into `Outline.inheritedTypes`.
  public var inheritance: Range<Int> = 0..<0
  /// Tokens of the generic parameter clause, angle brackets included.
  public var genericParameters: Range<Int>?
  /// Tokens of the `where` clause, `where` included.
  public var whereClause: Range<Int>?
  /// Tokens of the parameter clause of a function, initializer, subscript or enum case, parentheses included.
  public var parameters: Range<Int>?
  /// Tokens of a property's written type, a function's result type, a typealias's or associated type's aliased type.
  public var type: Range<Int>?
  /// Tokens of a property's initial value, an enum case's raw value or a macro's definition, without the `=`.
  public var initialValue: Range<Int>?
  /// Index of the declaration that this one stands in, or -1.
  public var parent: Int32 = -1
  /// Index one past the last declaration that stands in this one.
  public var subtreeEnd: Int32 = 0
  /// Index into `Outline.conditions` of the innermost `#if` branch that it stands in, or -1.
  public var condition: Int32 = -1

  public init(kind: Kind, name: Range<Int>, tokens: Range<Int>, keyword: Int, body: Range<Int>? = nil) {
    self.kind = kind
    self.name = name
    self.tokens = tokens
    self.keyword = keyword
    self.body = body
  }

  public struct Modifiers: OptionSet, Sendable {
    public let rawValue: UInt32
    @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let `private` = Modifiers(rawValue: 1 << 0)
    public static let `fileprivate` = Modifiers(rawValue: 1 << 1)
    public static let `internal` = Modifiers(rawValue: 1 << 2)
    public static let package = Modifiers(rawValue: 1 << 3)
    public static let `public` = Modifiers(rawValue: 1 << 4)
    public static let open = Modifiers(rawValue: 1 << 5)
    public static let `static` = Modifiers(rawValue: 1 << 6)
    public static let `class` = Modifiers(rawValue: 1 << 7)
    public static let lazy = Modifiers(rawValue: 1 << 8)
    public static let mutating = Modifiers(rawValue: 1 << 9)
    public static let override = Modifiers(rawValue: 1 << 10)
    public static let weak = Modifiers(rawValue: 1 << 11)
    public static let nonisolated = Modifiers(rawValue: 1 << 12)
    public static let indirect = Modifiers(rawValue: 1 << 13)
    public static let final = Modifiers(rawValue: 1 << 14)
    /// `async` before a function's body or result.
    public static let async = Modifiers(rawValue: 1 << 15)
    /// `throws`, typed or not, or `rethrows`.
    public static let `throws` = Modifiers(rawValue: 1 << 16)

    /// `static` or `class`: a member of the type itself.
    @inlinable public var isTypeMember: Bool { rawValue & (Self.static.rawValue | Self.class.rawValue) != 0 }
    /// `private` or `fileprivate`: only its file sees it.
    @inlinable public var isFileScoped: Bool { rawValue & (Self.private.rawValue | Self.fileprivate.rawValue) != 0 }
    /// `public` or `package`.
    @inlinable public var isShared: Bool { rawValue & (Self.public.rawValue | Self.package.rawValue) != 0 }
  }
}

/// `@name(arguments)`.
public struct Attribute: Sendable {
  /// From `@` to the last token.
  public var tokens: Range<Int>
  /// The name with its dots and generic arguments, the `@` left out.
  public var name: Range<Int>
  /// The last word of the name before its generic arguments, as a known word.
  public var word: KnownWord
  /// The parentheses with what is between them.
  public var arguments: Range<Int>?
  /// Index into `Outline.conditions` of the branch of an `#if` *within the attribute list* that it stands in, or -1.
  public var condition: Int32

  public init(tokens: Range<Int>, name: Range<Int>, word: KnownWord, arguments: Range<Int>?, condition: Int32 = -1) {
    self.tokens = tokens
    self.name = name
    self.word = word
    self.arguments = arguments
    self.condition = condition
  }
}

/// One entry of an inheritance clause.
public struct InheritedType: Sendable {
  /// The whole entry, its attributes and modifiers (`@unchecked`, `nonisolated`, `~`) included, the comma left out.
  public var tokens: Range<Int>
  /// The entry without its attributes and modifiers. A composition (`A & B`) is one entry.
  public var type: Range<Int>

  public init(tokens: Range<Int>, type: Range<Int>) {
    self.tokens = tokens
    self.type = type
  }
}

/// What an import declaration says. Its attributes, modifiers and place are in its `Declaration`.
public struct Import: Sendable {
  /// Index of its declaration.
  public var declaration: Int32
  /// Token of the kind (`struct`, `func`, …), or `nil`.
  public var kind: Int?
  /// Tokens of the path, dots included: `Model.Sub.User`.
  public var path: Range<Int>
  /// Token of the module's name, the path's first word.
  public var module: Int

  public init(declaration: Int32, kind: Int?, path: Range<Int>, module: Int) {
    self.declaration = declaration
    self.kind = kind
    self.path = path
    self.module = module
  }
}

/// One branch of an `#if` block.
public struct Condition: Sendable {
  /// Token of `#if`, `#elseif` or `#else`.
  public var directive: Int
  /// Tokens of the condition's expression; empty for `#else`.
  public var expression: Range<Int>
  /// Tokens of the branch, from behind the condition up to the next directive.
  public var tokens: Range<Int>
  /// The same for all branches of a block: index of its first branch in `Outline.conditions`.
  public var block: Int32
  /// Index of the branch that the whole block stands in, or -1.
  public var parent: Int32

  public init(directive: Int, expression: Range<Int>, tokens: Range<Int>, block: Int32, parent: Int32) {
    self.directive = directive
    self.expression = expression
    self.tokens = tokens
    self.block = block
    self.parent = parent
  }
}
