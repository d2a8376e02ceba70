/// Partners of brackets.
///
/// A *region* is what brackets must not reach out of: the file, one interpolation, one branch of `#if`. A closing bracket
/// that finds no opening one of its kind in its region is an issue and closes nothing; one that finds it closes what was
/// left open above it. How many of each kind are open is counted, so that a bracket never searches in vain.
extension Lexer {
  struct OpenBracket {
    /// Index of its token.
    var token: Int
    var closer: UInt8
    /// Whether something of interest stood around it before it opened.
    var outerInterest: Bool
  }

  struct Region {
    enum Kind { case file, interpolation, condition }
    var kind: Kind
    /// Height of the bracket stack where it began.
    var height: Int
    var parens = 0
    var squares = 0
    var braces = 0

    init(kind: Kind, height: Int) {
      self.kind = kind
      self.height = height
    }

    func open(_ closer: UInt8) -> Int {
      switch closer {
      case UInt8(ascii: ")"): parens
      case UInt8(ascii: "]"): squares
      default: braces
      }
    }

    mutating func count(_ closer: UInt8, _ change: Int) {
      switch closer {
      case UInt8(ascii: ")"): parens += change
      case UInt8(ascii: "]"): squares += change
      default: braces += change
      }
    }
  }

  mutating func open(_ byte: UInt8) {
    let start = position
    position += 1
    switch byte {
    case UInt8(ascii: "("):
      if case .interpolation(let shape, let openParens, let regions) = mode {
        mode = .interpolation(shape, openParens: openParens + 1, regions: regions)
      }
      push(UInt8(ascii: ")"))
      append(.leftParen, from: start)
    case UInt8(ascii: "["):
      push(UInt8(ascii: "]"))
      append(.leftSquare, from: start)
    default:
      push(UInt8(ascii: "}"))
      append(.leftBrace, from: start)
    }
  }

  private mutating func push(_ closer: UInt8) {
    brackets.append(OpenBracket(token: tokens.count, closer: closer, outerInterest: interest))
    region.count(closer, 1)
    interest = false
  }

  /// - Returns: whether the mode changed.
  mutating func close(_ byte: UInt8) -> Bool {
    let start = position
    position += 1
    let kind: Token.Kind =
      switch byte {
      case UInt8(ascii: ")"): .rightParen
      case UInt8(ascii: "]"): .rightSquare
      default: .rightBrace
      }
    if kind == .rightParen, case .interpolation(let shape, let openParens, let height) = mode {
      if openParens == 0 {
        append(kind, from: start)
        endInterpolation(regions: height, closedBy: tokens.count - 1)
        pop()
        return true
      }
      mode = .interpolation(shape, openParens: openParens - 1, regions: height)
    }
    append(kind, from: start)
    guard region.open(byte) > 0 else {
      report(.unmatchedBracket, start..<position)
      return false
    }
    while let bracket = brackets.last, brackets.count > region.height {
      if bracket.closer == byte {
        link(bracket, to: tokens.count - 1)
        break
      }
      abandonLast()
    }
    return false
  }

  private mutating func link(_ bracket: OpenBracket, to closing: Int) {
    brackets.removeLast()
    region.count(bracket.closer, -1)
    tokens[bracket.token].partner = UInt32(truncatingIfNeeded: closing)
    tokens[closing].partner = UInt32(truncatingIfNeeded: bracket.token)
    leave(bracket)
  }

  private mutating func leave(_ bracket: OpenBracket) {
    if interest, bracket.closer == UInt8(ascii: "}") { tokens[bracket.token].flags.insert(.hasInterest) }
    interest = interest || bracket.outerInterest
  }

  /// Gives up on the innermost open bracket: nothing will close it.
  private mutating func abandonLast() {
    guard let bracket = brackets.popLast() else { return }
    region.count(bracket.closer, -1)
    let start = Int(tokens[bracket.token].start)
    report(.unclosedBracket, start..<start + 1)
    leave(bracket)
  }

  private mutating func abandon(downTo height: Int) {
    while brackets.count > height { abandonLast() }
  }

  // MARK: Regions

  /// Called with the parenthesis of `\(` about to be appended.
  mutating func beginInterpolation() {
    regions.append(region)
    region = Region(kind: .interpolation, height: brackets.count)
    brackets.append(OpenBracket(token: tokens.count, closer: UInt8(ascii: ")"), outerInterest: interest))
    region.height += 1
    interest = false
  }

  /// - Parameter closing: index of the closing parenthesis, or `nil` where a line end broke it off.
  mutating func endInterpolation(regions height: Int, closedBy closing: Int?) {
    while regions.count > height { mergeRegion() }
    abandon(downTo: region.height)
    if let bracket = brackets.last {
      if let closing { link(bracket, to: closing) } else { abandonLast() }
    }
    region = regions.popLast() ?? Region(kind: .file, height: 0)
  }

  /// Ends the innermost region and leaves its open brackets to the one around it.
  private mutating func mergeRegion() {
    guard var outer = regions.popLast() else { return }
    outer.parens += region.parens
    outer.squares += region.squares
    outer.braces += region.braces
    region = outer
  }

  mutating func beginCondition() {
    hasConditions = true
    regions.append(region)
    region = Region(kind: .condition, height: brackets.count)
  }

  /// `#elseif` and `#else`: what the branch before left open stays open no longer.
  mutating func nextCondition() {
    guard region.kind == .condition else { return }
    abandon(downTo: region.height)
  }

  /// `#endif`: what the last branch left open is closed behind the block, as in `#if A … { #else … { #endif … }`.
  mutating func endCondition() {
    guard region.kind == .condition else { return }
    mergeRegion()
  }

  /// At the end of the file.
  mutating func closeEverything() {
    var index = modes.count
    while true {
      if case .string(let shape) = mode { report(.unterminatedString, shape.start..<min(shape.start + 1, count)) }
      if index == 0 { break }
      index -= 1
      mode = modes[index]
    }
    modes = []
    while !regions.isEmpty { mergeRegion() }
    abandon(downTo: 0)
  }
}
