import SwiftLexer

/// Which actions lead to a piece of a reducer's code, as far as a `switch` over the action says.
struct ActionBranches {
  private struct Branch {
    var tokens: Range<Int>
    var actions: [String]
  }

  /// A name that stands for an action, or for a part of one.
  private struct Subject {
    var name: String
    /// What stands before the names of its cases: `view.`.
    var prefix: String
    var tokens: Range<Int>
  }

  private let file: SourceFile
  private let buffer: TokenBuffer
  private let reader: TokenReader
  /// In source order, each before those that stand in it.
  private var branches: [Branch] = []
  private var subjects: [Subject] = []

  /// Reads the code of one member.
  init(of member: Int, _ pass: borrowing Pass) {
    file = pass.file
    buffer = pass.buffer
    reader = TokenReader(file: file, buffer: buffer)
    let declaration = pass.outline.declarations[member]
    subjects.append(Subject(name: "action", prefix: "", tokens: declaration.tokens))
    if let parameters = declaration.parameters { addSubjects(parameters, declaration.tokens) }
    for closure in pass.outline.closures where declaration.tokens.contains(closure.tokens.lowerBound) && closure.call >= 0 {
      guard let parameters = closure.parameters, parameters.count > 2 else { continue }
      switch pass.outline.calls[Int(closure.call)].name {
      case .Reduce, .AnyReducer, .Reducer: break
      default: continue
      }
      let words = parameters.filter { buffer[$0].kind == .identifier }
      if words.count >= 2 { subjects.append(Subject(name: reader.word(words[1]), prefix: "", tokens: closure.tokens)) }
    }
    for index in declaration.tokens where buffer[index].kind == .keyword && buffer[index].word == .`switch` {
      read(index, declaration.tokens)
    }
  }

  /// Actions whose branch a token stands in; none where no `switch` says.
  func actions(at token: Int) -> [String] {
    branches.last { $0.tokens.contains(token) }?.actions ?? []
  }

  /// `viewAction: ViewAction`
  private mutating func addSubjects(_ parameters: Range<Int>, _ tokens: Range<Int>) {
    for item in reader.items(parameters.lowerBound + 1..<max(parameters.lowerBound + 1, parameters.upperBound - 1)) {
      guard let colon = item.first(where: { buffer[$0].kind == .colon }), colon > item.lowerBound,
        let type = QualifiedName.read(TypeForm.unattributed(colon + 1..<item.upperBound, buffer), buffer, file)
      else { continue }
      let last = QualifiedName.last(type)
      guard type.contains("Action") else { continue }
      let stem = last.hasSuffix("Action") ? String(last.dropLast("Action".count)) : last
      let prefix = stem.isEmpty ? "" : stem.prefix(1).lowercased() + stem.dropFirst() + "."
      subjects.append(Subject(name: reader.word(colon - 1), prefix: prefix, tokens: tokens))
    }
  }

  private mutating func read(_ keyword: Int, _ tokens: Range<Int>) {
    guard keyword + 2 < tokens.upperBound, buffer[keyword + 1].kind == .identifier, buffer[keyword + 2].kind == .leftBrace,
      let inner = reader.inside(keyword + 2, of: tokens)
    else { return }
    let name = reader.word(keyword + 1)
    guard let subject = subjects.last(where: { $0.name == name && $0.tokens.contains(keyword) }) else { return }
    var index = inner.lowerBound
    while index < inner.upperBound {
      guard buffer[index].kind == .keyword, buffer[index].word == .`case` || buffer[index].word == .`default` else {
        index = reader.behind(index, in: inner)
        continue
      }
      let colon = first(from: index + 1, inner) { buffer[$0].kind == .colon }
      let end = first(from: colon, inner) { at in
        buffer[at].kind == .keyword && (buffer[at].word == .`case` || buffer[at].word == .`default`) && !isConditional(at)
      }
      let branch = colon..<max(colon, end)
      let pattern = index + 1..<max(index + 1, colon)
      var actions: [String] = []
      for item in reader.items(pattern) { if let action = action(item, subject.prefix, branch) { actions.append(action) } }
      branches.append(Branch(tokens: branch, actions: actions))
      index = max(end, index + 1)
    }
  }

  /// `.view(.tapped)` is `view.tapped`; a name that holds the payload stands for it in the branch.
  private mutating func action(_ item: Range<Int>, _ prefix: String, _ branch: Range<Int>) -> String? {
    guard var period = item.first(where: { buffer[$0].kind == .period }) else { return nil }
    // `Action.view`
    while period + 2 < item.upperBound, buffer[period + 1].kind.isWord, buffer[period + 2].kind == .period { period += 2 }
    guard period + 1 < item.upperBound, buffer[period + 1].kind.isWord else { return nil }
    var name = prefix + reader.word(period + 1)
    guard period + 2 < item.upperBound, let payload = reader.inside(period + 2, of: item), buffer[period + 2].kind == .leftParen else { return name }
    for part in reader.items(payload) {
      var start = part.lowerBound
      if part.count > 2, buffer[start].kind.isWord, buffer[start + 1].kind == .colon { start += 2 }
      if buffer[start].word == .`let` || buffer[start].word == .`var` { start += 1 }
      guard start < part.upperBound else { continue }
      if buffer[start].kind == .period {
        name = action(start..<part.upperBound, name + ".", branch) ?? name
      } else if buffer[start].kind == .identifier, start + 1 == part.upperBound {
        subjects.append(Subject(name: reader.word(start), prefix: name + ".", tokens: branch))
      }
    }
    return name
  }

  private func first(from start: Int, _ tokens: Range<Int>, where test: (Int) -> Bool) -> Int {
    var index = start
    while index < tokens.upperBound {
      if test(index) { return index }
      index = reader.behind(index, in: tokens)
    }
    return tokens.upperBound
  }

  /// `if case` and its like are no labels.
  private func isConditional(_ index: Int) -> Bool {
    switch buffer[index - 1].word {
    case .`if`, .`guard`, .`while`, .`for`: return true
    default: return buffer[index - 1].kind == .comma
    }
  }
}
