@testable import SwiftLexer

/// What must hold of the tokens of any bytes.
struct LexerChecks {
  let file: SourceFile
  let buffer: TokenBuffer

  func run() {
    end()
    tiling()
    partners()
    issues()
    words()
  }

  private func end() {
    let last = buffer.tokens.last
    require(last?.kind == .endOfFile && last?.start == UInt32(file.count) && last?.length == 0, "the last token is not the end")
    require(buffer.tokens.count { $0.kind == .endOfFile } == 1, "more than one end of file")
  }

  // MARK: Tiling

  /// Tokens and comments come in order and do not overlap, and between them stand only bytes that are blank or that an
  /// issue tells of.
  private func tiling() {
    let passedOver = buffer.issues.filter { issue in
      switch issue.kind {
      case .conflictMarker, .invalidUTF8, .invalidCharacter, .nulByte: true
      default: false
      }
    }
    var nextIssue = 0
    var nextComment = 0
    var position = file.hasByteOrderMark ? 3 : 0
    for (index, token) in buffer.tokens.enumerated() {
      while nextComment < buffer.comments.count, Int(buffer.comments[nextComment].nextToken) == index {
        let range = buffer.comments[nextComment].range.bytes
        gap(position..<range.lowerBound, before: index, passedOver, &nextIssue)
        require(range.upperBound <= file.count, "a comment leaves the file")
        position = range.upperBound
        nextComment += 1
      }
      require(Int(token.start) >= position, "token \(index) begins before the one in front of it ends")
      gap(position..<Int(token.start), before: index, passedOver, &nextIssue)
      position = Int(token.end)
      require(position <= file.count, "a token leaves the file")
    }
    require(nextComment == buffer.comments.count, "a comment belongs to no token")
  }

  private func gap(_ range: Range<Int>, before token: Int, _ issues: [LexicalIssue], _ nextIssue: inout Int) {
    require(range.lowerBound <= range.upperBound, "a comment overlaps a token")
    let isInString = token > 0 && canStandBeforeSegment(buffer[token - 1].kind) && canStandBehindSegment(buffer[token].kind)
    for offset in range {
      while nextIssue < issues.count, Int(issues[nextIssue].range.end) <= offset { nextIssue += 1 }
      if nextIssue < issues.count, issues[nextIssue].range.bytes.contains(offset) { continue }
      switch file.storage[offset] {
      case 0x09...0x0D, 0x20: continue
      // `\` at the end of a line joins it with the next.
      case UInt8(ascii: "\\"), UInt8(ascii: "#"): require(isInString, "byte \(offset) is in no token")
      // A byte order mark in the middle.
      case 0xEF, 0xBB, 0xBF: continue
      default: require(false, "byte \(offset) is in no token")
      }
    }
  }

  private func canStandBeforeSegment(_ kind: Token.Kind) -> Bool {
    kind == .stringSegment || kind == .multilineStringQuote || kind == .rightParen
  }

  private func canStandBehindSegment(_ kind: Token.Kind) -> Bool {
    kind == .stringSegment || kind == .multilineStringQuote || kind == .backslash || kind == .endOfFile
  }

  // MARK: Brackets, words, issues

  private func partners() {
    var open: [Int] = []
    for (index, token) in buffer.tokens.enumerated() where token.kind.isBracket && token.partner != TokenBuffer.noPartner {
      let partner = Int(token.partner)
      require(partner < buffer.count && Int(buffer[partner].partner) == index, "the partner of \(index) has another one")
      if token.kind.isOpeningBracket {
        require(partner > index && buffer[partner].kind == closer(of: token.kind), "\(index) is closed by another kind")
        open.append(index)
      } else {
        require(open.popLast() == partner, "the pairs of brackets cross at \(index)")
      }
    }
  }

  private func closer(of kind: Token.Kind) -> Token.Kind {
    switch kind {
    case .leftParen: .rightParen
    case .leftSquare: .rightSquare
    default: .rightBrace
    }
  }

  private func words() {
    var interest = 0
    for token in buffer.tokens {
      if token.word != .none {
        require(token.kind.isWord && buffer.words.contains(token.word), "a word is missing from the set")
        require(token.word.isReserved == (token.kind == .keyword) || token.flags.contains(.backquoted), "a word of the wrong kind")
        if token.word.isInteresting { interest += 1 }
      }
    }
    var before: [Int] = []
    before.reserveCapacity(buffer.count + 1)
    var count = 0
    for token in buffer.tokens {
      before.append(count)
      if token.word.isInteresting { count += 1 }
    }
    for (index, token) in buffer.tokens.enumerated() where token.kind == .leftBrace && token.partner != TokenBuffer.noPartner {
      let found = before[Int(token.partner)] > before[index]
      require(found == token.flags.contains(.hasInterest), "the brace \(index) is wrong about what stands in it")
    }
  }

  private func issues() {
    var last = SourceRange(start: 0, end: 0)
    for issue in buffer.issues {
      require(issue.range.start <= issue.range.end && Int(issue.range.end) <= file.count, "an issue leaves the file")
      require(last <= issue.range, "issues are out of order")
      last = issue.range
    }
  }

  // MARK: Modes

  /// The language mode decides nothing but bare regex literals.
  static func compare(_ old: LexerChecks, _ new: LexerChecks) {
    func isBareRegex(_ token: Token) -> Bool {
      token.kind == .regexLiteral && new.file.storage[Int(token.start)] == UInt8(ascii: "/")
    }
    guard !new.buffer.tokens.contains(where: isBareRegex) else { return }
    require(old.buffer.count == new.buffer.count, "without a bare regex literal both modes read the same")
    for (first, second) in zip(old.buffer.tokens, new.buffer.tokens) {
      require(first.range == second.range && first.kind == second.kind && first.flags == second.flags, "the modes differ at \(first.start)")
    }
  }
}
