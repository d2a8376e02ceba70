import SwiftLexer

/// Finds the spellings of "now".
struct DateReads {
  private let pass: Pass
  private var reads: [AmbientRead] = []

  static func all(_ pass: borrowing Pass) -> [AmbientRead] {
    var reads = DateReads(pass: copy pass)
    for index in pass.occurrences { reads.look(at: index) }
    return reads.reads
  }

  private init(pass: Pass) { self.pass = pass }

  private var buffer: TokenBuffer { pass.buffer }

  private mutating func look(at index: Int) {
    switch buffer[index].word {
    case .Date, .NSDate: lookAtType(index)
    case .now:
      // What a chain begins with has no type of its own.
      guard buffer.isImplicitMember(index), buffer[index + 1].kind != .period, isDateExpected(index - 1) else { return }
      add(index - 1..<index + 1, "Date.now", .value, type: "Date")
    case .`init`: lookAtImplicitInitializer(index)
    case .CFAbsoluteTimeGetCurrent:
      if buffer.kind(before: index) != .period, buffer.opensCall(index + 1) {
        add(index..<Int(buffer[index + 1].partner) + 1, "CFAbsoluteTimeGetCurrent()", .referenceInterval)
      }
    case .timeIntervalSinceNow:
      // Not of a date that was reported itself, and no label.
      guard isMember(index), !buffer.opensCall(index + 1), reads.last?.tokens.upperBound != index - 1 else { return }
      add(index..<index + 1, "timeIntervalSinceNow", .sinceNow)
    case .isDateInToday, .isDateInYesterday, .isDateInTomorrow:
      guard isMember(index), buffer.opensCall(index + 1) else { return }
      let isToday = buffer[index].word == .isDateInToday
      add(index..<index + 1, buffer[index].word.spelling, isToday ? .today(end: Int(buffer[index + 1].partner)) : .other)
    case .formatted:
      // `.formatted(.relative(…))`
      guard buffer.opensCall(index + 1), buffer[index + 2].kind == .period, buffer[index + 3].word == .relative,
        buffer.opensCall(index + 4)
      else { return }
      add(index..<index + 1, "formatted(.relative)", .other, isMild: true)
    default: break
    }
  }

  private mutating func add(
    _ tokens: Range<Int>, _ spelling: String, _ form: AmbientRead.Form, type: String? = nil, isMild: Bool = false
  ) {
    reads.append(AmbientRead(tokens: tokens, spelling: spelling, form: form, type: type, isMild: isMild))
  }

  private func isMember(_ index: Int) -> Bool { buffer.kind(before: index) == .period && !buffer.isImplicitMember(index) }

  // MARK: Date

  private mutating func lookAtType(_ index: Int) {
    guard let start = buffer.typeStart(index) else { return }
    let name = buffer[index].word.spelling
    let type = start == index ? name : nil
    let next = index + 1
    if buffer.opensCall(next) { return lookAtCall(start, next, name, name, type) }
    guard buffer[next].kind == .period else { return }
    let member = buffer[next + 1]
    switch member.word {
    case .now:
      if !buffer.opensCall(next + 2) { add(start..<next + 2, name + ".now", name == "Date" ? .value : .other, type: type) }
    case .timeIntervalSinceReferenceDate:
      if !buffer.opensCall(next + 2) {
        add(start..<next + 2, name + ".timeIntervalSinceReferenceDate", .referenceInterval, type: type)
      }
    case .`init`:
      if buffer.opensCall(next + 2) {
        lookAtCall(start, next + 2, name, name + ".init", type)
      } else if isHandedToRead(start, next + 2) {
        add(start..<next + 2, name + ".init", .other, type: type)
      }
    default: break
    }
  }

  /// - Parameter spelling: of the callee.
  private mutating func lookAtCall(_ start: Int, _ open: Int, _ name: String, _ spelling: String, _ type: String?) {
    let close = Int(buffer[open].partner)
    if close == open + 1 {
      add(start..<close + 1, spelling + "()", name == "Date" ? .value : .other, type: type)
    } else if buffer[open + 1].word == .timeIntervalSinceNow, buffer[open + 2].kind == .colon, open + 3 < close {
      let form: AmbientRead.Form = name == "Date" ? .later(argument: open + 3) : .other
      add(start..<close + 1, spelling + "(timeIntervalSinceNow:)", form, type: type)
    }
  }

  /// `stamp(Date.init)` in a reducer or an effect: what is handed over reads the clock when it is called. But `map` and its
  /// like call it with an argument.
  private func isHandedToRead(_ start: Int, _ end: Int) -> Bool {
    guard start > 0, end < buffer.count, buffer[end].kind == .rightParen || buffer[end].kind == .comma else { return false }
    let place = pass.regions.region(atToken: start).place
    guard place == .reducer || place == .effect, let site = AmbientSite(start, pass), let bracket = site.brackets.first,
      buffer[bracket.open].kind == .leftParen, bracket.argument == start || bracket.argument + 2 == start
    else { return false }
    let callee = bracket.callee(in: buffer)
    guard callee >= 0 else { return false }
    return !["map", "flatMap", "compactMap", "mapValues", "compactMapValues", "then"].contains(pass.file.text(buffer[callee].range))
  }

  // MARK: Implicit members

  /// `.init()` and `.init(timeIntervalSinceNow: x)` of a `Date`.
  private mutating func lookAtImplicitInitializer(_ index: Int) {
    guard buffer.isImplicitMember(index), buffer.opensCall(index + 1) else { return }
    let close = Int(buffer[index + 1].partner)
    guard close == index + 2 || buffer[index + 2].word == .timeIntervalSinceNow, isDateExpected(index - 1) else { return }
    lookAtCall(index - 1, index + 1, "Date", "Date.init", "Date")
  }

  /// A `Date` is declared where an implicit member begins: `let x: Date = .now`, a parameter's default, or `state.x = .now`.
  private func isDateExpected(_ start: Int) -> Bool {
    guard let period = valueStart(start), period > 1, buffer[period - 1].kind == .equal else { return false }
    if let type = pass.declaredType(ofValueAt: period) {
      return Self.holdsDate(QualifiedName.read(type, buffer, pass.file), pass.genericArgument(of: type))
    }
    return assignedProperty(period).map { Self.holdsDate($0.name, $0.argument) } ?? false
  }

  /// Where the value begins that an implicit member is, or is the end of: `first ..< .now`.
  private func valueStart(_ period: Int) -> Int? {
    guard period > 1, buffer[period - 1].kind == .binaryOperator else { return period }
    guard pass.file.isText(buffer[period - 1], "..<") || pass.file.isText(buffer[period - 1], "...") else { return nil }
    var index = period - 2
    while index > period - 32, index > 0, buffer[index].kind != .equal {
      guard buffer[index].kind.isWord || buffer[index].kind == .period, !buffer[index].flags.contains(.atStartOfLine) else { return nil }
      index -= 1
    }
    return index > 0 && buffer[index].kind == .equal ? index + 1 : nil
  }

  private static func holdsDate(_ name: String?, _ argument: String?) -> Bool {
    switch name {
    case "Date", "Foundation.Date": true
    case "Range", "ClosedRange", "Optional", "PartialRangeFrom": argument == "Date" || argument == "Foundation.Date"
    default: false
    }
  }

  /// The property of a state that is assigned to: `state.x = …` in a reducer, `x = …` in the state itself.
  private func assignedProperty(_ period: Int) -> (name: String?, argument: String?)? {
    let property = period - 2
    guard property >= 0, buffer[property].kind == .identifier, let site = AmbientSite(period, pass),
      let type = pass.type(ofDeclaration: site.type)
    else { return nil }
    let isMember = buffer.kind(before: property) == .period
    let base = property - 2
    if isMember { guard base >= 0, buffer[base].kind.isWord, buffer.kind(before: base) != .period else { return nil } }
    var state: TypeID?
    switch pass.regions.region(atToken: period).place {
    case .reducer where isMember && isState(base, site): state = pass.project.state(of: type)
    case .state where !isMember || buffer[base].word == .`self`: state = type
    default: return nil
    }
    guard let state else { return nil }
    let name = QualifiedName.word(buffer[property], pass.file)
    for site in pass.project.sites(of: state) {
      guard let stored = pass.project[site].stored.first(where: { $0.name == name }) else { continue }
      guard case .named(let type) = stored.form else { return nil }
      return (type, stored.argument)
    }
    return nil
  }

  /// The word is what the enclosing reducer calls its state.
  private func isState(_ base: Int, _ site: AmbientSite) -> Bool {
    if buffer[base].kind == .identifier, pass.file.isText(buffer[base], "state") { return true }
    let name = QualifiedName.word(buffer[base], pass.file)
    var closure = pass.outline.closure(around: base)
    while closure >= 0 {
      let item = pass.outline.closures[closure]
      if item.call >= 0, pass.outline.calls[Int(item.call)].name == .Reduce {
        return item.firstParameter(in: buffer).map { pass.file.isText(buffer[$0], name) } ?? (name == "$0")
      }
      closure = Int(item.parent)
    }
    guard site.member >= 0, let parameters = pass.outline.declarations[site.member].parameters else { return false }
    return parameters.contains { index in
      buffer[index].word == .`inout` && index >= 2 && buffer[index - 1].kind == .colon && pass.file.isText(buffer[index - 2], name)
    }
  }
}

extension TokenBuffer {
  /// First token of a type's name that is used as an expression: the module's, where `Foundation` is written before it.
  /// `nil` for a member of anything else, a declaration's name, a key path.
  func typeStart(_ index: Int) -> Int? {
    switch kind(before: index) {
    case .period, .colonColon:
      guard index >= 2, tokens[index - 2].word == .Foundation, kind(before: index - 2) != .period else { return nil }
      return index - 2
    case .backslash: return nil
    case .keyword:
      switch word(before: index) {
      case .`func`, .`struct`, .`class`, .`enum`, .`protocol`, .`extension`, .`typealias`, .`case`, .`import`, .`let`, .`var`, .`init`: return nil
      default: return index
      }
    default: return index
    }
  }
}

extension Pass {
  /// The written type of the variable, constant or parameter whose value begins at a token.
  func declaredType(ofValueAt token: Int) -> Range<Int>? {
    let index = outline.declaration(around: token)
    guard index >= 0 else { return nil }
    let declaration = outline.declarations[index]
    if declaration.initialValue?.lowerBound == token { return declaration.type }
    guard declaration.parameters?.contains(token) == true else { return nil }
    var colon = token - 2
    while colon > token - 16, colon > 0, buffer[colon].kind != .colon, buffer[colon].kind != .comma { colon -= 1 }
    return buffer[colon].kind == .colon && colon + 1 < token - 1 ? colon + 1..<token - 1 : nil
  }

  /// `Date` of `Range<Date>`.
  func genericArgument(of type: Range<Int>) -> String? {
    guard let open = type.first(where: { buffer[$0].kind.isOperator && file.storage[Int(buffer[$0].start)] == UInt8(ascii: "<") })
    else { return nil }
    return QualifiedName.read(open + 1..<type.upperBound, buffer, file)
  }
}
