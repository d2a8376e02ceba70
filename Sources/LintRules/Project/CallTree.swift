import SwiftLexer

/// How the calls and closures of one file stand in the arguments of others.
///
/// `Call.closure` and `Closure.call` say it for closures; this adds it for any expression. One sweep over both arrays, which
/// are in the order of their opening brackets: a stack holds the calls that are open, each with the argument that was
/// reached. No argument is looked at twice, so it is linear.
package struct CallTree: Sendable {
  /// For each call: index into `Outline.arguments` of the innermost argument that it stands in, or -1.
  package private(set) var argumentOfCall: [Int32]
  /// For each closure: index of the innermost argument that it stands in, or is; or -1.
  package private(set) var argumentOfClosure: [Int32]
  /// For each argument: index of its call.
  package private(set) var callOfArgument: [Int32]

  /// What an expression stands in, innermost.
  package enum Container: Sendable, Equatable {
    case none
    /// Index into `Outline.arguments`; no closure stands between the argument and the expression.
    case argument(Int)
    /// Index into `Outline.closures`; it is in the closure's body, and in no argument within that.
    case closure(Int)
  }

  package init(_ outline: Outline) {
    argumentOfCall = Array(repeating: -1, count: outline.calls.count)
    argumentOfClosure = Array(repeating: -1, count: outline.closures.count)
    callOfArgument = Array(repeating: -1, count: outline.arguments.count)
    for (index, call) in outline.calls.enumerated() {
      for argument in call.arguments { callOfArgument[argument] = Int32(truncatingIfNeeded: index) }
    }
    sweep(outline)
  }

  /// A call whose end is not reached, and the first of its arguments that does not lie behind.
  private struct Frame {
    var call: Int
    var argument: Int
  }

  private mutating func sweep(_ outline: Outline) {
    var frames: [Frame] = []
    var closure = 0
    for index in outline.calls.indices {
      let call = outline.calls[index]
      // A trailing closure opens where its call does, and stands in it.
      let start = call.parentheses.lowerBound
      while closure < outline.closures.count, outline.closures[closure].tokens.lowerBound < start {
        argumentOfClosure[closure] = argument(at: outline.closures[closure].tokens.lowerBound, &frames, outline)
        closure += 1
      }
      argumentOfCall[index] = argument(at: start, &frames, outline)
      frames.append(Frame(call: index, argument: call.arguments.lowerBound))
    }
    while closure < outline.closures.count {
      argumentOfClosure[closure] = argument(at: outline.closures[closure].tokens.lowerBound, &frames, outline)
      closure += 1
    }
  }

  /// The innermost argument that holds a token. Tokens are asked for from left to right.
  private func argument(at token: Int, _ frames: inout [Frame], _ outline: Outline) -> Int32 {
    while let top = frames.last, outline.calls[top.call].tokens.upperBound <= token { frames.removeLast() }
    guard let top = frames.last else { return -1 }
    let end = outline.calls[top.call].arguments.upperBound
    var next = top.argument
    while next < end, outline.arguments[next].value.upperBound <= token { next += 1 }
    frames[frames.count - 1].argument = next
    guard next < end, outline.arguments[next].value.lowerBound <= token else { return argumentOfCall[top.call] }
    return Int32(truncatingIfNeeded: next)
  }

  /// What a call stands in.
  package func container(ofCall index: Int, _ outline: Outline) -> Container {
    container(argument: Int(argumentOfCall[index]), closure: Int(outline.calls[index].closure), outline)
  }

  /// What a closure stands in, where it is no argument itself; else the argument that it is.
  package func container(ofClosure index: Int, _ outline: Outline) -> Container {
    let closure = outline.closures[index]
    if closure.argument >= 0 { return .argument(Int(closure.argument)) }
    return container(argument: Int(argumentOfClosure[index]), closure: Int(closure.parent), outline)
  }

  private func container(argument: Int, closure: Int, _ outline: Outline) -> Container {
    guard argument >= 0 else { return closure >= 0 ? .closure(closure) : .none }
    guard closure >= 0, outline.closures[closure].tokens.lowerBound >= outline.arguments[argument].value.lowerBound else {
      return .argument(argument)
    }
    return .closure(closure)
  }
}
