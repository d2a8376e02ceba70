import SwiftLexer

/// Finds where code asks the world, by its tokens alone: what rules about the ambient world report, and what makes a live
/// value more than a pure one.
///
/// The spellings of "now" and of new identifiers that need declarations to be understood are `DateReads` and `DirectUUID`'s.
package struct WorldReader {
  let file: SourceFile
  let buffer: TokenBuffer

  package init(_ file: SourceFile, _ buffer: TokenBuffer) {
    self.file = file
    self.buffer = buffer
  }

  /// The reads within a range of tokens, in source order.
  package func reads(in tokens: Range<Int>) -> [WorldRead] {
    tokens.compactMap { buffer[$0].kind == .identifier ? read(at: $0) : nil }
  }

  /// The read that a word is the telling one of.
  package func read(at index: Int) -> WorldRead? {
    let word = buffer[index].word
    switch word {
    case .none: return nil
    case .Date, .UUID, .NSDate, .NSUUID: return value(index)
    case .URLSession: return session(index)
    case .Calendar, .Locale, .TimeZone: return settings(index)
    case .random, .randomElement, .shuffled, .shuffle: return member(chance: index)
    case .arc4random, .arc4random_uniform: return function(index, .random)
    case .SystemRandomNumberGenerator: return made(index, .random)
    case .sleep, .usleep: return sleep(index)
    case .asyncAfter: return chained(index, on: .DispatchQueue)
    case .Timer: return timer(index)
    case .RunLoop: return scheduler(index) ?? runLoop(index)
    case .DispatchQueue: return scheduler(index)
    case .ContinuousClock, .SuspendingClock: return clock(index)
    case .DispatchTime: return dispatchTime(index)
    case .CACurrentMediaTime, .mach_absolute_time: return function(index, .instant)
    case .systemUptime:
      guard isMember(index) else { return nil }
      return WorldRead(family: .instant, tokens: index..<index + 1, name: -1, spelling: "systemUptime")
    default:
      if let type = WorldType(word) { return global(index, type) }
      return nil
    }
  }

  /// `Data(contentsOf: url)`, `String(contentsOfFile: path)`, looked for at the opening parenthesis.
  package func contents(at open: Int) -> WorldRead? {
    guard open > 0, open + 2 < buffer.count, buffer[open].kind == .leftParen, buffer[open + 2].kind == .colon,
      isText(open + 1, "contentsOf") || isText(open + 1, "contentsOfFile")
    else { return nil }
    for name in ["Data", "String", "NSData", "NSString"] where isText(open - 1, name) {
      guard let start = buffer.typeStart(open - 1) else { return nil }
      let spelling = name + "(" + QualifiedName.word(buffer[open + 1], file) + ":)"
      return WorldRead(family: .global, tokens: start..<open, name: open - 1, spelling: spelling)
    }
    return nil
  }

  // MARK: Effects

  /// Types whose every use asks the world, in tables of their own or not.
  private static let worldTypes = WordSet([
    .URLSession, .UserDefaults, .FileManager, .NotificationCenter, .UIApplication, .NSApplication, .NSWorkspace, .UIPasteboard,
    .NSPasteboard, .UIDevice, .ProcessInfo, .Bundle, .NSUbiquitousKeyValueStore, .HTTPCookieStorage, .URLCache,
    .UNUserNotificationCenter, .CLLocationManager, .CNContactStore, .EKEventStore, .PHPhotoLibrary, .SKPaymentQueue, .LAContext,
    .NWPathMonitor, .AVAudioSession, .CKContainer, .WCSession, .CMMotionManager, .Thread, .ContinuousClock, .SuspendingClock,
    .DispatchQueue, .RunLoop, .Timer, .SystemRandomNumberGenerator,
  ])
  /// Words without which no file asks the world in one of the ways that have a word.
  private static let words = WordSet([
    .Date, .UUID, .NSDate, .NSUUID, .Calendar, .Locale, .TimeZone, .DispatchTime, .random, .randomElement, .shuffled, .shuffle,
    .arc4random, .arc4random_uniform, .sleep, .usleep, .asyncAfter, .CACurrentMediaTime, .mach_absolute_time, .systemUptime,
    .timeIntervalSinceNow, .CFAbsoluteTimeGetCurrent,
  ])
  private static let others = ["Keychain", "KeychainAccess", "FileHandle", "Process", "NWConnection", "NWListener", "OSLogStore"]

  /// Names of functions that a project may have, too.
  static let functionNames = WordSet([
    .random, .randomElement, .shuffled, .shuffle, .arc4random, .arc4random_uniform, .sleep, .usleep, .CACurrentMediaTime,
    .mach_absolute_time, .isTesting,
  ])

  /// Some word of the world stands in the file. One without may still name `Process` and its like.
  package var isWorldly: Bool { buffer.words.intersects(Self.words) || buffer.words.intersects(Self.worldTypes) }

  /// Some word of the system's types stands in the file.
  var usesSystem: Bool { buffer.words.intersects(Self.worldTypes) }

  /// The word is a type of the system that something is asked of, or that is made.
  func isSystemUse(_ index: Int) -> Bool { Self.worldTypes.contains(buffer[index].word) && isUsed(index) }

  /// Whether code asks the world, or uses a type that stands for a part of it.
  package func isEffectful(_ tokens: Range<Int>) -> Bool {
    let isWorldly = isWorldly
    return tokens.contains { index in
      let token = buffer[index]
      switch token.kind {
      case .leftParen: return contents(at: index) != nil
      case .identifier: break
      default: return false
      }
      if token.word == .none { return isOther(index, token) }
      guard isWorldly else { return false }
      if Self.worldTypes.contains(token.word) { return isUsed(index) }
      if token.word == .timeIntervalSinceNow || token.word == .CFAbsoluteTimeGetCurrent { return true }
      return read(at: index) != nil
    }
  }

  private func isOther(_ index: Int, _ token: Token) -> Bool {
    guard token.length >= 7, file.storage[Int(token.start)] &- 0x41 < 26, isUsed(index) else { return false }
    return Self.others.contains { isText(index, $0) }
  }

  /// A type's name is no part of a written type: something is called or asked of it.
  private func isUsed(_ index: Int) -> Bool {
    guard buffer.typeStart(index) != nil, index + 1 < buffer.count else { return false }
    return buffer[index + 1].kind == .period || buffer.opensCall(index + 1)
  }

  // MARK: Dates and identifiers

  private func value(_ index: Int) -> WorldRead? {
    guard let start = buffer.typeStart(index) else { return nil }
    let family: WorldRead.Family = buffer[index].word == .Date || buffer[index].word == .NSDate ? .date : .uuid
    let spelling = buffer[index].word.spelling
    var next = index + 1
    if buffer[next].kind == .period, next + 2 < buffer.count {
      if buffer[next + 1].word == .now, family == .date {
        return WorldRead(family: family, tokens: start..<next + 2, name: index, spelling: spelling + ".now")
      }
      guard buffer[next + 1].word == .`init` else { return nil }
      next += 2
    }
    guard buffer.opensCall(next), Int(buffer[next].partner) == next + 1 else { return nil }
    return WorldRead(family: family, tokens: start..<next + 2, name: index, spelling: spelling + "()")
  }

  // MARK: Parts of the system

  private func global(_ index: Int, _ type: WorldType) -> WorldRead? {
    switch type.access {
    case .member(let member):
      guard var read = staticMember(index, .global, [member]) else { return nil }
      // What is asked for is another rule's.
      let behind = read.tokens.upperBound
      if behind + 1 < buffer.count, buffer[behind].kind == .period {
        switch buffer[behind + 1].word {
        case .identifierForVendor, .globallyUniqueString, .systemUptime: return nil
        default: break
        }
      }
      read.name = index
      return read
    case .call(let member):
      guard let read = staticMember(index, .global, [member]), buffer.opensCall(read.tokens.upperBound) else { return nil }
      return read
    case .made: return made(index, .global)
    }
  }

  private func session(_ index: Int) -> WorldRead? {
    if let read = staticMember(index, .session, ["shared"]) { return read }
    guard let start = buffer.typeStart(index) else { return nil }
    var open = index + 1
    if buffer[open].kind == .period, open + 2 < buffer.count, buffer[open + 1].word == .`init` { open += 2 }
    guard buffer.opensCall(open), isText(open + 1, "configuration") else { return nil }
    return WorldRead(family: .session, tokens: start..<open, name: index, spelling: "URLSession(configuration:)")
  }

  private func settings(_ index: Int) -> WorldRead? {
    let members = buffer[index].word == .Locale ? ["current", "autoupdatingCurrent", "preferredLanguages"] : ["current", "autoupdatingCurrent"]
    guard let read = staticMember(index, .settings, members) else { return nil }
    // `Calendar.current.isDateInToday(x)` is a read of the clock first of all.
    let behind = read.tokens.upperBound
    if behind + 1 < buffer.count, buffer[behind].kind == .period {
      switch buffer[behind + 1].word {
      case .isDateInToday, .isDateInYesterday, .isDateInTomorrow: return nil
      default: break
      }
    }
    return read
  }

  // MARK: Chance

  private static let numbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double", "Float", "CGFloat", "Float16",
    "TimeInterval", "Bool",
  ]

  private func member(chance index: Int) -> WorldRead? {
    guard buffer.kind(before: index) == .period, index + 1 < buffer.count, buffer.opensCall(index + 1) else { return nil }
    let close = Int(buffer[index + 1].partner)
    if buffer[index].word != .random {
      // With arguments it is seeded, or another function.
      guard close == index + 2, isMember(index) else { return nil }
      return WorldRead(family: .random, tokens: index..<index + 1, name: -1, spelling: buffer[index].word.spelling, hider: buffer[index].word)
    }
    let arguments = index + 2..<close
    if arguments.contains(where: { isText($0, "using") && buffer[$0 + 1].kind == .colon }) { return nil }
    let isOfRange = arguments.count > 2 && isText(index + 2, "in") && buffer[index + 3].kind == .colon
    if buffer.isImplicitMember(index) {
      // Of a number, by its range.
      guard isOfRange, arguments.contains(where: { isRangeOperator($0) }) else { return nil }
      return WorldRead(family: .random, tokens: index - 1..<index + 1, name: -1, spelling: "random(in:)", hider: .random)
    }
    let base = index - 2
    guard let start = buffer.typeStart(base), Self.numbers.contains(file.text(buffer[base].range)) else { return nil }
    guard isOfRange || (arguments.isEmpty && isText(base, "Bool")) else { return nil }
    let spelling = file.text(buffer[base].range) + (isOfRange ? ".random(in:)" : ".random()")
    return WorldRead(family: .random, tokens: start..<index + 1, name: base, spelling: spelling)
  }

  private func isRangeOperator(_ index: Int) -> Bool {
    buffer[index].kind.isOperator && (isText(index, "...") || isText(index, "..<"))
  }

  // MARK: Waiting

  private func sleep(_ index: Int) -> WorldRead? {
    guard index + 1 < buffer.count, buffer.opensCall(index + 1) else { return nil }
    guard buffer.kind(before: index) == .period else { return function(index, .sleep) }
    guard index >= 2, buffer[index].word == .sleep else { return nil }
    // `Task.sleep(nanoseconds:)` calls nothing.
    guard buffer[Int(buffer[index + 1].partner) - 1].kind != .colon else { return nil }
    var base = index - 2
    // `Task<Never, Never>.sleep`
    if buffer[base].kind.isOperator {
      let farthest = base - 6
      while base > farthest, base > 0, buffer[base].word != .Task { base -= 1 }
    }
    if buffer[base].kind == .rightParen, buffer[base].partner != TokenBuffer.noPartner, Int(buffer[base].partner) + 1 == base, base >= 2 {
      base -= 2
      guard buffer[base].word == .ContinuousClock || buffer[base].word == .SuspendingClock else { return nil }
    } else {
      guard buffer[base].word == .Task || buffer[base].word == .Thread else { return nil }
    }
    guard let start = buffer.typeStart(base) else { return nil }
    return WorldRead(family: .sleep, tokens: start..<index + 1, name: base, spelling: buffer[base].word.spelling + ".sleep")
  }

  /// `DispatchQueue.main.asyncAfter`.
  private func chained(_ index: Int, on type: KnownWord) -> WorldRead? {
    guard isMember(index), index + 1 < buffer.count, buffer.opensCall(index + 1) else { return nil }
    let base = chainStart(index)
    guard buffer[base].word == type, let start = buffer.typeStart(base) else { return nil }
    return WorldRead(
      family: .sleep, tokens: start..<index + 1, name: base, spelling: type.spelling + "." + buffer[index].word.spelling)
  }

  private func timer(_ index: Int) -> WorldRead? {
    guard let read = staticMember(index, .sleep, ["scheduledTimer", "publish"]), buffer.opensCall(read.tokens.upperBound) else { return nil }
    return read
  }

  /// `RunLoop.main.run(until: date)`.
  private func runLoop(_ index: Int) -> WorldRead? {
    guard let start = buffer.typeStart(index), index + 6 < buffer.count, buffer[index + 1].kind == .period,
      isText(index + 2, "main") || isText(index + 2, "current"), buffer[index + 3].kind == .period, buffer[index + 4].word == .run,
      buffer.opensCall(index + 5), isText(index + 6, "until")
    else { return nil }
    return WorldRead(family: .sleep, tokens: start..<index + 5, name: index, spelling: "RunLoop.run(until:)")
  }

  // MARK: Schedulers

  /// `receive(on: DispatchQueue.main)`, `debounce(for: 1, scheduler: RunLoop.main)`.
  private func scheduler(_ index: Int) -> WorldRead? {
    guard let read = staticMember(index, .scheduler, ["main"]), read.tokens.lowerBound >= 3 else { return nil }
    let label = read.tokens.lowerBound - 2
    guard buffer[label + 1].kind == .colon else { return nil }
    if isText(label, "scheduler") { return read }
    guard isText(label, "on"), buffer[label - 1].kind == .leftParen, label >= 2,
      isText(label - 2, "receive") || isText(label - 2, "subscribe")
    else { return nil }
    return read
  }

  // MARK: Instants

  private func clock(_ index: Int) -> WorldRead? {
    guard let start = buffer.typeStart(index) else { return nil }
    var period = index + 1
    if buffer.opensCall(period), Int(buffer[period].partner) == period + 1 { period += 2 }
    guard period + 1 < buffer.count, buffer[period].kind == .period else { return nil }
    let member = period + 1
    guard buffer[member].word == .now || (isText(member, "measure") && period > index + 1) else { return nil }
    let name = buffer[index].word.spelling
    return WorldRead(
      family: .instant, tokens: start..<member + 1, name: index, spelling: name + (buffer[member].word == .now ? ".now" : ".measure"))
  }

  /// `DispatchTime.now()`, no deadline.
  private func dispatchTime(_ index: Int) -> WorldRead? {
    guard let read = staticMember(index, .instant, ["now"]), buffer.opensCall(read.tokens.upperBound) else { return nil }
    let behind = Int(buffer[read.tokens.upperBound].partner) + 1
    if behind < buffer.count, buffer[behind].kind == .binaryOperator, isText(behind, "+") { return nil }
    let label = read.tokens.lowerBound - 2
    if label > 0, buffer[label + 1].kind == .colon, isText(label, "deadline") || isText(label, "timeout") { return nil }
    return WorldRead(family: .instant, tokens: read.tokens.lowerBound..<behind, name: index, spelling: "DispatchTime.now()")
  }

  // MARK: Forms

  /// `T.member` with one of these members.
  private func staticMember(_ index: Int, _ family: WorldRead.Family, _ members: [String]) -> WorldRead? {
    guard index + 2 < buffer.count, buffer[index + 1].kind == .period, buffer[index + 2].kind.isWord, let start = buffer.typeStart(index),
      let member = members.first(where: { isText(index + 2, $0) })
    else { return nil }
    return WorldRead(family: family, tokens: start..<index + 3, name: index, spelling: buffer[index].word.spelling + "." + member)
  }

  /// `T()`.
  private func made(_ index: Int, _ family: WorldRead.Family) -> WorldRead? {
    guard let start = buffer.typeStart(index) else { return nil }
    var open = index + 1
    if buffer[open].kind == .period, open + 2 < buffer.count, buffer[open + 1].word == .`init` { open += 2 }
    guard buffer.opensCall(open) else { return nil }
    return WorldRead(family: family, tokens: start..<open, name: index, spelling: buffer[index].word.spelling + "()")
  }

  /// A call of a function that stands on nothing.
  private func function(_ index: Int, _ family: WorldRead.Family) -> WorldRead? {
    guard index + 1 < buffer.count, buffer.opensCall(index + 1), buffer.typeStart(index) == index else { return nil }
    // `sleep(for: x)` is somebody's own.
    let isLabeled = index + 3 < buffer.count && buffer[index + 2].kind.isWord && buffer[index + 3].kind == .colon
    if isLabeled { return nil }
    // Two instants are compared as the expressions that they are.
    let end = family == .instant ? Int(buffer[index + 1].partner) + 1 : index + 1
    return WorldRead(family: family, tokens: index..<end, name: -1, spelling: buffer[index].word.spelling, hider: buffer[index].word)
  }

  /// It stands behind a period, and that behind an expression.
  private func isMember(_ index: Int) -> Bool { buffer.kind(before: index) == .period && !buffer.isImplicitMember(index) }

  /// The first word of a chain of members and calls that ends in a word.
  private func chainStart(_ index: Int) -> Int {
    var index = index
    while index >= 2, buffer[index - 1].kind == .period {
      var base = index - 2
      if buffer[base].kind == .rightParen, buffer[base].partner != TokenBuffer.noPartner { base = Int(buffer[base].partner) - 1 }
      guard base >= 0, buffer[base].kind.isWord else { return index }
      index = base
    }
    return index
  }

  private func isText(_ index: Int, _ text: String) -> Bool {
    buffer[index].kind.isWord || buffer[index].kind.isOperator ? file.isText(buffer[index], text) : false
  }
}
