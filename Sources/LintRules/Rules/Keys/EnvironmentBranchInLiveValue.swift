import SwiftLexer

/// Reports live values that are something else in tests, previews or debug builds.
package struct EnvironmentBranchInLiveValue: Rule {
  package static let metadata = RuleMetadata(
    id: "environment_branch_in_live_value", group: .keys, summary: "live value that depends on who runs it", severity: .warning,
    since: "0.1.0", fixes: .none,
    options: [RuleOption(name: "allow", kind: .list(allowed: []), summary: "spellings and keys that are never reported, such as isTesting")],
    interest: .tokens([.liveValue] + EnvironmentSniffs.words),
    explanation: #"""
      ## What it does

      Reports a live value that asks whether a test or a preview runs it (`isTesting`, `TestContext.current`,
      `XCODE_RUNNING_FOR_PREVIEWS`, `@Dependency(\.context)`), and one that is one of two whole clients: by `#if DEBUG`, or by
      an `if`, a `switch` or a `?:` around them.

      ## Why is this bad?

      The library chooses between `liveValue`, `previewValue` and `testValue`, and tells who gets the wrong one. A live value
      that chooses by itself takes that away: a test that forgets an override gets a mock and passes, and what the app runs is a
      branch that neither tests nor debug builds have seen.

      ## Example

      ```swift
      import Dependencies

      struct PushClient {
        var register: () async -> Void
      }
      extension PushClient: DependencyKey {
        static var liveValue: PushClient {
          #if DEBUG
            return PushClient(register: {})
          #else
            return PushClient(register: { await Push.register() })
          #endif
        }
        static let testValue = PushClient(register: unimplemented("PushClient.register"))
      }
      ```

      ## Use instead

      ```swift
      import Dependencies

      struct PushClient {
        var register: () async -> Void
      }
      extension PushClient: DependencyKey {
        static let liveValue = PushClient(register: { await Push.register() })
        static let previewValue = PushClient(register: {})
        static let testValue = PushClient(register: unimplemented("PushClient.register"))
      }
      ```

      ## Limits

      Branches within an endpoint are ordinary code, and fine. So are `#if os(…)`, `canImport`, `targetEnvironment`,
      `#available`, `if let` and `??`: what a system can do is no environment. What is only logged or reported is a note.

      ## Disable it

      Name keys that are meant to choose: `environment_branch_in_live_value: {allow: [PushClient]}`.
      """#)

  private let allowed: [String]

  package init(options: RuleOptions) throws(ConfigurationError) { allowed = options.allow }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard !pass.project.isLibrary(pass.facts.module), !pass.project.isReducerLibrary(pass.facts.module) else { return }
    let sniffs = EnvironmentSniffs(pass).all { $0.world == .app && $0.place == .liveValue }
    for sniff in sniffs where !allowed.contains(sniff.spelling) {
      guard let site = AmbientSite(sniff.tokens.lowerBound, pass) else { continue }
      report(
        pass.finding(
          Self.metadata, severity: sniff.isTold(site, pass) ? .note : .warning, at: pass.buffer.range(of: sniff.tokens),
          Finding.Message.asks(sniff.spelling).text))
    }
    guard !pass.project.isTest(pass.facts) else { return }
    var chosen: Set<String> = []
    for value in pass.project.keyValues("liveValue", in: pass.facts) {
      let name = value.key.name
      guard !allowed.contains(name), !allowed.contains(QualifiedName.last(name)), !chosen.contains(name) else { continue }
      let declaration = pass.outline.declarations[Int(value.value.declaration)]
      if sniffs.contains(where: { declaration.tokens.contains($0.tokens.lowerBound) }) { continue }
      guard let tokens = choice(of: declaration, Int(value.value.declaration), pass) else { continue }
      chosen.insert(name)
      report(
        pass.finding(
          Self.metadata, at: pass.buffer.range(of: tokens), Finding.Message.chooses(name, Self.form(tokens, pass)).text))
    }
  }

  private static func form(_ tokens: Range<Int>, _ pass: borrowing Pass) -> String {
    switch pass.buffer[tokens.lowerBound].kind {
    case .poundIf, .poundElseif, .poundElse: return "#if DEBUG"
    default: break
    }
    switch pass.buffer[tokens.lowerBound].word {
    case .if: return "if"
    case .switch: return "switch"
    default: return "?:"
    }
  }

  // MARK: Choices

  /// What chooses between whole values.
  private func choice(of declaration: Declaration, _ index: Int, _ pass: borrowing Pass) -> Range<Int>? {
    if let directive = memberChoice(declaration, index, pass) { return directive }
    let buffer = pass.buffer
    let reader = TokenReader(file: pass.file, buffer: buffer)
    if let value = declaration.initialValue, let first = value.first {
      // `{ … }()`
      if buffer[first].kind == .leftBrace, let inner = reader.inside(first, of: value) { return bodyChoice(inner, reader) }
      return expressionChoice(value, reader)
    }
    guard let body = declaration.body, body.count > 2 else { return nil }
    var inner = body.lowerBound + 1..<body.upperBound - 1
    if buffer[inner.lowerBound].word == .get, let brace = inner.first(where: { buffer[$0].kind == .leftBrace }),
      let getter = reader.inside(brace, of: inner)
    {
      inner = getter
    }
    return bodyChoice(inner, reader)
  }

  /// `#if DEBUG static let liveValue = … #else static let liveValue = … #endif`.
  private func memberChoice(_ declaration: Declaration, _ index: Int, _ pass: borrowing Pass) -> Range<Int>? {
    guard declaration.condition >= 0, let name = declaration.name.first else { return nil }
    let branch = pass.outline.conditions[Int(declaration.condition)]
    guard isAboutDebug(branch.expression, pass.buffer, pass.file) else { return nil }
    let hasOther = pass.outline.declarations.indices.contains { other in
      let item = pass.outline.declarations[other]
      guard other != index, item.parent == declaration.parent, item.condition >= 0, let token = item.name.first,
        pass.buffer[token].word == pass.buffer[name].word
      else { return false }
      return pass.outline.conditions[Int(item.condition)].block == branch.block
    }
    return hasOther ? branch.directive..<max(branch.directive + 1, branch.expression.upperBound) : nil
  }

  private func isAboutDebug(_ tokens: Range<Int>, _ buffer: TokenBuffer, _ file: SourceFile) -> Bool {
    tokens.contains { buffer[$0].kind == .identifier && file.isText(buffer[$0], "DEBUG") }
  }

  private func bodyChoice(_ body: Range<Int>, _ reader: TokenReader) -> Range<Int>? {
    let buffer = reader.buffer
    var index = body.lowerBound
    while index < body.upperBound {
      if buffer[index].kind == .poundIf {
        var end = index + 1
        while end < body.upperBound, !buffer[end].flags.contains(.atStartOfLine) { end += 1 }
        // Both branches give a value; one that only logs chooses nothing.
        if isAboutDebug(index..<end, buffer, reader.file), let tail = directives(from: end, body, buffer), tail.elseAt != nil,
          [end..<tail.elseAt!, tail.elseAt!..<tail.end].allSatisfy({ givesValue($0, reader) })
        {
          return index..<end
        }
      }
      index = reader.behind(index, in: body)
    }
    guard let statements = reader.statements(body) else { return nil }
    for (position, statement) in statements.enumerated() {
      let isLast = position == statements.count - 1
      switch buffer[statement.lowerBound].word {
      case .if: if let head = ifChoice(statement, isLast, reader) { return head }
      case .switch:
        guard let brace = statement.first(where: { buffer[$0].kind == .leftBrace }), let inner = reader.inside(brace, of: statement) else { continue }
        if isLast || inner.contains(where: { buffer[$0].word == .return }) { return statement.lowerBound..<brace }
      default:
        if isLast, let ternary = expressionChoice(statement, reader) { return ternary }
      }
    }
    return nil
  }

  /// The next branch of an `#if`, and its end, at the same depth.
  private func directives(from start: Int, _ body: Range<Int>, _ buffer: TokenBuffer) -> (elseAt: Int?, end: Int)? {
    var depth = 0
    var elseAt: Int?
    for index in start..<body.upperBound {
      switch buffer[index].kind {
      case .poundIf: depth += 1
      case .poundElse, .poundElseif: if depth == 0, elseAt == nil { elseAt = index }
      case .poundEndif:
        if depth == 0 { return (elseAt, index) }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  /// The tokens return something, or end in an expression that is no statement of its own.
  private func givesValue(_ tokens: Range<Int>, _ reader: TokenReader) -> Bool {
    let buffer = reader.buffer
    if reader.contains(tokens, where: { $0.word == .return }) { return true }
    // One expression, of a construction or a member.
    var first = tokens.lowerBound
    while first < tokens.upperBound, buffer[first].kind.isDirective { first += 1 }
    guard first < tokens.upperBound, let statements = reader.statements(first..<tokens.upperBound), statements.count == 1 else { return false }
    return buffer[first].word == .Self || buffer[first].kind == .period
      || buffer[first].kind == .identifier && reader.file.storage[Int(buffer[first].start)] &- 0x41 < 26
  }

  /// `if condition { return … }`, where the condition binds nothing and asks for no system.
  private func ifChoice(_ statement: Range<Int>, _ isLast: Bool, _ reader: TokenReader) -> Range<Int>? {
    let buffer = reader.buffer
    guard let brace = statement.first(where: { buffer[$0].kind == .leftBrace }), let block = reader.inside(brace, of: statement) else { return nil }
    let condition = statement.lowerBound + 1..<brace
    for index in condition {
      switch buffer[index].word {
      case .let, .var, .case, .is, .nil: return nil
      default: break
      }
      if buffer[index].kind == .poundAvailable || buffer[index].kind == .poundUnavailable { return nil }
    }
    let returns = reader.contains(block) { $0.word == .return }
    let hasElse = block.upperBound + 1 < statement.upperBound && buffer[block.upperBound + 1].word == .else
    guard returns || (isLast && hasElse) else { return nil }
    return statement.lowerBound..<brace
  }

  /// `condition ? first : second`: the condition and the question mark.
  private func expressionChoice(_ tokens: Range<Int>, _ reader: TokenReader) -> Range<Int>? {
    let buffer = reader.buffer
    var start = tokens.lowerBound
    switch buffer[start].word {
    case .return: start += 1
    case .let, .var, .if, .switch, .guard, .for, .while: return nil
    default: break
    }
    var index = start
    while index < tokens.upperBound {
      switch buffer[index].kind {
      case .equal: return nil
      case .infixQuestionMark: return index > start ? start..<index : nil
      case .exclamationMark where index + 1 < tokens.upperBound && buffer[index + 1].word == .nil: return nil
      default: break
      }
      if buffer[index].word == .nil { return nil }
      index = reader.behind(index, in: tokens)
    }
    return nil
  }
}

extension Finding.Message {
  fileprivate static func asks(_ spelling: String) -> Self {
    "'\(spelling)' in a live value: the library chooses the test value and the preview value, and tells who forgot one; what the app runs is tested nowhere"
  }
  fileprivate static func chooses(_ key: String, _ form: String) -> Self {
    "the live value of '\(key)' is one of several clients, chosen by '\(form)': what the app runs is one that others never see; let each be a value of its own"
  }
}
