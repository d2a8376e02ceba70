import SwiftLexer

extension AmbientCalls {
  /// Judges the reads of a family that tokens alone tell.
  func check(_ family: WorldRead.Family, _ pass: borrowing Pass, _ report: (Finding) -> Void) {
    check(reads(pass) { $0.family == family }, pass, report)
  }

  /// The reads in places that are judged.
  ///
  /// - Parameter contents: also `Data(contentsOf:)` and its like.
  func reads(_ pass: borrowing Pass, contents: Bool = false, where isWanted: (WorldRead) -> Bool) -> [AmbientRead] {
    let buffer = pass.buffer
    let reader = WorldReader(pass.file, buffer)
    let intervals = pass.regions.intervals
    var reads: [AmbientRead] = []
    for (position, interval) in intervals.enumerated() where isJudged(interval.region) {
      let end = position + 1 < intervals.count ? intervals[position + 1].start : buffer.count
      for index in interval.start..<end {
        let read: WorldRead? =
          switch buffer[index].kind {
          case .identifier where buffer[index].word != .none: reader.read(at: index)
          case .leftParen where contents: reader.contents(at: index)
          default: nil
          }
        guard let read, isWanted(read) else { continue }
        if read.hider != .none, pass.project.declaresWorldName(read.hider, seenBy: pass.facts.module) { continue }
        reads.append(AmbientRead(read, interval.region.place, pass))
      }
    }
    return reads
  }
}

extension AmbientRead {
  fileprivate init(_ read: WorldRead, _ place: Region.Place, _ pass: borrowing Pass) {
    let buffer = pass.buffer
    self.init(tokens: read.tokens, spelling: read.spelling, form: .other)
    if read.name >= 0, read.name == read.tokens.lowerBound { type = QualifiedName.word(buffer[read.name], pass.file) }
    switch read.family {
    case .session where read.spelling == "URLSession.shared": form = .value
    case .settings where !read.spelling.hasSuffix("preferredLanguages"): form = .value
    case .scheduler where read.spelling == "DispatchQueue.main": form = .value
    case .sleep where read.spelling == "Task.sleep": readSleep(read, buffer, pass.file)
    default: break
    }
  }

  /// Whether it is a call that a clock has, too.
  private mutating func readSleep(_ read: WorldRead, _ buffer: TokenBuffer, _ file: SourceFile) {
    let open = read.tokens.upperBound
    guard buffer.opensCall(open), open + 3 < buffer.count, buffer[open + 2].kind == .colon else { return }
    let end = Int(buffer[open].partner)
    var index = open + 3
    // Of several arguments none is understood.
    while index < end {
      if buffer[index].kind == .comma { return }
      index = buffer[index].kind.isOpeningBracket && buffer[index].partner != TokenBuffer.noPartner ? Int(buffer[index].partner) + 1 : index + 1
    }
    if buffer[open + 1].word == .`for` { form = .sleep }
    if file.isText(buffer[open + 1], "nanoseconds"), open + 3 < end { form = .sleepNanoseconds(label: open + 1, end: end) }
  }
}
