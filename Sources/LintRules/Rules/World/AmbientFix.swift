import SwiftLexer

/// The way out of an ambient read: the dependency that the enclosing type has, or is given.
struct AmbientFix {
  private let family: AmbientFamily
  private let read: AmbientRead
  private let site: AmbientSite
  private let place: Region.Place
  private let pass: Pass

  init(_ family: AmbientFamily, _ read: AmbientRead, _ site: AmbientSite, _ place: Region.Place, _ pass: borrowing Pass) {
    self.family = family
    self.read = read
    self.site = site
    self.place = place
    self.pass = copy pass
  }

  func fixes() -> [Fix] {
    guard let root = family.root, place == .reducer || place == .effect || place == .model,
      let type = pass.type(ofDeclaration: site.type), canReadSelf,
      !pass.project.redeclaresDependency(root, seenBy: pass.facts.module), let prefix = selfPrefix(type)
    else { return [] }
    for (site, property) in pass.project.dependencies(of: type) {
      guard let source = family.sources.first(where: { $0.path == property.path }) else { continue }
      if property.isPrivate, pass.project.facts(of: site).path != pass.facts.path { continue }
      // Where a local of the same name may stand between, only `self` tells which is meant.
      let isClear = !mayBeShadowed(property.name)
      let value = (isClear ? prefix : "self.") + property.name + source.suffix
      guard let edits = edits(value) else { return [] }
      return [Fix(title: .useDependency(value), applicability: isClear && family.isReplaceable ? .safe : .unsafe, edits: edits)]
    }
    return hint(prefix, type)
  }

  // MARK: Where a property can be read

  /// The read stands in an instance member's code, and not in a nested function of a type of its own.
  private var canReadSelf: Bool {
    guard site.member >= 0, site.defaultArgument(in: pass.outline) < 0 else { return false }
    let member = pass.outline.declarations[site.member]
    switch member.kind {
    case .function, .`subscript`: return !member.modifierSet.isTypeMember
    case .initializer, .deinitializer: return place == .model
    case .variable: return !member.modifierSet.isTypeMember && member.body?.contains(site.token) == true
    default: return false
    }
  }

  /// What has to stand before a property's name here: a class asks for `self.` in closures. `nil` where a closure holds
  /// `self` in a way of its own.
  private func selfPrefix(_ type: TypeID) -> String? {
    guard pass.project[type].kind == .`class` || pass.project[type].kind == .actor else { return "" }
    var closure = pass.outline.closure(around: site.token)
    let member = pass.outline.declarations[site.member].tokens
    var prefix = ""
    while closure >= 0, member.contains(pass.outline.closures[closure].tokens.lowerBound) {
      let item = pass.outline.closures[closure]
      if let captures = item.captures, captures.contains(where: { pass.buffer[$0].word == .`self` }) { return nil }
      prefix = "self."
      closure = Int(item.parent)
    }
    return prefix
  }

  // MARK: Edits

  private func edits(_ value: String) -> [TextEdit]? {
    let range = pass.buffer.range(of: read.tokens)
    switch read.form {
    case .value: return [TextEdit(range: range, replacement: value)]
    case .later(let argument):
      let head = SourceRange(start: range.start, end: pass.buffer[argument].start)
      return [TextEdit(range: head, replacement: value + ".addingTimeInterval(")]
    case .sinceNow: return [TextEdit(range: range, replacement: "timeIntervalSince(\(value))")]
    case .referenceInterval: return [TextEdit(range: range, replacement: value + ".timeIntervalSinceReferenceDate")]
    case .today(let end):
      let start = pass.buffer[end].start
      return [
        TextEdit(range: range, replacement: "isDate"),
        TextEdit(range: SourceRange(start: start, end: start), replacement: ", inSameDayAs: \(value)"),
      ]
    case .sleep: return [TextEdit(range: range, replacement: value + ".sleep")]
    case .sleepNanoseconds(let label, let end):
      let head = SourceRange(start: pass.buffer[label].start, end: pass.buffer[label + 1].end)
      let start = pass.buffer[end].start
      return [
        TextEdit(range: range, replacement: value + ".sleep"), TextEdit(range: head, replacement: "for:"),
        TextEdit(range: SourceRange(start: pass.buffer[label + 2].start, end: pass.buffer[label + 2].start), replacement: ".nanoseconds("),
        TextEdit(range: SourceRange(start: start, end: start), replacement: ")"),
      ]
    case .other: return nil
    }
  }

  /// A new property of the type, and its use: in a file that imports the library, for a type that is declared in it and has
  /// no member of that name.
  private func hint(_ prefix: String, _ type: TypeID) -> [Fix] {
    guard let new = family.insertion, let source = family.sources.first(where: { $0.path == new.path }),
      let edits = edits(prefix + new.name + source.suffix), !mayBeShadowed(new.name),
      pass.facts.imports.contains(where: { $0.module == "ComposableArchitecture" || $0.module == "Dependencies" }),
      let declaration = declaration(of: type), let insertion = insertion(of: new, into: declaration, type)
    else { return [] }
    let all = (edits + [insertion]).sorted { $0.range < $1.range }
    return [Fix(title: .addDependency(new.path), applicability: .unsafe, edits: all)]
  }

  /// The type's own declaration, where it stands in this file and nowhere else.
  private func declaration(of type: TypeID) -> Int? {
    let sites = pass.project[type].sites
    guard sites.count == 1, let site = sites.first, pass.project.facts(of: site).path == pass.facts.path else { return nil }
    return Int(pass.project[site].declaration)
  }

  /// Behind the type's last `@Dependency`, else before its `body` or first function.
  private func insertion(of new: (path: String, name: String), into declaration: Int, _ type: TypeID) -> TextEdit? {
    let outline = pass.outline
    let members = (declaration + 1..<Int(outline.declarations[declaration].subtreeEnd)).filter {
      Int(outline.declarations[$0].parent) == declaration
    }
    for member in members where outline.declarations[member].name.contains(where: { pass.file.isText(pass.buffer[$0], new.name) }) {
      return nil
    }
    let isObservable = pass.project[type].sites.contains { pass.project[$0].attributes.contains(.observable) }
    let property = (isObservable ? "@ObservationIgnored " : "") + "@Dependency(\\.\(new.path)) var \(new.name)"
    let last = members.last { outline.attributes[outline.declarations[$0].attributes].contains { $0.word == .Dependency } }
    if let last {
      let tokens = outline.declarations[last].tokens
      let end = pass.buffer[tokens.upperBound - 1].end
      let text = pass.lineBreak + pass.indentation(of: tokens.lowerBound) + property
      return TextEdit(range: SourceRange(start: end, end: end), replacement: text)
    }
    let next = members.first { index in
      let member = outline.declarations[index]
      return member.kind == .function || member.kind == .initializer || (member.kind == .variable && member.body != nil)
    }
    guard let next, outline.declarations[next].condition < 0 else { return nil }
    let token = outline.declarations[next].tokens.lowerBound
    let start = pass.buffer[token].start
    return TextEdit(
      range: SourceRange(start: start, end: start),
      replacement: property + pass.lineBreak + pass.lineBreak + pass.indentation(of: token))
  }

  // MARK: Shadows

  /// A local of the property's name may stand between: in doubt there is one.
  private func mayBeShadowed(_ name: String) -> Bool {
    let member = pass.outline.declarations[site.member].tokens
    guard member.count < 20_000 else { return true }
    return member.contains { index in
      guard pass.buffer[index].kind == .identifier, pass.file.isText(pass.buffer[index], name) else { return false }
      return !isUse(index, member)
    }
  }

  private func isUse(_ index: Int, _ member: Range<Int>) -> Bool {
    let buffer = pass.buffer
    switch buffer.kind(before: index) {
    case .period: return true
    case .keyword where buffer.word(before: index) == .`let` || buffer.word(before: index) == .`var` || buffer.word(before: index) == .`for`
      || buffer.word(before: index) == .`func`:
      return false
    default: break
    }
    let next = buffer[index + 1]
    switch next.kind {
    case .period: return true
    case .equal, .wildcard: return false
    case .identifier, .keyword: if next.word == .`in`, !next.flags.contains(.atStartOfLine) { return false }
    default: break
    }
    // A parameter of a function or closure.
    for declaration in pass.outline.declarations[site.member..<Int(pass.outline.declarations[site.member].subtreeEnd)] {
      if declaration.parameters?.contains(index) == true { return false }
    }
    var closure = pass.outline.closure(around: index)
    while closure >= 0, member.contains(pass.outline.closures[closure].tokens.lowerBound) {
      let item = pass.outline.closures[closure]
      if item.parameters?.contains(index) == true || item.captures?.contains(index) == true { return false }
      closure = Int(item.parent)
    }
    return !isPattern(index, member)
  }

  /// It stands in the parentheses of a pattern that binds names: `case let .opened(now)`, `let (now, rest)`.
  private func isPattern(_ index: Int, _ member: Range<Int>) -> Bool {
    guard let brackets = AmbientSite.brackets(around: index, from: member.lowerBound, pass) else { return true }
    for bracket in brackets {
      guard pass.buffer[bracket.open].kind == .leftParen else { return false }
      var before = bracket.open - 1
      while before > member.lowerBound, pass.buffer[before].kind.isWord || pass.buffer[before].kind == .period,
        pass.buffer[before].kind != .keyword
      {
        before -= 1
      }
      switch pass.buffer[before].word {
      case .`let`, .`var`, .`for`, .`case`: return true
      default: continue
      }
    }
    return false
  }
}

extension String {
  fileprivate static func useDependency(_ value: String) -> String { "use '\(value)'" }
  fileprivate static func addDependency(_ path: String) -> String { "take '@Dependency(\\.\(path))' and use it" }
}
