import ComposableArchitecture

// Both values of the key stand here: whatever the module is called, there is no interface to use instead.
struct WaterClient: DependencyKey {
  var pour: @Sendable () async -> Void
  static let liveValue = Self(pour: {})
  static let testValue = Self(pour: unimplemented("WaterClient.pour"))
}
