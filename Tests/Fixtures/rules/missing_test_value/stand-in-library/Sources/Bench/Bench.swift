import Workshop

enum HammerKey: DependencyKey {  // clean: conforms to the workshop's protocol
  static let liveValue: @Sendable () -> Void = {}
}
