import Dependencies
import DependenciesMacros

// clean: it is allowed by name.
@DependencyClient
struct HouseClient {
  var e1: @Sendable () async throws -> Void
  var e2: @Sendable () async throws -> Void
  var e3: @Sendable () async throws -> Void
  var e4: @Sendable () async throws -> Void
}

@DependencyClient
struct FlatClient {  // expect: wide_client
  var e1: @Sendable () async throws -> Void
  var e2: @Sendable () async throws -> Void
  var e3: @Sendable () async throws -> Void
  var e4: @Sendable () async throws -> Void
}

protocol Bells {  // expect: wide_client
  func f1() async throws -> Int
  func f2() async throws -> Int
  func f3() async throws -> Int
}
enum BellsKey: TestDependencyKey {
  static let testValue: any Bells = QuietBells()
}
