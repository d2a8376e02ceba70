import Dependencies

private enum LampKey: DependencyKey {
  static let liveValue = Lamp(light: {}, dim: {})
  static let testValue = Lamp.failing
}

private enum SpareLampKey: DependencyKey {
  static let liveValue = Lamp(light: {}, dim: {})
  static var testValue: Lamp { .spare }
}
