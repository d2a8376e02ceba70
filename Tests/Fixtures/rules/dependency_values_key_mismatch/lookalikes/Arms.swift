import Dependencies

struct Arm: Sendable {}
enum LeftKey: DependencyKey { static let liveValue = Arm() }
typealias FirstKey = LeftKey

extension DependencyValues {
  // clean: two names of one key
  var first: Arm { get { self[FirstKey.self] } set { self[LeftKey.self] = newValue } }
  // clean: the module may be written
  var second: Arm { get { self[Body.RightKey.self] } set { self[RightKey.self] = newValue } }
  // clean: made of several keys
  var both: (Arm, Arm) {
    get { (self[LeftKey.self], self[RightKey.self]) }
    set { self[LeftKey.self] = newValue.0 }
  }
  // clean: the setter keeps two keys in step
  var third: Arm {
    get { self[LeftKey.self] }
    set {
      self[LeftKey.self] = newValue
      self[RightKey.self] = newValue
    }
  }
  // clean: it has no setter
  var fourth: Arm { self[LeftKey.self] }
}
extension EnvironmentValues {
  // clean: another library's values
  var arm: Arm { get { self[LeftKey.self] } set { self[RightKey.self] = newValue } }
}
