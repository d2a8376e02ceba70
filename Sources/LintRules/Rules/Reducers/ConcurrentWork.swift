import SwiftLexer

/// A place where work is started that outlives the statement.
struct ConcurrentWork {
  enum Kind { case task, detachedTask, queue, sink, dataTask, timer }

  var kind: Kind
  /// Tokens that name it: `Task.detached`, `DispatchQueue.main.async`, `sink`.
  var tokens: Range<Int>

  /// Those of a file, in source order.
  static func all(in pass: borrowing Pass) -> [ConcurrentWork] {
    let buffer = pass.buffer
    var result: [ConcurrentWork] = []
    for index in 0..<buffer.count where buffer[index].kind == .identifier {
      switch buffer[index].word {
      case .Task:
        if let work = task(at: index, pass) { result.append(work) }
      case .Timer:
        if buffer[index + 1].kind == .period, pass.file.isText(buffer[index + 2], "scheduledTimer"), buffer.opensArguments(index + 3) {
          result.append(ConcurrentWork(kind: .timer, tokens: index..<index + 3))
        }
      case .DispatchQueue:
        if let end = queueCall(from: index, buffer) { result.append(ConcurrentWork(kind: .queue, tokens: index..<end)) }
      case .none:
        guard index > 0, buffer[index - 1].kind == .period, buffer.opensArguments(index + 1) else { continue }
        if pass.file.isText(buffer[index], "sink") {
          result.append(ConcurrentWork(kind: .sink, tokens: index..<index + 1))
        } else if pass.file.isText(buffer[index], "dataTask"), isResumed(index, pass) {
          result.append(ConcurrentWork(kind: .dataTask, tokens: index..<index + 1))
        }
      default: continue
      }
    }
    return result
  }

  // MARK: Tasks

  /// `Task {`, `Task(priority: …) {`, `Task.detached {`, `Task<Void, Never> {`: the concurrency library's, and not a model of
  /// that name.
  private static func task(at index: Int, _ pass: borrowing Pass) -> ConcurrentWork? {
    let buffer = pass.buffer
    if index > 0, buffer[index - 1].kind == .period {
      guard index >= 2, pass.file.isText(buffer[index - 2], "_Concurrency") || pass.file.isText(buffer[index - 2], "Swift") else { return nil }
    } else if isDeclared(index, pass) {
      return nil
    }
    var end = index + 1
    var kind = Kind.task
    if buffer[end].kind == .period {
      guard pass.file.isText(buffer[end + 1], "detached") || pass.file.isText(buffer[end + 1], "immediate") else { return nil }
      kind = pass.file.isText(buffer[end + 1], "detached") ? .detachedTask : .task
      end += 2
    }
    var open = end
    if buffer[open].kind.isOperator, pass.file.storage[Int(buffer[open].start)] == UInt8(ascii: "<") {
      while open < min(buffer.count, end + 32), buffer[open].kind != .leftBrace, buffer[open].kind != .leftParen { open += 1 }
    }
    if buffer[open].kind == .leftParen {
      guard buffer[open + 1].kind.isWord, buffer[open + 2].kind == .colon,
        ["priority", "name", "operation", "executorPreference"].contains(pass.text(open + 1))
      else { return nil }
    } else if buffer[open].kind != .leftBrace {
      return nil
    }
    return ConcurrentWork(kind: kind, tokens: index..<end)
  }

  private static func isDeclared(_ index: Int, _ pass: borrowing Pass) -> Bool {
    guard let file = pass.fileIndex else { return true }
    var declaration = pass.outline.declaration(around: index)
    while declaration >= 0, !pass.outline.declarations[declaration].kind.isNominalOrExtension {
      declaration = Int(pass.outline.declarations[declaration].parent)
    }
    let scope = pass.typeIndex(ofDeclaration: declaration).map { pass.facts.types[$0].name } ?? ""
    return pass.project.resolve("Task", scope: scope, file: file) != .external
  }

  // MARK: Others

  /// The token behind `DispatchQueue.main.async`, `DispatchQueue(label: "x").asyncAfter` and their like, where it is called.
  private static func queueCall(from index: Int, _ buffer: TokenBuffer) -> Int? {
    var end = index + 1
    var last = KnownWord.none
    while end < min(buffer.count - 1, index + 64) {
      switch buffer[end].kind {
      case .period where buffer[end + 1].kind.isWord:
        last = buffer[end + 1].word
        end += 2
        if last == .async || last == .asyncAfter { return buffer.opensArguments(end) ? end : nil }
      case .leftParen where buffer[end].partner != TokenBuffer.noPartner:
        end = Int(buffer[end].partner) + 1
      default:
        return nil
      }
    }
    return nil
  }

  /// `dataTask(…).resume()`, also with a closure behind the parentheses.
  private static func isResumed(_ index: Int, _ pass: borrowing Pass) -> Bool {
    var end = index + 1
    while pass.buffer[end].kind == .leftParen || pass.buffer[end].kind == .leftBrace {
      guard pass.buffer[end].partner != TokenBuffer.noPartner else { return false }
      end = Int(pass.buffer[end].partner) + 1
    }
    return pass.buffer[end].kind == .period && pass.file.isText(pass.buffer[end + 1], "resume")
  }
}

extension TokenBuffer {
  /// Parentheses or a trailing closure open at a token.
  func opensArguments(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .leftBrace || (token.kind == .leftParen && !token.flags.contains(.atStartOfLine))
  }
}

/// The closures around a token, the innermost first, each with the call that it is an argument of.
struct EnclosingClosures {
  struct Item {
    /// Index into the outline's closures.
    var closure: Int
    /// Token of the called name; -1 where the closure is no argument, or what is called has no name.
    var callee: Int
    var name: KnownWord
    var isArgument: Bool
    var isImplicitMember: Bool
  }

  private(set) var items: [Item] = []

  /// - Parameter member: the declaration around, whose closures alone are looked at, or -1.
  init(around token: Int, in member: Int, _ pass: borrowing Pass) {
    let outline = pass.outline
    let start = member >= 0 ? outline.declarations[member].tokens.lowerBound : 0
    var index = outline.closure(around: token)
    while index >= 0, outline.closures[index].tokens.lowerBound >= start {
      let closure = outline.closures[index]
      let call = closure.call >= 0 ? outline.calls[Int(closure.call)] : nil
      items.append(
        Item(
          closure: index, callee: call.map { Int($0.nameToken) } ?? -1, name: call?.name ?? .none, isArgument: call != nil,
          isImplicitMember: call?.base == .implicit))
      index = Int(closure.parent)
    }
  }
}
