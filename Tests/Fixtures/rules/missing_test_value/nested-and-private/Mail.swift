import Dependencies

enum Mail {
  struct Client: Sendable { var send: @Sendable (String) async throws -> Void }
}
extension Mail.Client: DependencyKey {  // expect: missing_test_value(error) 11 "'Mail.Client' has no 'testValue'"
  static let liveValue = Self { _ in }
}

private enum OpenKey: DependencyKey {  // expect: missing_test_value(error) 14
  static let liveValue: @Sendable () -> Void = {}
}

extension DependencyValues {
  private enum CloseKey: DependencyKey {
    static let liveValue: @Sendable () -> Void = {}
    static let testValue: @Sendable () -> Void = unimplemented("close")
  }
}
