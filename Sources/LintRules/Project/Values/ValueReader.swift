import SwiftLexer

/// Reads what a static member gives: the normal form of its initial value, its getter's body, or a function's body.
///
/// A pure function of one file's tokens. Where a body branches, the form is `other`: rules are silent on it.
struct ValueReader {
  let reader: TokenReader
  private let answers: AnswerReader

  init(_ file: SourceFile, _ buffer: TokenBuffer) {
    reader = TokenReader(file: file, buffer: buffer)
    answers = AnswerReader(reader: reader)
  }

  private var buffer: TokenBuffer { reader.buffer }

  /// The form of a property or function; `nil` where it has no value in view.
  func form(of declaration: Declaration) -> ValueForm? {
    var form: ValueForm?
    if let value = declaration.initialValue {
      form = expression(value, Scope())
    } else if let body = declaration.body, body.count >= 2 {
      form = self.body(getter(of: body.lowerBound + 1..<body.upperBound - 1), Scope())
    }
    form?.isEffectful = isEffectful(declaration.tokens)
    return form
  }

  func form(ofExpression tokens: Range<Int>) -> ValueForm { expression(tokens, Scope()) }

  /// The statements of `get { … }`, or the body itself.
  private func getter(of body: Range<Int>) -> Range<Int> {
    guard let first = body.first, buffer[first].word == .get else { return body }
    var index = first + 1
    while index < body.upperBound, buffer[index].kind != .leftBrace {
      switch buffer[index].word {
      case .async, .throws: index += 1
      default: return body
      }
    }
    return index < body.upperBound ? reader.inside(index, of: body) ?? body : body
  }

  // MARK: Bodies

  /// What local names stand for.
  private struct Scope {
    struct Local {
      var value: Range<Int>?
      var assignments: [EndpointForm] = []
    }
    var locals: [String: Local] = [:]
    var depth = 0
  }

  private func body(_ tokens: Range<Int>, _ outer: Scope) -> ValueForm {
    var scope = outer
    scope.depth += 1
    let other = ValueForm(root: .other, range: buffer.range(of: tokens))
    guard scope.depth < 8, let statements = reader.statements(tokens), let last = statements.last else { return other }
    var reported: SourceRange?
    for statement in statements.dropLast() {
      if answers.alarm(statement) == .reports {
        reported = reported ?? buffer.range(of: statement)
      } else if !note(statement, in: &scope) {
        return other
      }
    }
    var value = last
    if buffer[last.lowerBound].word == .return { value = last.lowerBound + 1..<last.upperBound }
    switch buffer[value.first ?? last.lowerBound].word {
    case .if, .switch, .guard, .do, .for, .while, .repeat, .let, .var, .throw:
      var form = other
      form.reportsAtOnce = reported
      return form
    default: break
    }
    var form = expression(value, scope)
    form.reportsAtOnce = reported ?? form.reportsAtOnce
    return form
  }

  /// Notes what a statement in front of the value does to local names; `false` where it cannot be told.
  private func note(_ statement: Range<Int>, in scope: inout Scope) -> Bool {
    let first = statement.lowerBound
    switch buffer[first].word {
    case .let, .var:
      guard statement.count > 1, buffer[first + 1].kind.isWord,
        let equal = statement.first(where: { buffer[$0].kind == .equal })
      else { return true }
      scope.locals[reader.word(first + 1)] = Scope.Local(value: equal + 1..<statement.upperBound)
      return true
    case .if, .switch, .guard, .do, .for, .while, .repeat, .defer: return false
    case .return: return false
    default: break
    }
    // `x.endpoint = …`
    guard statement.count > 4, buffer[first].kind == .identifier, buffer[first + 1].kind == .period, buffer[first + 2].kind.isWord,
      buffer[first + 3].kind == .equal, scope.locals[reader.word(first)] != nil
    else { return true }
    let value = first + 4..<statement.upperBound
    scope.locals[reader.word(first)]?.assignments.append(endpoint(reader.word(first + 2), value, isTrailing: false))
    return true
  }

  // MARK: Expressions

  private func expression(_ tokens: Range<Int>, _ scope: Scope) -> ValueForm {
    var form = ValueForm(root: .other, range: buffer.range(of: tokens))
    guard let tokens = answers.trimmed(tokens), let first = tokens.first else { return form }
    form.range = buffer.range(of: tokens)
    if tokens.contains(where: { buffer[$0].kind.isDirective }) { return form }
    switch buffer[first].kind {
    case .leftBrace:
      return closure(tokens, scope, form)
    case .integerLiteral, .floatLiteral, .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter:
      form.root = .literal
    case .leftSquare where reader.isBracketed(tokens, by: .leftSquare):
      form.root = .literal
    case .leftParen:
      // `() as! X`
      if tokens.count > 4, buffer[first + 1].kind == .rightParen, buffer[first + 2].word == .as, buffer[first + 3].kind == .exclamationMark {
        form.root = .crash
      }
    case .keyword where tokens.count == 1 && [.`nil`, .`true`, .`false`].contains(buffer[first].word):
      form.root = .literal
    case .identifier, .keyword, .period:
      return path(tokens, scope, form)
    default: break
    }
    return form
  }

  private func closure(_ tokens: Range<Int>, _ scope: Scope, _ form: ValueForm) -> ValueForm {
    var form = form
    if reader.isBracketed(tokens, by: .leftBrace) {
      form.root = .closure(answers.closure(tokens).kind)
      return form
    }
    // `{ … }()`
    let end = tokens.upperBound
    let close = Int(buffer[tokens.lowerBound].partner)
    guard close + 3 == end, buffer[close + 1].kind == .leftParen, buffer[close + 2].kind == .rightParen else { return form }
    return body(reader.closureBody(tokens.lowerBound..<close + 1), scope)
  }

  /// Words and dots, and what they are called with.
  private func path(_ tokens: Range<Int>, _ scope: Scope, _ form: ValueForm) -> ValueForm {
    var form = form
    var names: [String] = []
    var index = tokens.lowerBound
    let isImplicit = buffer[index].kind == .period
    if isImplicit { index += 1 }
    while index < tokens.upperBound, buffer[index].kind.isWord {
      names.append(reader.word(index))
      index += 1
      if let end = genericEnd(index, in: tokens) { index = end }
      guard index + 1 < tokens.upperBound, buffer[index].kind == .period, buffer[index + 1].kind.isWord else { break }
      index += 1
    }
    guard !names.isEmpty else { return form }
    if index == tokens.upperBound { return named(names, isImplicit, scope, form) }
    guard let (arguments, end) = reader.arguments(at: index, in: tokens), end == tokens.upperBound else {
      return form
    }
    if names.last == "init" {
      names.removeLast()
      if !isImplicit, names.isEmpty { return form }
      form.root = .construction(names.isEmpty ? nil : names.joined(separator: "."))
    } else if !isImplicit, isType(names[names.count - 1]) {
      form.root = .construction(names.joined(separator: "."))
    } else if let kind = answers.alarm(tokens) {
      form.root = kind == .crashes ? .crash : .report
      return form
    } else {
      form.root = .member(owner: owner(names, isImplicit), name: names[names.count - 1], isCalled: true)
      return form
    }
    form.argumentCount = arguments.count
    form.endpoints = arguments.compactMap { argument in
      let endpoint = endpoint(argument.label, argument.value, isTrailing: argument.isTrailingClosure)
      return endpoint.kind == .value && !isNested(argument.value) ? nil : endpoint
    }
    if case .construction(let name?) = form.root, QualifiedName.last(name).camelCaseWords.contains("live") {
      form.liveArguments = reader.text(index..<tokens.upperBound)
    }
    return form
  }

  /// A value of another client: `.noop`, `Other.mock`.
  private func isNested(_ value: Range<Int>) -> Bool {
    value.last.map { buffer[$0].kind.isWord && $0 > value.lowerBound && buffer[$0 - 1].kind == .period } ?? false
  }

  private func named(_ names: [String], _ isImplicit: Bool, _ scope: Scope, _ form: ValueForm) -> ValueForm {
    var form = form
    if !isImplicit, names.count == 1, let local = scope.locals[names[0]] {
      var inner = scope
      inner.locals[names[0]] = nil
      inner.depth += 1
      guard inner.depth < 8, let value = local.value else { return form }
      var base = expression(value, inner)
      for assignment in local.assignments {
        base.endpoints.removeAll { $0.label == assignment.label }
        base.endpoints.append(assignment)
      }
      return base
    }
    form.root = .member(owner: owner(names, isImplicit), name: names[names.count - 1], isCalled: false)
    return form
  }

  private func owner(_ names: [String], _ isImplicit: Bool) -> ValueForm.Owner {
    let path = names.dropLast()
    if isImplicit { return path.isEmpty ? .implicit : .named("") }
    if path.isEmpty || path == ["Self"] || path == ["self"] { return .enclosing }
    return .named(path.joined(separator: "."))
  }

  private func isType(_ name: String) -> Bool {
    name.unicodeScalars.first { $0 != "_" }?.properties.isUppercase ?? false
  }

  /// The token behind generic arguments that begin at a token.
  private func genericEnd(_ token: Int, in tokens: Range<Int>) -> Int? {
    guard token < tokens.upperBound, buffer[token].kind.isOperator, reader.isOperator(token, "<"),
      !buffer[token].flags.contains(.afterTrivia)
    else { return nil }
    var depth = 0
    var index = token
    while index < tokens.upperBound {
      if buffer[index].kind.isOperator {
        for byte in reader.file.storage[buffer[index].range.bytes] {
          if byte == UInt8(ascii: "<") { depth += 1 }
          if byte == UInt8(ascii: ">") { depth -= 1 }
        }
        if depth <= 0 { return index + 1 }
      }
      index = reader.behind(index, in: tokens)
    }
    return nil
  }

  private func endpoint(_ label: String?, _ value: Range<Int>, isTrailing: Bool) -> EndpointForm {
    let answer = answers.argument(value)
    return EndpointForm(
      label: label, kind: answer.kind, range: buffer.range(of: value), answer: answer.expression.map { buffer.range(of: $0) },
      answerText: answer.expression.map { reader.text($0) }, isTrailingClosure: isTrailing,
      failsAtOnce: answer.isAtOnce)
  }

  // MARK: Effects

  func isEffectful(_ tokens: Range<Int>) -> Bool {
    tokens.contains { buffer[$0].word == .await } || WorldReader(reader.file, buffer).isEffectful(tokens)
  }
}
