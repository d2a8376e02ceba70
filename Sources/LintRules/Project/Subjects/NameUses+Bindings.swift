import SwiftLexer

/// Where parameters, captures and locals stand between a name and the property that it would mean.
extension NameUses {
  private mutating func bind(_ index: Int, in tokens: Range<Int>) {
    guard let name = name(at: index), !isPrefixed(index, name) else { return }
    binders.insert(index)
    if !tokens.isEmpty { hidden[name].append(tokens) }
  }

  /// End of the innermost braces.
  private func endOfScope(_ end: Int) -> Int {
    for bracket in open.reversed() where buffer[bracket].kind == .leftBrace { return Int(buffer[bracket].partner) }
    return end
  }

  /// The token behind a bracket's partner, or behind one that is no bracket.
  private func behind(_ index: Int) -> Int {
    let token = buffer[index]
    guard token.kind.isOpeningBracket, token.partner != TokenBuffer.noPartner else { return index + 1 }
    return max(index + 1, Int(token.partner) + 1)
  }

  /// First token from `start` on that passes a test outside of brackets, or `end`.
  private func first(from start: Int, _ end: Int, where test: (Int) -> Bool) -> Int {
    var index = start
    while index < end {
      if test(index) { return index }
      if buffer[index].kind.isClosingBracket { return index }
      index = behind(index)
    }
    return end
  }

  /// The block that opens at a token; empty where none does.
  private func block(at index: Int) -> Range<Int> {
    guard index < buffer.count, buffer[index].kind == .leftBrace, buffer[index].partner != TokenBuffer.noPartner else { return index..<index }
    return index..<Int(buffer[index].partner)
  }

  /// Names that a pattern binds, each of which no period stands before and nothing behind that makes it something else.
  private func boundNames(_ pattern: Range<Int>) -> [Int] {
    pattern.filter { index in
      guard name(at: index) != nil, index == 0 || buffer[index - 1].kind != .period else { return false }
      switch buffer[index + 1].kind {
      case .period, .leftParen: return false
      case .colon: return index == pattern.lowerBound
      default: return true
      }
    }
  }

  /// `let name = …` and its like: a statement, or a condition of `if`, `guard` and `while`.
  mutating func bindPattern(behind keyword: Int, _ end: Int) {
    guard keyword + 1 < end, !binders.contains(keyword) else { return }
    let isTuple = buffer[keyword + 1].kind == .leftParen
    let pattern = keyword + 1..<min(end, isTuple ? behind(keyword + 1) : keyword + 2)
    let head = headOfCondition(keyword)
    if head == .`catch` {
      let block = block(at: first(from: keyword + 1, end) { buffer[$0].kind == .leftBrace })
      for index in boundNames(pattern) { bind(index, in: block) }
    } else if head != .none {
      bindCondition(pattern, isGuard: head == .`guard`, end)
    } else {
      var start = pattern.upperBound
      start = endOfStatement(start, end)
      let scope = start..<max(start, endOfScope(end))
      for index in boundNames(pattern) { bind(index, in: scope) }
      // `let a = 1, name = 2`
      if start < end, buffer[start].kind == .comma, start + 1 < end { bindNext(start, end) }
    }
  }

  private mutating func bindNext(_ comma: Int, _ end: Int) {
    var comma = comma
    while comma + 1 < end, buffer[comma].kind == .comma, buffer[comma + 1].kind == .identifier {
      let start = endOfStatement(comma + 2, end)
      bind(comma + 1, in: start..<max(start, endOfScope(end)))
      guard start > comma else { return }
      comma = start
    }
  }

  /// The keyword of the statement whose condition a `let`, `var` or `case` begins.
  private func headOfCondition(_ keyword: Int) -> KnownWord {
    guard keyword > 0 else { return .none }
    let before = buffer[keyword - 1]
    if before.kind == .keyword {
      switch before.word {
      case .`if`, .`guard`, .`while`, .`catch`: return before.word
      default: return .none
      }
    }
    guard before.kind == .comma, open.last.map({ buffer[$0].kind == .leftBrace }) ?? true else { return .none }
    // A later condition: back to the keyword, on the same level.
    var index = keyword - 2
    let start = open.last ?? 0
    var steps = 0
    while index > start, steps < 400 {
      steps += 1
      let token = buffer[index]
      if token.kind.isClosingBracket, token.partner != TokenBuffer.noPartner {
        index = Int(token.partner) - 1
        continue
      }
      if token.kind == .keyword {
        switch token.word {
        case .`if`, .`guard`, .`while`: return token.word
        case .`case`:
          switch buffer[index - 1].word {
          case .`if`, .`guard`, .`while`: break
          default: if buffer[index - 1].kind != .comma { return .none }
          }
        default: break
        }
      }
      index -= 1
    }
    return .none
  }

  /// From behind a condition's value on, up to the end of the block, or of the scope around a `guard`.
  private mutating func bindCondition(_ pattern: Range<Int>, isGuard: Bool, _ end: Int) {
    let stop = first(from: pattern.upperBound, end) { index in
      buffer[index].kind == .comma || buffer[index].kind == .leftBrace || buffer[index].word == .`else`
    }
    // `if let name {`: its value is the name itself.
    let isShorthand = !(pattern.upperBound..<stop).contains { buffer[$0].kind == .equal }
    let reach: Int
    if isGuard {
      reach = endOfScope(end)
    } else {
      reach = block(at: first(from: stop, end) { buffer[$0].kind == .leftBrace }).upperBound
    }
    for index in boundNames(pattern) {
      if isShorthand {
        guard let name = name(at: index), stop < reach else { continue }
        hidden[name].append(stop..<reach)
        // `let` stands before it, where no use is looked for.
        if !hidden[name].contains(where: { $0.contains(index) }) { uses.append(Use(name: name, token: index)) }
        binders.insert(index)
      } else {
        bind(index, in: stop..<max(stop, reach))
      }
    }
  }

  /// `case let .a(name):`, `if case .a(let name) = …`
  mutating func bindCase(_ keyword: Int, _ end: Int) {
    let head = headOfCondition(keyword)
    let isFor = keyword > 0 && buffer[keyword - 1].word == .`for`
    let stop = first(from: keyword + 1, end) { index in
      switch buffer[index].kind {
      case .equal: head != .none
      case .colon: head == .none && !isFor
      case .leftBrace: true
      case .keyword: buffer[index].word == .`in` && isFor
      default: false
      }
    }
    let pattern = keyword + 1..<stop
    var bound: [Int] = []
    for index in pattern where buffer[index].kind == .keyword && (buffer[index].word == .`let` || buffer[index].word == .`var`) {
      binders.insert(index)
      if buffer[index + 1].kind == .identifier, buffer[index + 2].kind != .period, buffer[index + 2].kind != .leftParen {
        bound += boundNames(index + 1..<index + 2)
      } else {
        let behind = first(from: index + 1, stop) { buffer[$0].kind == .comma || buffer[$0].word == .`where` }
        bound += boundNames(index + 1..<max(index + 1, behind))
      }
    }
    guard !bound.isEmpty else { return }
    if head == .none, !isFor {
      let scope = endOfScope(end)
      // Up to the next label of the same `switch`.
      let next = first(from: stop, scope) { index in
        buffer[index].kind == .keyword && (buffer[index].word == .`case` || buffer[index].word == .`default`) && !isConditional(index)
      }
      for index in bound { bind(index, in: index..<max(index, next)) }
    } else if isFor {
      let block = block(at: first(from: stop, end) { buffer[$0].kind == .leftBrace })
      for index in bound { bind(index, in: block) }
    } else {
      for index in bound {
        bindCondition(index..<index + 1, from: stop, isGuard: head == .`guard`, end)
      }
    }
  }

  private mutating func bindCondition(_ name: Range<Int>, from equal: Int, isGuard: Bool, _ end: Int) {
    let stop = first(from: equal, end) { index in
      buffer[index].kind == .comma || buffer[index].kind == .leftBrace || buffer[index].word == .`else`
    }
    let reach = isGuard ? endOfScope(end) : block(at: first(from: stop, end) { buffer[$0].kind == .leftBrace }).upperBound
    bind(name.lowerBound, in: stop..<max(stop, reach))
  }

  /// A `case` that is no label: `if case`, `, case`.
  private func isConditional(_ index: Int) -> Bool {
    switch buffer[index - 1].word {
    case .`if`, .`guard`, .`while`, .`for`: return true
    default: return buffer[index - 1].kind == .comma
    }
  }

  mutating func bindFor(_ keyword: Int, _ end: Int) {
    let stop = first(from: keyword + 1, end) { buffer[$0].word == .`in` || buffer[$0].kind == .leftBrace }
    guard stop < end, buffer[stop].word == .`in`, buffer[keyword + 1].word != .`case` else { return }
    let block = block(at: first(from: stop + 1, end) { buffer[$0].kind == .leftBrace })
    for index in boundNames(keyword + 1..<stop) { bind(index, in: block) }
  }

  /// Parameters of a function hide a name in its body; a local function hides it in the scope around it.
  mutating func bindParameters(ofFunction keyword: Int, _ end: Int, isMember: Bool) {
    if !isMember, name(at: keyword + 1) != nil { bind(keyword + 1, in: keyword..<max(keyword, endOfScope(end))) }
    let paren = first(from: keyword + 1, min(end, keyword + 200)) { buffer[$0].kind == .leftParen || buffer[$0].kind == .leftBrace }
    guard paren < end, buffer[paren].kind == .leftParen, let clause = reader.inside(paren, of: 0..<end) else { return }
    let body = first(from: clause.upperBound + 1, end) { index in
      if buffer[index].kind == .leftBrace { return true }
      switch buffer[index].word {
      case .`func`, .`var`, .`let`, .`case`, .`init`, .`struct`, .`class`, .`enum`, .`static`: return buffer[index].kind == .keyword
      default: return false
      }
    }
    bindParameters(clause, in: block(at: body))
  }

  private mutating func bindParameters(_ clause: Range<Int>, in body: Range<Int>) {
    for item in reader.items(clause) {
      guard let colon = item.first(where: { buffer[$0].kind == .colon }) else {
        if item.count == 1 { bind(item.lowerBound, in: body) }
        continue
      }
      // The last word before the colon is the name inside.
      if colon > item.lowerBound { bind(colon - 1, in: body) }
    }
  }

  /// `{ name in`, `{ (name: Int) in`, `{ [name = value] in`
  mutating func bindParameters(ofClosure brace: Int) {
    let close = Int(buffer[brace].partner)
    let body = reader.closureBody(brace..<close + 1)
    guard body.lowerBound > brace + 1, body.lowerBound <= close else { return }
    let inside = body.lowerBound..<close
    var index = brace + 1
    while index < body.lowerBound - 1 {
      let token = buffer[index]
      if token.kind == .arrow { return }
      if token.kind == .atSign {
        index += 2
        continue
      }
      if token.kind == .leftSquare, let captures = reader.inside(index, of: brace..<close) {
        for item in reader.items(captures) {
          if let equal = item.first(where: { buffer[$0].kind == .equal }), equal > item.lowerBound { bind(equal - 1, in: inside) }
        }
      } else if token.kind == .leftParen, let clause = reader.inside(index, of: brace..<close) {
        bindParameters(clause, in: inside)
      } else if token.kind == .identifier {
        bind(index, in: inside)
      }
      index = behind(index)
    }
  }

  // MARK: Statements

  /// The first token behind a statement, or the comma behind its first value.
  private func endOfStatement(_ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end {
      let token = buffer[index]
      if token.kind == .semicolon || token.kind == .comma || token.kind.isClosingBracket || token.kind.isDirective { return index }
      if index > start || token.flags.contains(.atStartOfLine), token.flags.contains(.atStartOfLine), !reader.continues(index),
        !reader.isOpen(index - 1)
      {
        return index
      }
      index = behind(index)
    }
    return end
  }
}
