import Dependencies

private enum LampKey: DependencyKey {
  static let liveValue = Lamp(light: {}, dim: {})
  static let testValue = Lamp.failing
}
