import Dependencies

enum FakeKey: DependencyKey {  // clean: only tests know it
  static let liveValue = 1
}
