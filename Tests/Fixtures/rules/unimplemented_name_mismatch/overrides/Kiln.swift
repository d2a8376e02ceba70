import Dependencies

struct Kiln {
  var fire: () throws -> Void
  var glaze: () throws -> Void
  static let noop = Kiln(fire: {}, glaze: {})
}
private enum KilnKey: DependencyKey {
  static let liveValue = Kiln.noop
  static let testValue = Kiln.noop
}
extension DependencyValues {
  var kiln: Kiln {
    get { self[KilnKey.self] }
    set { self[KilnKey.self] = newValue }
  }
}
