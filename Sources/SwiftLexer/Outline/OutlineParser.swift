/// Reads the outline of a file from its tokens. Total, linear, and no deeper in the call stack for a deeper nested file.
///
/// **Groups.** What stands between two brackets is a *group*: the members of a type, the statements of a block, the
/// arguments of a call. A group is read by plain functions that go from left to right and take each bracket inside it as
/// one atom: they jump to its partner and leave a note, a `Group`, in `queue`. So the depth of the call stack does not
/// depend on the input, and nothing that is broken inside brackets disturbs what stands outside. The file is the outermost
/// group. Where the grammar nests without brackets (an `if` in the condition of an `if`, an attribute in the generic
/// arguments of another), a constant bounds how deep we follow.
///
/// **Order.** The groups wait on `stack`. A list of statements, members or accessors puts itself back there as soon as one
/// of its items left groups behind, below these. So every item is followed by all that stands in it, and what is found is
/// appended in source order; nothing is sorted afterwards. A call is recorded when its arguments are read, a closure when
/// its body is: both by the place of their opening bracket.
///
/// **Angle brackets** are no brackets to the lexer, and an operator token may hold several (`>>`, `>?`). `index` says which
/// token comes next, `taken` how many of its bytes a type took away already.
///
/// **`#if`** is transparent: all branches are read as if they stood in a row, and `condition` says in which one we are.
/// `ConditionalBlocks` finds them beforehand.
///
/// **Time.** Every token is read in its own group only. Looking ahead is either bounded (a few tokens, a jump to a partner),
/// or what it found out is kept: `noDeclarationBefore`, `genericArguments`.
///
/// What begins a declaration, which brace is a trailing closure, which `<` opens generic arguments and the like follows
/// the compiler's parser (swift-syntax, `Sources/SwiftParser`); the comparison in `Scripts/` holds us to it.
package struct OutlineParser {
  let tokens: [Token]
  let bytes: [UInt8]
  let readsEverything: Bool
  let recordsStatements: Bool

  var outline = Outline()

  /// The next token.
  var index = 0
  /// Number of bytes of the next token that a type took already (`>` of `>>`).
  var taken = 0
  /// One past the group's last token.
  var limit: Int
  /// Innermost declaration, or -1.
  var owner: Int32 = -1
  /// Innermost closure, or -1.
  var closure: Int32 = -1
  /// Innermost branch of `#if`, or -1.
  var condition: Int32 = -1

  /// Groups that wait, the next one last.
  var stack: [Group] = []
  /// Groups that were passed over, in source order.
  var queue: [Group] = []
  /// Postfix expressions around `#if` (`a` of `a #if X .b #endif`) that wait for its end.
  var suspended: [SuspendedPostfix] = []
  /// In the group that ends at `limit`, the modifiers up to `token` were found not to begin a declaration.
  var noDeclarationBefore = (token: 0, limit: 0)
  /// How many conditions of `if`, `while` and `switch` are being read inside one another, without brackets between them.
  var conditionDepth = 0
  /// Whether what is passed over may have to be read as something else.
  var isLookingAhead = false
  /// How many attributes are being read inside the generic arguments of one another.
  var attributeDepth = 0
  var genericArguments = GenericArgumentMemo()
  private let unclosed: UnclosedBrackets
  /// For the first branch of each `#if` block what the block holds; empty until somebody asks.
  var blockContents: [BlockContents] = []

  package static func parse(
    _ buffer: TokenBuffer, of file: SourceFile, depth: Outline.Depth = .interesting, recordStatements: Bool = false
  ) -> Outline {
    var parser = OutlineParser(buffer, file, depth, recordStatements)
    parser.run()
    return parser.outline
  }

  private init(_ buffer: TokenBuffer, _ file: SourceFile, _ depth: Outline.Depth, _ recordStatements: Bool) {
    tokens = buffer.tokens
    bytes = file.storage
    readsEverything = depth == .full
    recordsStatements = recordStatements
    limit = max(0, tokens.count - 1)
    unclosed = buffer.issues.contains { $0.kind == .unclosedBracket } ? UnclosedBrackets(in: buffer.tokens) : .none
    outline.declarations.reserveCapacity(tokens.count / 64)
    outline.conditions = buffer.hasConditions ? ConditionalBlocks.find(in: tokens) : []
  }

  private mutating func run() {
    guard !tokens.isEmpty else { return }
    stack.append(Group(kind: .statements, traits: .topLevel, start: 0, end: limit))
    while let group = stack.popLast() { read(group) }
    outline.closeSubtrees()
  }

  private mutating func read(_ group: Group) {
    index = Int(group.start)
    limit = Int(group.end)
    taken = 0
    owner = group.owner
    closure = group.closure
    condition = group.condition
    switch group.kind {
    case .statements, .members, .accessors: readItems(group)
    case .property: readProperty(group)
    case .closure: readClosure(group)
    case .call: readCall(group)
    case .arguments: readArguments(group)
    case .types: readTypes()
    }
  }

  /// Puts the groups that were passed over on the stack, the first on top.
  mutating func scheduleQueue() {
    while let group = queue.popLast() { stack.append(group) }
  }
}

// MARK: Groups

/// A bracket group that is still to be read, or the rest of a list.
struct Group {
  enum Kind: UInt8 {
    case statements, members, accessors
    /// The braces behind a property's type: accessors, or the statements of a getter.
    case property
    case closure
    /// From the bracket that opens a call to the end of its last trailing closure.
    case call
    /// Expressions between commas: a tuple, a collection, the arguments of a subscript, a macro or an attribute.
    case arguments
    /// The brackets of a type: only its attributes are of interest.
    case types
  }

  struct Traits: OptionSet {
    let rawValue: UInt8
    static let topLevel = Traits(rawValue: 1 << 0)
    /// The body of an initializer: `init` begins an expression.
    static let initializerBody = Traits(rawValue: 1 << 1)
    /// Names in it are bound, not looked up: `case let (a, b)`.
    static let binding = Traits(rawValue: 1 << 2)
    /// It is a pattern of `case`.
    static let matching = Traits(rawValue: 1 << 3)
    /// A call whose callee ends in generic arguments.
    static let specialized = Traits(rawValue: 1 << 4)
  }

  var kind: Kind
  var traits: Traits = []
  var base: Call.Base = .none
  /// The next token: the first behind the opening bracket, for a call that bracket.
  var start: Int32
  var end: Int32
  var owner: Int32 = -1
  var closure: Int32 = -1
  var condition: Int32 = -1
  /// For a closure, and for parentheses around one: the call that it is an argument of, and which one.
  var call: Int32 = -1
  var argument: Int32 = -1
  /// For a call: first token of the callee, and the called name.
  var callee: Int32 = -1
  var name: Int32 = -1
  /// For a list: a declaration whose next name follows (`let a = 1, b = 2`), or -1.
  var continued: Int32 = -1
  /// For a list: index of that declaration's entry in `Outline.statements`, or -1.
  var statement: Int32 = -1

  init(kind: Kind, traits: Traits = [], start: Int, end: Int) {
    self.kind = kind
    self.traits = traits
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }
}

extension OutlineParser {
  /// Token of the bracket that closes the one at `opening`; for one that nothing closes, the next declaration, or the end of the
  /// branch or group.
  func closing(_ opening: Int) -> Int {
    let partner = Int(tokens[opening].partner)
    if partner > opening, partner <= limit { return partner }
    let stop = min(unclosed.end(of: opening) ?? limit, limit)
    if condition >= 0 {
      let end = outline.conditions[Int(condition)].tokens.upperBound
      if end > opening, end < stop { return end }
    }
    return stop
  }

  /// The token behind the closing bracket at `closing`; that token itself where no bracket closes the group.
  func behind(_ closing: Int) -> Int {
    closing < limit && tokens[closing].kind.isClosingBracket ? closing + 1 : min(closing, limit)
  }

  /// One past the brace that closes the group that is read.
  var endOfBraces: Int { tokens[limit].kind == .rightBrace ? limit + 1 : limit }

  /// The tokens from an opening bracket to the one that closes it.
  func bracketed(_ opening: Int) -> Range<Int> { opening..<max(opening + 1, behind(closing(opening))) }

  /// Notes the bracket at the current token as a group, and jumps behind it.
  mutating func pass(_ kind: Group.Kind, _ traits: Group.Traits = []) {
    let end = closing(index)
    enqueue(Group(kind: kind, traits: traits, start: index + 1, end: end))
    index = behind(end)
  }

  /// Jumps behind the bracket at the current token.
  mutating func skipBracket() { index = behind(closing(index)) }

  mutating func enqueue(_ group: Group) {
    let isRecorded = group.kind == .call || group.kind == .closure || group.kind == .property
    guard group.start < group.end || isRecorded else { return }
    var group = group
    group.owner = owner
    group.closure = closure
    group.condition = condition
    queue.append(group)
  }

  /// Passes over the brace of a block at the current token, and notes it unless there is nothing of interest in it.
  mutating func passBlock(_ traits: Group.Traits = []) {
    if readsEverything || tokens[index].flags.contains(.hasInterest) { pass(.statements, traits) } else { skipBracket() }
  }
}

extension Outline {
  /// Computes `subtreeEnd` from the parents.
  fileprivate mutating func closeSubtrees() {
    var index = declarations.count
    while index > 0 {
      index -= 1
      let end = max(declarations[index].subtreeEnd, Int32(truncatingIfNeeded: index + 1))
      declarations[index].subtreeEnd = end
      let parent = Int(declarations[index].parent)
      if parent >= 0 { declarations[parent].subtreeEnd = max(declarations[parent].subtreeEnd, end) }
    }
  }
}
