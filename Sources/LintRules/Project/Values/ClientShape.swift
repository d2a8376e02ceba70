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
    case .closure(let kind): return kind.isComplacent && kind != .canned ? .neutral : kind == .works || kind == .canned ? .answers : .unknown
    case .construction:
      guard let type = constructed(followed, from: value) else { return .unknown }
      let endpoints = endpoints(of: type)
      guard !endpoints.isEmpty else { return .unknown }
      let given = form.endpoints
      if given.isEmpty {
        // What a macro client's own defaults give, it gives behind the report.
        if isMacroClient(type) {
          return endpoints.contains { $0.property.form == .closure && !$0.property.hasDefault } ? .reports : .unknown
        }
        let defaults = endpoints.compactMap(\.property.defaultAnswer)
        return defaults.count == endpoints.count ? answer(of: defaults) : .unknown
      }
      if given.allSatisfy(\.failsAtOnce) { return given.count == endpoints.count || isMacroClient(type) ? .reports : .unknown }
      return given.count == endpoints.count ? answer(of: given.map(\.kind)) : .unknown
    case .member, .literal, .other: return .unknown
    }
  }

  private func answer(of kinds: [EndpointForm.Kind]) -> ClientAnswer {
    if kinds.allSatisfy({ $0 == .empty || $0 == .neutral }) { return .neutral }
    return kinds.contains { $0 == .works || $0 == .canned } ? .answers : .unknown
  }
}
