import Dependencies

enum Stripe {
  struct Client: Sendable { var charge: @Sendable (Int) async throws -> Void }
}
extension Stripe.Client: DependencyKey {  // clean: its own test value, not that of the other 'Client'
  static let liveValue = Self { _ in }
  static let testValue = Self(charge: unimplemented("Stripe.Client.charge"))
}

private enum OpenKey: DependencyKey {  // clean: private, so another one than that of the other file
  static let liveValue: @Sendable () -> Void = {}
  static let testValue: @Sendable () -> Void = unimplemented("open")
}

extension DependencyValues {
  private enum CloseKey: DependencyKey {  // expect: missing_test_value(error) 16 "'DependencyValues.CloseKey' has no 'testValue'"
    static let liveValue: @Sendable () -> Void = {}
  }
}
