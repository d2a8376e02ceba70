import SwiftLexer

/// What stands around a token. Each is found by its place: of what begins before the token, the last one or one around it.
extension Outline {
  /// Index of the innermost declaration that a token stands in, or -1.
  package func declaration(around token: Int) -> Int {
    var index = Self.last(of: declarations.count) { declarations[$0].tokens.lowerBound <= token }
    while index >= 0, !declarations[index].tokens.contains(token) { index = Int(declarations[index].parent) }
    return index
  }

  /// Index of the innermost closure that a token stands in, or -1.
  package func closure(around token: Int) -> Int {
    var index = Self.last(of: closures.count) { closures[$0].tokens.lowerBound <= token }
    while index >= 0, !closures[index].tokens.contains(token) { index = Int(closures[index].parent) }
    return index
  }

  /// Index of the innermost branch of an `#if` that a token stands in, or -1.
  package func condition(around token: Int) -> Int {
    var index = Self.last(of: conditions.count) { conditions[$0].tokens.lowerBound <= token }
    while index >= 0, !conditions[index].tokens.contains(token) { index = Int(conditions[index].parent) }
    return index
  }

  /// The last index that a test holds for, which holds for all before it; -1 where it holds for none.
  private static func last(of count: Int, where test: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if test(middle) { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }
}
