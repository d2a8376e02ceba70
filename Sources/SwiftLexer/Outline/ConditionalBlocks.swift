/// The `#if` blocks of a file, found before it is parsed.
enum ConditionalBlocks {
  /// - Returns: all branches in source order. A block that no `#endif` ends reaches to the end of the file.
  static func find(in tokens: [Token]) -> [Condition] {
    var index = 0
    let end = tokens.count
    while index < end, !tokens[index].kind.isDirective { index += 1 }
    guard index < end else { return [] }

    var conditions: [Condition] = []
    /// The last branch of each block that is open.
    var open: [Int] = []
    while index < end {
      switch tokens[index].kind {
      case .poundIf:
        let parent = Int32(truncatingIfNeeded: open.last ?? -1)
        open.append(conditions.count)
        let block = Int32(truncatingIfNeeded: conditions.count)
        conditions.append(branch(at: index, in: tokens, block: block, parent: parent))
      case .poundElseif, .poundElse:
        guard let last = open.popLast() else { break }
        close(&conditions[last], at: index)
        open.append(conditions.count)
        conditions.append(
          branch(at: index, in: tokens, block: conditions[last].block, parent: conditions[last].parent))
      case .poundEndif:
        guard let last = open.popLast() else { break }
        close(&conditions[last], at: index)
      default: break
      }
      index += 1
    }
    for last in open { close(&conditions[last], at: max(0, end - 1)) }
    return conditions
  }

  /// The condition is what stands on the directive's line.
  private static func branch(at directive: Int, in tokens: [Token], block: Int32, parent: Int32) -> Condition {
    var end = directive + 1
    while end < tokens.count - 1, !tokens[end].flags.contains(.atStartOfLine), !tokens[end].kind.isDirective { end += 1 }
    let expression = tokens[directive].kind == .poundElse ? end..<end : directive + 1..<end
    return Condition(directive: directive, expression: expression, tokens: end..<end, block: block, parent: parent)
  }

  private static func close(_ condition: inout Condition, at directive: Int) {
    condition.tokens = condition.tokens.lowerBound..<max(condition.tokens.lowerBound, directive)
  }
}

extension OutlineParser {
  /// Index of the branch that begins with the directive at a token, or -1.
  func branch(at directive: Int) -> Int32 {
    var low = 0
    var high = outline.conditions.count
    while low < high {
      let middle = (low + high) / 2
      if outline.conditions[middle].directive < directive { low = middle + 1 } else { high = middle }
    }
    guard low < outline.conditions.count, outline.conditions[low].directive == directive else { return -1 }
    return Int32(truncatingIfNeeded: low)
  }

  /// Enters or leaves branches at the directive that comes next. The condition of `#if` is read as an expression.
  mutating func passDirective() {
    let directive = index
    switch kind {
    case .poundIf, .poundElseif, .poundElse:
      enter(branch(at: directive))
    case .poundEndif:
      if condition >= 0, outline.conditions[Int(condition)].tokens.upperBound == directive {
        condition = outline.conditions[Int(condition)].parent
      }
      index = directive + 1
    default:
      index = directive + 1
    }
  }

  /// Moves to the first token of a branch, reading its condition on the way.
  private mutating func enter(_ branch: Int32) {
    index += 1
    guard branch >= 0 else { return }
    let next = outline.conditions[Int(branch)]
    condition = next.parent
    if !next.expression.isEmpty, next.expression.upperBound <= limit {
      let outer = limit
      limit = next.expression.upperBound
      _ = parseExpression()
      limit = outer
    }
    taken = 0
    index = max(index, min(next.tokens.lowerBound, limit))
    condition = branch
  }

  /// The `#if` at a token stands in an attribute list: its branches hold attributes and nothing else, and at least one.
  mutating func isBlockOfAttributes(at directive: Int) -> Bool {
    let branch = Int(branch(at: directive))
    guard branch >= 0 else { return false }
    let first = kind(at: outline.conditions[branch].tokens.lowerBound)
    guard first == .atSign || first.isDirective else { return false }
    if blockContents.isEmpty { classifyBlocks() }
    return blockContents[branch] == .attributes
  }

  enum BlockContents: UInt8 { case nothing, attributes, other }

  /// Looks into all blocks, the inner ones first, so that each token is looked at once.
  private mutating func classifyBlocks() {
    let count = outline.conditions.count
    let (start, outerLimit, passed) = (index, limit, queue.count)
    limit = max(0, tokens.count - 1)
    blockContents = Array(repeating: .nothing, count: count)
    var ends = Array(repeating: 0, count: count)
    for condition in outline.conditions { ends[Int(condition.block)] = condition.tokens.upperBound }
    for branch in stride(from: count - 1, through: 0, by: -1) {
      let block = Int(outline.conditions[branch].block)
      let end = outline.conditions[branch].tokens.upperBound
      index = outline.conditions[branch].tokens.lowerBound
      while index < end, blockContents[block] != .other {
        switch kind {
        case .atSign:
          skipAttribute()
          blockContents[block] = .attributes
        case .poundIf:
          let inner = Int(self.branch(at: index))
          guard inner > branch, blockContents[inner] != .other, ends[inner] >= index else { fallthrough }
          if blockContents[inner] == .attributes { blockContents[block] = .attributes }
          index = ends[inner] + 1
        default:
          blockContents[block] = .other
        }
      }
    }
    queue.removeLast(queue.count - passed)
    (index, limit) = (start, outerLimit)
  }
}
