import Dependencies

extension HarbourClient: TestDependencyKey {
  static let testValue = HarbourClient(open: {}, tide: { 0 })
}
