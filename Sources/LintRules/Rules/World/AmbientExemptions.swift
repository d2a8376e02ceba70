import SwiftLexer

/// What makes an ambient read right, or less than it seems.
struct AmbientExemptions {
  private let pass: Pass
  private let site: AmbientSite
  private let read: AmbientRead

  init(_ pass: borrowing Pass, _ site: AmbientSite, _ read: AmbientRead) {
    self.pass = copy pass
    self.site = site
    self.read = read
  }

  private var buffer: TokenBuffer { pass.buffer }

  // MARK: Definitions of what is injected

  /// It makes a generator, stands in for a value that nobody reads, or is what a client or a parameter does by default.
  var isDefinition: Bool {
    for bracket in site.brackets {
      if bracket.label(in: buffer) == .placeholder { return true }
      let callee = bracket.callee(in: buffer)
      if callee >= 0 {
        switch buffer[callee].word {
        case .DateGenerator, .UUIDGenerator: return true
        case .constant where buffer.kind(before: callee) == .period: return true
        case .dependency where buffer[bracket.open].kind == .leftParen: return true
        case .`init` where isGenerator(assignedAt: callee): return true
        default: break
        }
      }
      if buffer[bracket.open].kind == .leftBrace, isDefaultClosure(bracket.open) { return true }
    }
    return false
  }

  /// `$0.date = .init { … }`.
  private func isGenerator(assignedAt callee: Int) -> Bool {
    guard callee >= 4, buffer[callee - 1].kind == .period, buffer[callee - 2].kind == .equal, buffer[callee - 4].kind == .period else {
      return false
    }
    return buffer[callee - 3].word == .date || buffer[callee - 3].word == .uuid
  }

  /// A closure that is the initial value of a type's property or the default of a parameter, and is not called there.
  private func isDefaultClosure(_ open: Int) -> Bool {
    guard buffer.kind(before: open) == .equal, buffer[open].partner != TokenBuffer.noPartner else { return false }
    let behind = Int(buffer[open].partner) + 1
    if behind < buffer.count, buffer.opensCall(behind) { return false }
    let index = pass.outline.declaration(around: open)
    guard index >= 0 else { return false }
    let declaration = pass.outline.declarations[index]
    if declaration.parameters?.contains(open) == true { return true }
    guard declaration.initialValue?.lowerBound == open, declaration.parent >= 0 else { return false }
    return pass.outline.declarations[Int(declaration.parent)].kind.isNominalOrExtension
  }

  // MARK: Identities

  /// It names an effect to cancel, and nothing that a test would compare.
  var isCancelIdentity: Bool {
    if site.brackets.contains(where: isCancellation) { return true }
    let index = site.initialized(in: pass.outline)
    guard index >= 0, let token = pass.outline.declarations[index].name.first else { return false }
    let declaration = pass.outline.declarations[index]
    let name = QualifiedName.word(buffer[token], pass.file)
    if name.lowercased().contains("cancel") { return true }
    if declaration.parent >= 0, pass.outline.declarations[Int(declaration.parent)].kind.isNominalOrExtension {
      return pass.regions.region(atToken: token).place == .reducer && (name.hasSuffix("ID") || name.hasSuffix("Id"))
    }
    return allUses(of: name, of: index) { brackets, _ in brackets.contains(where: isCancellation) }
  }

  private func isCancellation(_ bracket: AmbientSite.Bracket) -> Bool {
    guard buffer[bracket.open].kind == .leftParen else { return false }
    let path = bracket.calleePath(pass)
    guard let name = path.first else { return false }
    if path.dropFirst().contains(where: { $0.hasPrefix("Cancel") }) { return true }
    return name == "cancellable" || name == "cancel" || name == "withTaskCancellation" || name.hasPrefix("Cancel")
  }

  /// The identity of a helper that compares itself without it.
  var isIgnoredByEquality: Bool {
    guard site.type >= 0, site.member >= 0, site.initialized(in: pass.outline) == site.member else { return false }
    let members = Int(site.type) + 1..<Int(pass.outline.declarations[site.type].subtreeEnd)
    return members.contains { index in
      let member = pass.outline.declarations[index]
      guard member.kind == .function, Int(member.parent) == site.type, member.modifierSet.isTypeMember, let name = member.name.first
      else { return false }
      return pass.file.text(buffer[name].range) == "=="
    }
  }

  // MARK: Loggers

  /// It only names what a logger says, or where.
  var isLoggerLabel: Bool {
    site.brackets.contains { bracket in
      let callee = bracket.callee(in: buffer)
      return callee >= 0 && buffer[bracket.open].kind == .leftParen
        && ["Logger", "OSLog", "Signposter", "OSSignposter"].contains { pass.file.isText(buffer[callee], $0) }
    }
  }

  // MARK: Stopwatches

  /// It is one end of a measurement whose result is only told to an observer.
  var isStopwatch: Bool {
    let index = site.initialized(in: pass.outline)
    if index >= 0, isLocal(index), pass.outline.declarations[index].initialValue == read.tokens,
      let token = pass.outline.declarations[index].name.first
    {
      let name = QualifiedName.word(buffer[token], pass.file)
      return allUses(of: name, of: index) { brackets, use in isElapsed(use) && isTold(brackets, use) }
    }
    // `Date().timeIntervalSince(start)`, `CACurrentMediaTime() - start`
    let behind = read.tokens.upperBound
    guard behind + 2 < buffer.count else { return false }
    let isMeasured =
      buffer[behind].kind == .period && buffer[behind + 1].word == .timeIntervalSince
      || buffer[behind].kind == .binaryOperator && pass.file.isText(buffer[behind], "-")
    return isMeasured && isTold(site.brackets, site.token)
  }

  /// The use is the start of a measurement: `….timeIntervalSince(start)`, `start.timeIntervalSinceNow`.
  private func isElapsed(_ use: Int) -> Bool {
    if use + 2 < buffer.count, buffer[use + 1].kind == .period,
      buffer[use + 2].word == .timeIntervalSinceNow || pass.file.isText(buffer[use + 2], "duration")
    {
      return true
    }
    // `CACurrentMediaTime() - start`
    if use >= 1, buffer[use - 1].kind == .binaryOperator, pass.file.isText(buffer[use - 1], "-") { return true }
    return use >= 2 && buffer[use - 1].kind == .leftParen && buffer[use - 2].word == .timeIntervalSince
  }

  /// The measured time goes into a call of an observer, at once or by way of a constant.
  private func isTold(_ brackets: [AmbientSite.Bracket], _ use: Int) -> Bool {
    if brackets.contains(where: isObserver) { return true }
    let index = pass.outline.declaration(around: use)
    guard index >= 0, isLocal(index), pass.outline.declarations[index].initialValue != read.tokens,
      pass.outline.declarations[index].initialValue?.contains(use) == true, let token = pass.outline.declarations[index].name.first
    else { return false }
    return allUses(of: QualifiedName.word(buffer[token], pass.file), of: index) { brackets, _ in brackets.contains(where: isObserver) }
  }

  private func isObserver(_ bracket: AmbientSite.Bracket) -> Bool {
    guard buffer[bracket.open].kind == .leftParen else { return false }
    return bracket.calleePath(pass).contains { ObserverNames.contains($0) }
  }

  private func isLocal(_ declaration: Int) -> Bool {
    let item = pass.outline.declarations[declaration]
    guard item.kind == .variable || item.kind == .constant, item.parent >= 0 else { return false }
    return !pass.outline.declarations[Int(item.parent)].kind.isNominalOrExtension
  }

  /// Whether a local name is used at all, and all its uses pass a test.
  private func allUses(of name: String, of declaration: Int, _ test: ([AmbientSite.Bracket], Int) -> Bool) -> Bool {
    guard site.member >= 0 else { return false }
    let member = pass.outline.declarations[site.member].tokens
    let start = pass.outline.declarations[declaration].tokens.upperBound
    guard start < member.upperBound else { return false }
    var found = false
    for index in start..<min(member.upperBound, start + 20_000) {
      let token = buffer[index]
      guard token.kind == .identifier, buffer.kind(before: index) != .period, buffer[index + 1].kind != .colon,
        pass.file.isText(token, name)
      else { continue }
      guard let brackets = AmbientSite.brackets(around: index, from: member.lowerBound, pass), test(brackets, index) else { return false }
      found = true
    }
    return found
  }
}
