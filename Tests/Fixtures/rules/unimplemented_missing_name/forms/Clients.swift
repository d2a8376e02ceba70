import Dependencies

struct Harbour {
  struct Crane {
    var lift: () async throws -> Int
    var lower: () async throws -> Void
  }
  var open: () async throws -> Int
  var close: () async throws -> Void
  var `repeat`: (Int) async throws -> Int
  var crane: Crane
}

extension Harbour: TestDependencyKey {
  static let testValue = Self(
    open: unimplemented(),  // expect: unimplemented_missing_name(warning) 11 "'Harbour.open'"
    close: XCTUnimplemented(""),  // expect: unimplemented_missing_name(warning) 12
    `repeat`: { _ in unimplemented(placeholder: 1) },  // expect: unimplemented_missing_name "'Harbour.repeat'"
    crane: .init(
      lift: IssueReporting.unimplemented(  // expect: unimplemented_missing_name 13 "'Harbour.Crane.lift'"
        placeholder: 2
      ),
      lower: XCTestDynamicOverlay.XCTUnimplemented(#""#)  // expect: unimplemented_missing_name
    )
  )

  static var failing: Harbour {
    var harbour = testValue
    harbour.open = unimplemented()  // expect: unimplemented_missing_name "'Harbour.open'"
    harbour.close = { unimplemented() }  // expect: unimplemented_missing_name "'Harbour.close'"
    return harbour
  }

  static func failing(
    open: @escaping () async throws -> Int = unimplemented()  // expect: unimplemented_missing_name "'Harbour.open'"
  ) -> Self {
    testValue
  }
}

enum BellKey: TestDependencyKey {
  // The value is the closure, which has no endpoint with a name.
  static let testValue: @Sendable () -> Void = unimplemented()  // expect: unimplemented_missing_name "gets here"
}

extension DependencyValues {
  private enum DockKey: TestDependencyKey {
    static var testValue: Dock {
      Dock(moor: unimplemented())  // expect: unimplemented_missing_name "'Dock.moor'"
    }
  }

  @DependencyEntry var pier: Pier = Pier(walk: unimplemented())  // expect: unimplemented_missing_name "'Pier.walk'"
}

struct Dock { var moor: () throws -> Void }
struct Pier { var walk: () throws -> Void }

struct Quay: TestDependencyKey {
  var open: () async throws -> Int
  var close: () async throws -> Void
  var count: (Int) async throws -> Int
  static let testValue = unimplemented

  static let unimplemented: Self = .init {
    // The endpoint of the first trailing closure has no label, so nothing can be inserted.
    Dependencies.unimplemented(placeholder: 3)  // expect: unimplemented_missing_name "gets here"
  } close: {
    Dependencies.unimplemented()  // expect: unimplemented_missing_name "'Quay.close'"
  } count: { _ in
    ComposableArchitecture.unimplemented(  // expect: unimplemented_missing_name
      """
      """,
      placeholder: 4)
  }
}
