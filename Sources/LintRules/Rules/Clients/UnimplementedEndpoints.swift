import SwiftLexer

/// A call of `unimplemented` with the type of the endpoint that it stands for, where both are certain.
struct UnimplementedEndpoint {
  /// Where the call stands.
  enum Position {
    /// It is the endpoint itself: a function is made of it.
    case function
    /// It is all that the endpoint's closure does: a value is made of it.
    case result
  }

  var call: Call
  var client: String
  var name: String
  var endpoint: ProjectIndex.Endpoint
  var function: FunctionShape
  var position: Position
  /// Index into the outline's arguments.
  var placeholder: Int?
  var hasError: Bool

  /// Calls for endpoints of structs in view whose function types can be read. Those of initializers that are written by hand
  /// and whose parameters are called otherwise than the properties are left out.
  static func find(in pass: borrowing Pass) -> [UnimplementedEndpoint] {
    UnimplementedCalls.find(in: pass).compactMap { found in
      guard let client = found.client, let type = client.id, let name = found.endpoint?.name,
        let endpoint = pass.project.endpoints(of: type).first(where: { $0.property.name == name }),
        let function = endpoint.function, let position = position(of: found.call, pass)
      else { return nil }
      var result = UnimplementedEndpoint(
        call: found.call, client: client.displayName, name: name, endpoint: endpoint, function: function, position: position,
        placeholder: nil, hasError: false)
      for index in found.call.arguments {
        let label = Int(pass.outline.arguments[index].label)
        guard label >= 0 else { continue }
        if pass.buffer[label].word == .placeholder { result.placeholder = index }
        if pass.text(label) == "throwing" { result.hasError = true }
      }
      return result
    }
  }

  /// What stands around the call says whether it is the endpoint or its closure's result; `nil` for anything else.
  private static func position(of call: Call, _ pass: borrowing Pass) -> Position? {
    let buffer = pass.buffer
    var before = call.tokens.lowerBound - 1
    while before > 0, buffer[before].word == .try || buffer[before].word == .await || buffer[before].word == .return { before -= 1 }
    let after = buffer[call.tokens.upperBound]
    if call.closure >= 0 {
      let closure = pass.outline.closures[Int(call.closure)]
      let isFirst = before < closure.bodyStart
      if isFirst, call.tokens.upperBound == closure.tokens.upperBound - 1 { return .result }
    }
    let isValue = before == call.tokens.lowerBound - 1
    guard isValue, buffer[before].kind == .colon || buffer[before].kind == .equal else { return nil }
    switch after.kind {
    case .comma, .rightParen, .rightBrace, .endOfFile, .semicolon: return .function
    default: return after.flags.contains(.atStartOfLine) && !after.kind.isOperator && after.kind != .period && after.word != .as ? .function : nil
    }
  }
}
