/// What a test declares of the dependencies that its subjects need.
package struct TestNeeds: Sendable {
  /// `Suite/test`.
  package var name: String
  package var place: NeedsPlace
  /// The reducers and models that it makes, or that its helpers make for it.
  package var subjects: [SubjectNeeds]
  package var needs: [Need]
  package var declared: [Declared]
  /// What keeps the answer from being whole.
  package var remarks: [String]

  /// An endpoint that the subjects touch.
  package struct Need: Sendable {
    package var use: NeededEndpoint
    /// The type whose code touches it.
    package var owner: String
    package var reach: Reach
    package var isDeclared: Bool
    /// What it gives where the test declares nothing.
    package var answer: TestAnswer
  }

  package enum Reach: String, Sendable {
    /// The test sends or receives an action, or names a member, that leads there.
    case reached
    /// It cannot be told.
    case possible
    case notReached = "not reached"
  }

  /// What the test overrides.
  package struct Declared: Sendable {
    package var dependency: NeededDependency
    /// `load`; empty for the whole client.
    package var member: String
    package var place: NeedsPlace
    /// It is given the live value.
    package var isLive: Bool
    /// It stands in the test itself, and not in what other tests use, too.
    package var isOwn: Bool
    /// It is the test's own, and no code in view that the test may run touches it.
    package var isSuperfluous = false

    package var text: String { member.isEmpty ? dependency.name : "\(dependency.name).\(member)" }
  }
}

/// What a dependency gives in a test that does not override it.
package enum TestAnswer: Sendable, Equatable {
  /// It reports: the test fails.
  case reports
  /// It has no test value: the library reports, and runs the live one.
  case live
  /// It answers, and the test passes.
  case complacent(NeedsPlace?)
  /// A fake of its own that keeps state or hands on work, or what cannot be told.
  case unknown

  package var name: String {
    switch self {
    case .reports: "reports"
    case .live: "live"
    case .complacent: "complacent"
    case .unknown: "unknown"
    }
  }
}

extension TestNeeds.Declared {
  /// It decides what a use of a dependency gets.
  func covers(_ use: NeededEndpoint) -> Bool {
    guard dependency.isSame(as: use.dependency) else { return false }
    if member.isEmpty || use.isHandedOn || use.dependency.isBuiltIn || member == use.member { return true }
    return use.member.hasPrefix(member + ".") || member.hasPrefix(use.member + ".") || use.member.isEmpty
  }
}
