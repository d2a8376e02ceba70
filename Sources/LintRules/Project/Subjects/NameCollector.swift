import SwiftLexer

/// Collects the names that a file mentions in one walk over its tokens.
struct NameCollector {
  private let file: SourceFile
  private let buffer: TokenBuffer
  private var result = MentionedNames()
  /// What was added last to each slot: most names come again at once.
  private var members = RecentNames()
  private var names = RecentNames()
  private var shorthands = RecentNames()

  static func collect(_ file: SourceFile, _ buffer: TokenBuffer, _ outline: Outline, _ facts: FileFacts) -> MentionedNames {
    var collector = NameCollector(file: file, buffer: buffer)
    var extensions: [Range<Int>] = []
    let declared = Set(facts.types.lazy.filter { $0.kind != .`extension` }.map(\.name))
    for (index, type) in facts.types.enumerated() where type.kind == .`extension` && !declared.contains(type.name) {
      guard type.name != "DependencyValues", let body = outline.declarations[Int(type.declaration)].body else { continue }
      // Extensions stand beside each other, but in files that do not parse.
      if let last = extensions.last, last.upperBound > body.lowerBound { continue }
      extensions.append(body)
      collector.result.inExtensions.append(MentionedNames.InExtension(type: Int32(index), names: [], isSource: false))
    }
    collector.walk(extensions)
    return collector.result
  }

  private init(file: SourceFile, buffer: TokenBuffer) {
    self.file = file
    self.buffer = buffer
  }

  private mutating func walk(_ extensions: [Range<Int>]) {
    let tokens = buffer.tokens
    var next = 0
    var before = Token.Kind.endOfFile
    for index in 0..<max(0, tokens.count - 1) {
      let kind = tokens[index].kind
      defer { before = kind }
      guard kind == .identifier || (kind == .keyword && before == .period) else { continue }
      while next < extensions.count, extensions[next].upperBound <= index { next += 1 }
      let current = next < extensions.count && extensions[next].lowerBound < index ? next : -1
      if before == .period {
        switch buffer.memberBase(of: index, file) {
        case .`self`: if current >= 0 { add(tokens[index], toExtension: current) }
        case .value: if !isOfDependencyPath(index) { members.add(NameHash(tokens[index], file), to: &result.members) }
        case .none:
          switch tokens[max(0, index - 2)].kind {
          case .dollarIdentifier, .backslash: shorthands.add(NameHash(tokens[index], file), to: &result.shorthands)
          default: break
          }
          continue
        case .type:
          if tokens[index].length == 8, file.isText(tokens[index], "previews") { result.showsPreviews = true }
          continue
        }
      } else if current >= 0, !buffer.isLabel(index) {
        add(tokens[index], toExtension: current)
      }
      if tokens[index].word == .withDependencies { noteSource(index, current) }
    }
  }

  /// `now` of `@Dependency(\.date.now)`: no read of a value that the project declares.
  private func isOfDependencyPath(_ index: Int) -> Bool {
    var start = index - 1
    while start > 2, buffer[start].kind == .period, buffer[start - 1].kind == .identifier { start -= 2 }
    return start > 2 && buffer[start + 1].word == .date && buffer[start].kind == .period && buffer[start - 1].kind == .backslash && buffer[start - 2].kind == .leftParen
      && buffer[start - 3].word == .Dependency
  }

  /// `withDependencies(from: x)`
  private mutating func noteSource(_ index: Int, _ current: Int) {
    guard index + 4 < buffer.count, buffer[index + 1].kind == .leftParen, file.isText(buffer[index + 2], "from") else { return }
    if buffer[index + 4].word != .`self` {
      result.handsOnDependencies = true
    } else if current >= 0 {
      result.inExtensions[current].isSource = true
    }
  }

  private var current = -1

  private mutating func add(_ token: Token, toExtension index: Int) {
    if index != current {
      names = RecentNames()
      current = index
    }
    names.add(NameHash(token, file), to: &result.inExtensions[index].names)
  }
}

/// Keeps most names from being added twice.
private struct RecentNames {
  private var slots = [UInt32](repeating: 0, count: 256)

  mutating func add(_ name: NameHash, to list: inout [NameHash]) {
    let slot = Int(name.value & 255)
    guard slots[slot] != name.value else { return }
    slots[slot] = name.value
    list.append(name)
  }
}

/// What a member's name stands on.
enum MemberBase {
  /// Nothing, or a key path's backslash, or a closure's own parameter: `.name`, `\.name`, `$0.name`.
  case none
  /// `self.name`, `self?.name`.
  case `self`
  /// A word that begins like a type: `Date.now`.
  case type
  case value
}

extension TokenBuffer {
  /// What the name at a token, before which a period stands, is a member of.
  func memberBase(of index: Int, _ file: SourceFile) -> MemberBase {
    guard index >= 2 else { return .none }
    var base = index - 2
    if tokens[base].kind == .postfixQuestionMark || tokens[base].kind == .exclamationMark { base -= 1 }
    guard base >= 0, endsExpression(base) else { return .none }
    switch tokens[base].word {
    case .`self`: return base > 0 && tokens[base - 1].kind == .period ? .value : .`self`
    case .`super`: return .`self`
    case .`Self`, .DependencyValues: return .type
    default: break
    }
    if tokens[base].kind == .dollarIdentifier { return .none }
    let isUppercase = tokens[base].kind == .identifier && file.storage[Int(tokens[base].start)] &- 0x41 < 26
    return isUppercase ? .type : .value
  }

  /// The word at a token is an argument's or parameter's label: `name:` behind `(`, `,` or a closure's end.
  func isLabel(_ index: Int) -> Bool {
    guard tokens[index + 1].kind == .colon, index > 0 else { return false }
    switch tokens[index - 1].kind {
    case .leftParen, .comma, .rightBrace: return true
    default: return false
    }
  }
}
