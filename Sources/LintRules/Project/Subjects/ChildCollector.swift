import SwiftLexer

/// A reducer that another one may be built of, as it is written. What is no reducer is passed over by the index.
package struct ChildFact: Sendable {
  package enum Form: UInt8, Sendable {
    /// `Child()` where a reducer is built: in `body`, `Scope`, `ifLet`, `forEach` and their like.
    case constructed
    /// The payload of an enum's case: `case child(Child)`.
    case payload
    /// A property of the state: `Child.State`.
    case state
  }
  package var name: String
  package var range: SourceRange
  package var form: Form
}

extension FactCollector {
  /// The file may hold reducers.
  static let reducerWords = WordSet([.Reducer, .ReducerProtocol, .ReducerOf, .Reduce, .AnyReducer])

  private static let memberWords = WordSet([
    .Reducer, .ReducerProtocol, .ReducerOf, .Reduce, .AnyReducer, .Effect, .EffectOf, .EffectTask, .Dependency,
  ])

  /// Notes a function or a computed property.
  mutating func collectMember(_ declaration: Declaration, _ index: Int, _ nameToken: Int) {
    guard declaration.body != nil, typeOf[index] >= 0, buffer.words.intersects(Self.memberWords) else { return }
    facts.types[Int(typeOf[index])].members.append(name(of: nameToken))
    collectChildren(declaration, index)
  }

  // MARK: Reducers that are built

  /// Notes what a property or function builds whose written type is a reducer's.
  private mutating func collectChildren(_ declaration: Declaration, _ index: Int) {
    guard buffer.words.intersects(Self.reducerWords), let body = declaration.body, let type = declaration.type,
      type.contains(where: { Self.reducerWords.contains(buffer[$0].word) })
    else { return }
    var children: [ChildFact] = []
    var token = body.lowerBound + 1
    while token < body.upperBound {
      let item = buffer[token]
      guard item.kind == .identifier, file.storage[Int(item.start)] &- 0x41 < 26, buffer[token - 1].kind != .period else {
        token += 1
        continue
      }
      if item.word == .Reduce || item.word == .AnyReducer {
        token = behindCall(of: token, body)
        continue
      }
      var end = token + 1
      while end + 1 < body.upperBound, buffer[end].kind == .period, buffer[end + 1].kind == .identifier,
        file.storage[Int(buffer[end + 1].start)] &- 0x41 < 26
      {
        end += 2
      }
      if isConstruction(end), let name = QualifiedName.read(token..<end, buffer, file) {
        children.append(ChildFact(name: name, range: buffer.range(of: token..<end), form: .constructed))
      }
      token = end
    }
    facts.types[Int(typeOf[index])].children += children
  }

  /// `(`, `{`, `.init`, or generic arguments come behind a type's name.
  private func isConstruction(_ token: Int) -> Bool {
    switch buffer[token].kind {
    case .leftParen, .leftBrace: true
    case .period: buffer[token + 1].word == .`init`
    case .binaryOperator, .prefixOperator, .postfixOperator: file.storage[Int(buffer[token].start)] == UInt8(ascii: "<")
    default: false
    }
  }

  /// The token behind `Reduce { … }`: what the closure makes is no part of the reducer.
  private func behindCall(of name: Int, _ body: Range<Int>) -> Int {
    var index = name + 1
    while index < min(body.upperBound, name + 64) {
      let token = buffer[index]
      if token.kind == .leftBrace || token.kind == .leftParen {
        return token.partner == TokenBuffer.noPartner ? index + 1 : max(index + 1, Int(token.partner))
      }
      index += 1
    }
    return name + 1
  }

  // MARK: Enums and states

  /// Notes the payload of a case of `@Reducer enum`.
  mutating func collectCase(_ declaration: Declaration, _ index: Int) {
    guard typeOf[index] >= 0, facts.types[Int(typeOf[index])].attributes.contains(.reducer), let parameters = declaration.parameters,
      parameters.count > 2
    else { return }
    for attribute in outline.attributes[declaration.attributes] where buffer.range(of: attribute.name).length > 11 {
      // `@ReducerCaseIgnored`, `@ReducerCaseEphemeral`
      if file.text(buffer.range(of: attribute.name)).hasPrefix("ReducerCase") { return }
    }
    var start = parameters.lowerBound + 1
    if buffer[start].kind.isWord, buffer[start + 1].kind == .colon { start += 2 }
    guard let name = QualifiedName.read(start..<parameters.upperBound - 1, buffer, file) else { return }
    facts.types[Int(typeOf[index])].children.append(
      ChildFact(name: name, range: buffer.range(of: start..<parameters.upperBound - 1), form: .payload))
  }

  /// Notes each `Child.State` in the type of a state's property.
  mutating func collectStates(_ declaration: Declaration, _ typeIndex: Int) {
    guard let type = declaration.type, buffer.words.intersects(Self.reducerWords), QualifiedName.last(facts.types[typeIndex].name) == "State" else {
      return
    }
    for index in type where buffer[index].word == .State && index >= type.lowerBound + 2 && buffer[index - 1].kind == .period {
      var start = index - 2
      while start - 2 >= type.lowerBound, buffer[start - 1].kind == .period { start -= 2 }
      guard let name = QualifiedName.read(start..<index - 1, buffer, file) else { continue }
      facts.types[typeIndex].children.append(ChildFact(name: name, range: buffer.range(of: start..<index + 1), form: .state))
    }
  }
}
