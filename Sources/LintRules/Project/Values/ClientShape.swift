import SwiftLexer

/// What a value of a client does as a whole, followed to where it is made.
package enum ClientAnswer: Sendable, Equatable {
  /// Every call fails or reports: nothing of it works.
  case reports
  /// Every endpoint does nothing or gives `[]`, `nil` and their like.
  case neutral
  /// It has an endpoint that gives something, or does something.
  case answers
  /// It cannot be told.
  case unknown
}

extension ProjectIndex {
  /// What a value does, by its shape. Of plain data it is `.unknown`.
  package func answer(of value: KeyValue, _ followed: FollowedValue) -> ClientAnswer {
    let form = followed.end.value.form
    if followed.isLost {
      // The library's and everybody's names for a value that is made to report.
      return followed.names.last.map(AnswerReader.isDelegate) == true && followed.names.last != "testValue" ? .reports : .unknown
    }
    switch form.root {
    case .report, .crash: return .reports
    case .closure(let kind): return answer(of: [kind])
    case .construction:
      guard let type = constructed(followed, from: value) else { return .unknown }
      let endpoints = endpoints(of: type)
      guard !endpoints.isEmpty else { return .unknown }
      let given = form.endpoints.map(\.kind)
      if isMacroClient(type), given.count < endpoints.count {
        // What a macro client is not given reports; what its own defaults give, it gives behind the report.
        guard given.isEmpty else { return answer(of: given + [.reports]) }
        return endpoints.contains { $0.property.form == .closure && !$0.property.hasDefault } ? .reports : .unknown
      }
      if given.isEmpty {
        let defaults = endpoints.compactMap(\.property.defaultAnswer)
        return defaults.count == endpoints.count ? answer(of: defaults) : .unknown
      }
      return answer(of: given)
    case .member, .literal, .other: return .unknown
    }
  }

  private func answer(of kinds: [EndpointForm.Kind]) -> ClientAnswer {
    if kinds.contains(.value) { return .unknown }
    if kinds.contains(where: { $0 == .works || $0 == .canned }) { return .answers }
    let telling = kinds.filter { $0 == .reports || $0 == .crashes || $0 == .delegates }.count
    if telling == kinds.count { return .reports }
    return telling == 0 ? .neutral : .unknown
  }
}
