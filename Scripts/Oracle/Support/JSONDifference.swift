extension JSON {
  /// The first place where two values differ. The order of an object's keys does not count.
  struct Difference {
    /// Such as `members[3].name`.
    var place: String
    var expected: JSON?
    var actual: JSON?
  }

  func firstDifference(from actual: JSON, at place: String = "") -> Difference? {
    switch (self, actual) {
    case (.object(let members), .object(let actualMembers)):
      let keys = members.map(\.key) + actualMembers.map(\.key).filter { self[$0] == nil }
      for key in keys {
        let place = place.isEmpty ? key : place + "." + key
        guard let expectedValue = self[key], let actualValue = actual[key] else {
          return Difference(place: place, expected: self[key], actual: actual[key])
        }
        if let difference = expectedValue.firstDifference(from: actualValue, at: place) { return difference }
      }
      return nil
    case (.array(let values), .array(let actualValues)):
      for index in 0..<max(values.count, actualValues.count) {
        let expectedValue = index < values.count ? values[index] : nil
        let actualValue = index < actualValues.count ? actualValues[index] : nil
        if expectedValue == actualValue { continue }
        let place = place + "[\(index)]"
        if values.count == actualValues.count, let expectedValue, let actualValue {
          if let difference = expectedValue.firstDifference(from: actualValue, at: place) { return difference }
        } else {
          return Difference(place: place, expected: expectedValue, actual: actualValue)
        }
      }
      return nil
    default: return self == actual ? nil : Difference(place: place, expected: self, actual: actual)
    }
  }

  /// An object without one of its members.
  func without(_ key: String) -> JSON {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.key != key })
  }
}
