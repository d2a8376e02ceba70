import DependenciesMacros

// clean: nobody wrote it, and nobody will split it.
@DependencyClient
struct WireClient {
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
  var e18: @Sendable () async throws -> Void
  var e19: @Sendable () async throws -> Void
  var e20: @Sendable () async throws -> Void
}
