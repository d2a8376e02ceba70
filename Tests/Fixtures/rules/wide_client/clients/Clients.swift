import Dependencies
import DependenciesMacros

@DependencyClient
struct StationClient {  // expect: wide_client 8 "'StationClient' has 16 endpoints"
  var e1: @Sendable () async throws -> Void
  var e2: @Sendable () async throws -> Void
  var e3: @Sendable () async throws -> Void
  var e4: @Sendable () async throws -> Void
  var e5: @Sendable () async throws -> Void
  var e6: @Sendable () async throws -> Void
  var e7: @Sendable () async throws -> Void
  var e8: @Sendable () async throws -> Void
  var e9: @Sendable () async throws -> Void
  var e10: @Sendable () async throws -> Void
  var e11: @Sendable () async throws -> Void
  var e12: @Sendable () async throws -> Void
  var e13: @Sendable () async throws -> Void
  var e14: @Sendable () async throws -> Void
  var name: () -> String = { "" }
  #if os(iOS)
    var board: () -> Void
  #else
    // One endpoint in two branches.
    var board: () -> Void
  #endif
  private var cache: () -> Void
  static var shared: () -> Void = {}
  var platform = 9
}

// A struct of closures that is a key; constants and aliases count.
public struct TrackClient: DependencyKey {  // expect: wide_client
  let first, second: Signal
  var e1: @Sendable () async throws -> Void
  var e2: @Sendable () async throws -> Void
  var e3: @Sendable () async throws -> Void
  var e4: @Sendable () async throws -> Void
  var e5: @Sendable () async throws -> Void
  var e6: @Sendable () async throws -> Void
  var e7: @Sendable () async throws -> Void
  var e8: @Sendable () async throws -> Void
  var e9: @Sendable () async throws -> Void
  var e10: @Sendable () async throws -> Void
  var e11: @Sendable () async throws -> Void
  var e12: @Sendable () async throws -> Void
  var e13: @Sendable () async throws -> Void
  var e14: @Sendable () async throws -> Void
  public static let liveValue = track()
  public static let testValue = track()
}
typealias Signal = (Int) -> Void

// The values of a key.
struct PlatformClient {  // expect: wide_client
  var e1: @Sendable () async throws -> Void
  var e2: @Sendable () async throws -> Void
  var e3: @Sendable () async throws -> Void
  var e4: @Sendable () async throws -> Void
  var e5: @Sendable () async throws -> Void
  var e6: @Sendable () async throws -> Void
  var e7: @Sendable () async throws -> Void
  var e8: @Sendable () async throws -> Void
  var e9: @Sendable () async throws -> Void
  var e10: @Sendable () async throws -> Void
  var e11: @Sendable () async throws -> Void
  var e12: @Sendable () async throws -> Void
  var e13: @Sendable () async throws -> Void
  var e14: @Sendable () async throws -> Void
  var e15: @Sendable () async throws -> Void
  var e16: @Sendable () async throws -> Void
  var e17: @Sendable () async throws -> Void
}
private enum PlatformKey: DependencyKey {
  static let liveValue = PlatformClient.make()
  static let testValue = PlatformClient.make()
}
