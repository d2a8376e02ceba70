import SwiftLexer

/// Finds where names that stand for properties of `self`, or for locals, are used in a piece of code.
///
/// A name counts where it stands alone, behind `self`, or as `_name` and `$name`; not as a label, as a member of something
/// else, or where a parameter, a capture or a local of the same name stands between. Where a local's reach cannot be told, it
/// ends early: a use too many is found rather than one too few.
struct NameUses {
  struct Use {
    /// Index into the names asked for.
    var name: Int
    var token: Int
  }

  let file: SourceFile
  let buffer: TokenBuffer
  let reader: TokenReader
  private let hashes: [NameHash: Int]
  /// Bit n: the hash of one of the names ends in n. Nearly all words of a file are told from the names by it.
  private let filter: UInt64
  let names: [String]
  /// Words that stand for `self`: `this` of `let this = self`.
  private var selves: Set<NameHash> = []

  var uses: [Use] = []
  /// For each name: a local of the same name is used instead of it somewhere.
  private(set) var isHidden: [Bool]

  /// For each name: tokens in which it stands for something else.
  var hidden: [[Range<Int>]]
  /// Tokens at which a name is bound, which is no use.
  var binders: Set<Int> = []
  /// Open brackets, innermost last, by their own token.
  var open: [Int] = []

  init(of names: [String], _ file: SourceFile, _ buffer: TokenBuffer) {
    self.file = file
    self.buffer = buffer
    self.names = names
    reader = TokenReader(file: file, buffer: buffer)
    var hashes: [NameHash: Int] = [:]
    for (index, name) in names.enumerated() where hashes[NameHash(name)] == nil { hashes[NameHash(name)] = index }
    self.hashes = hashes
    filter = hashes.keys.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
    isHidden = Array(repeating: false, count: names.count)
    hidden = Array(repeating: [], count: names.count)
  }

  /// Looks through tokens.
  /// - Parameters:
  ///   - skipped: what is passed over, in source order: types that are nested.
  ///   - isMemberList: names that are declared outside of inner brackets are members, not locals.
  mutating func read(_ tokens: Range<Int>, skipping skipped: [Range<Int>] = [], isMemberList: Bool) {
    open = []
    hidden = Array(repeating: [], count: names.count)
    let end = min(tokens.upperBound, buffer.count - 1)
    var next = 0
    var index = tokens.lowerBound
    while index < end {
      if next < skipped.count, skipped[next].lowerBound <= index {
        index = max(index, skipped[next].upperBound)
        next += 1
        continue
      }
      let token = buffer[index]
      if token.kind.isOpeningBracket, token.partner != TokenBuffer.noPartner {
        open.append(index)
        if token.kind == .leftBrace { bindParameters(ofClosure: index) }
      } else if token.kind.isClosingBracket {
        while let last = open.last, Int(buffer[last].partner) <= index { open.removeLast() }
      } else if token.kind == .keyword, index > 0, buffer[index - 1].kind == .period {
        // `self.default`
        judge(index)
      } else if token.kind == .keyword {
        let isMember = isMemberList && open.isEmpty
        switch token.word {
        case .`let`, .`var`: if !isMember { bindPattern(behind: index, end) }
        case .`case`: if !isMember { bindCase(index, end) }
        case .`for`: bindFor(index, end)
        case .`func`: bindParameters(ofFunction: index, end, isMember: isMember)
        case .`init`, .`subscript`: if isMember { bindParameters(ofFunction: index, end, isMember: true) }
        case .`self`: noteAlias(index)
        default: break
        }
      } else if token.kind == .identifier {
        judge(index)
      }
      index += 1
    }
  }

  // MARK: Uses

  func name(at index: Int) -> Int? {
    let token = buffer[index]
    guard token.kind.isWord else { return nil }
    let hash = NameHash(token, file)
    guard filter >> UInt64(hash.value & 63) & 1 != 0, let name = hashes[hash] else { return nil }
    let text = QualifiedName.word(buffer[index], file)
    return text == names[name] || text.dropFirst() == names[name] ? name : nil
  }

  /// It is the property's storage or projection: `_name`, `$name`.
  func isPrefixed(_ index: Int, _ name: Int) -> Bool {
    Int(buffer[index].length) > names[name].utf8.count && !buffer[index].flags.contains(.backquoted)
  }

  private mutating func judge(_ index: Int) {
    guard let name = name(at: index), !binders.contains(index) else { return }
    if index > 0, buffer[index - 1].kind == .period {
      if isOnSelf(index) { uses.append(Use(name: name, token: index)) }
      return
    }
    if index > 0, buffer[index - 1].word == .`func` || buffer[index - 1].word == .`let` || buffer[index - 1].word == .`var` { return }
    if buffer.isLabel(index), !isDictionaryKey(index) { return }
    if !isPrefixed(index, name), hidden[name].contains(where: { $0.contains(index) }) {
      isHidden[name] = true
      return
    }
    uses.append(Use(name: name, token: index))
  }

  /// `self.name`, `this.name` where `this` is `self`, `Self().name`, `\Self.name`.
  private func isOnSelf(_ index: Int) -> Bool {
    if buffer.memberBase(of: index, file) == .`self` { return true }
    guard index >= 2 else { return false }
    var base = index - 2
    if buffer[base].kind == .postfixQuestionMark || buffer[base].kind == .exclamationMark { base -= 1 }
    guard base > 0 else { return false }
    if buffer[base].kind == .rightParen, buffer[base].partner != TokenBuffer.noPartner {
      let open = Int(buffer[base].partner)
      // `(self).name`, `Self().name`
      return open > 0 && (buffer[open - 1].word == .`Self` || (open + 2 == base && buffer[open + 1].word == .`self`))
    }
    if buffer[base].word == .`Self` { return buffer[base - 1].kind == .backslash }
    return buffer[base].kind == .identifier && buffer[base - 1].kind != .period && selves.contains(NameHash(buffer[base], file))
  }

  /// `let this = self`, `[this = self]`
  private mutating func noteAlias(_ index: Int) {
    guard index >= 2, buffer[index - 1].kind == .equal, buffer[index - 2].kind == .identifier else { return }
    selves.insert(NameHash(buffer[index - 2], file))
  }

  private func isDictionaryKey(_ index: Int) -> Bool {
    guard let last = open.last else { return false }
    return buffer[last].kind == .leftSquare
  }
}
