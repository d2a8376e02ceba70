import SwiftLexer

/// Reports a `static var` in a suite or a double: one test's leavings are the next one's premises.
package struct SharedMutableTestState: Rule {
  package static let metadata = RuleMetadata(
    id: "shared_mutable_test_state", group: .tests, summary: "mutable state that tests share", severity: .warning, since: "0.1.0",
    fixes: .none, interest: .tokens([.XCTest, .Testing, .XCTestCase, .Test]),
    explanation: #"""
      ## What it does

      Reports a stored `static var` in a test case, a suite or a double, where tests set it.

      ## Why is this bad?

      Swift Testing runs tests at the same time, XCTest in an order of its own. What one test leaves in a static, another one
      finds: it passes alone and fails with others, or the other way round.

      ## Example

      ```swift
      import Testing

      struct SpyMailer {
        nonisolated(unsafe) static var sent: [String] = []
      }

      @Test func sends() {
        SpyMailer.sent = []
        Shop(mailer: SpyMailer()).order()
        #expect(SpyMailer.sent == ["receipt"])
      }
      ```

      ## Use instead

      ```swift
      import Testing

      final class SpyMailer {
        var sent: [String] = []
      }

      @Test func sends() {
        let mailer = SpyMailer()
        Shop(mailer: mailer).order()
        #expect(mailer.sent == ["receipt"])
      }
      ```

      ## Limits

      It is a note for subclasses of `URLProtocol`, which the system makes itself, so that a static is the only way in. Statics
      that are never written in their file and begin with a value are taken for constants. `@TaskLocal` is no shared state.

      ## Disable it

      `// deplint:disable:next shared_mutable_test_state - reason`.
      """#)

  package init(options: RuleOptions) throws(ConfigurationError) {}

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    guard pass.isTest else { return }
    for (index, declaration) in pass.outline.declarations.enumerated() where declaration.kind == .variable {
      guard declaration.modifierSet.isTypeMember, declaration.attributes.allSatisfy({ isHarmless(pass.outline.attributes[$0], pass) }),
        isStored(declaration, pass), let name = declaration.name.first
      else { continue }
      let type = Int(declaration.parent)
      guard type >= 0, pass.outline.declarations[type].kind.isNominalOrExtension, isJudged(type, pass) else { continue }
      let isProtocol = isURLProtocol(type, pass)
      let text = pass.name(of: index)
      guard declaration.initialValue == nil || isWritten(text, type, name, isPrivate: declaration.modifierSet.contains(.private), pass) else { continue }
      let message: Finding.Message = isProtocol ? .ofProtocol(text) : .shared(text)
      report(pass.finding(Self.metadata, severity: isProtocol ? .note : .warning, at: pass.buffer[name].range, message.text))
    }
  }

  private func isHarmless(_ attribute: Attribute, _ pass: borrowing Pass) -> Bool { attribute.word == .MainActor }

  private func isStored(_ declaration: Declaration, _ pass: borrowing Pass) -> Bool {
    guard let body = declaration.body, body.count > 1 else { return true }
    switch pass.buffer[body.lowerBound + 1].word {
    case .willSet, .didSet: return true
    default: return false
    }
  }

  /// A suite, a test case, or a type that is called as doubles are or takes another type's place.
  private func isJudged(_ type: Int, _ pass: borrowing Pass) -> Bool {
    if pass.isSuite(type) { return true }
    guard let index = pass.typeIndex(ofDeclaration: type) else { return false }
    let fact = pass.facts.types[index]
    if fact.kind == .`extension` { return false }
    let words = QualifiedName.last(fact.name).camelCaseWords
    return !fact.inherits.isEmpty && fact.kind != .`protocol` && fact.kind != .`enum` && isURLProtocol(type, pass)
      || words.contains { ["mock", "stub", "spy", "fake", "double", "dummy"].contains($0) } || SampleNames.contains(QualifiedName.last(fact.name))
  }

  private func isURLProtocol(_ type: Int, _ pass: borrowing Pass) -> Bool {
    guard let index = pass.typeIndex(ofDeclaration: type) else { return false }
    if pass.facts.types[index].inherits.contains(where: { QualifiedName.last($0.name) == "URLProtocol" }) { return true }
    guard let id = pass.type(ofDeclaration: type) else { return false }
    return pass.project.inherits(id, from: "URLProtocol")
  }

  private static let mutators: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "removeValue", "updateValue", "formUnion", "toggle", "merge",
    "sort", "reverse", "subtract", "popLast",
  ]

  /// `Type.name = …`, `Self.name += …`, `Type.name.append(…)`, `&Type.name`. A private cache counts where a test writes it.
  private func isWritten(_ name: String, _ type: Int, _ own: Int, isPrivate: Bool, _ pass: borrowing Pass) -> Bool {
    let typeName = QualifiedName.last(pass.name(of: type))
    let tokens = pass.outline.declarations[type].tokens
    for index in pass.buffer.tokens.indices where pass.buffer[index].kind == .identifier && index != own && index + 1 < pass.buffer.count {
      guard pass.word(index) == name else { continue }
      let isOwned = pass.isMember(index) && ["Self", "self", typeName].contains(pass.owner(of: index))
      let isBare = !pass.isMember(index) && tokens.contains(index) && isInTypeMember(index, pass)
      guard isOwned || isBare, changes(index, pass) else { continue }
      if isPrivate, !pass.isTestFunction(pass.function(around: index)) { continue }
      return true
    }
    return false
  }

  private func isInTypeMember(_ token: Int, _ pass: borrowing Pass) -> Bool {
    let function = pass.function(around: token)
    return function >= 0 && pass.outline.declarations[function].modifierSet.isTypeMember
  }

  private func changes(_ token: Int, _ pass: borrowing Pass) -> Bool {
    var index = token
    var start = token
    while start >= 2, pass.buffer[start - 1].kind == .period, pass.buffer[start - 2].kind.isWord { start -= 2 }
    if start > 0, pass.buffer[start - 1].kind == .prefixAmpersand { return true }
    while index + 1 < pass.buffer.count {
      let next = pass.buffer[index + 1]
      switch next.kind {
      case .equal: return true
      case .binaryOperator:
        let text = pass.file.text(next.range)
        return text.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
      case .postfixQuestionMark, .exclamationMark: index += 1
      case .leftSquare:
        guard next.partner != TokenBuffer.noPartner else { return false }
        index = Int(next.partner)
      case .period:
        guard index + 3 < pass.buffer.count, pass.buffer[index + 2].kind.isWord else { return false }
        if pass.buffer[index + 3].kind == .leftParen { return Self.mutators.contains(pass.word(index + 2)) }
        index += 2
      default: return false
      }
    }
    return false
  }
}

extension Finding.Message {
  fileprivate static func shared(_ name: String) -> Self {
    Self("'\(name)' is shared by all tests: what one leaves in it, another one finds, and they run in any order or at once")
  }
  fileprivate static func ofProtocol(_ name: String) -> Self {
    Self("'\(name)' is shared by all tests that use this protocol: run these one after the other, and set it in each")
  }
}
