public protocol TestDependencyKey<Value> {
  associatedtype Value: Sendable = Self
  static var testValue: Value { get }
}
public protocol DependencyKey<Value>: TestDependencyKey {
  static var liveValue: Value { get }
}
extension DependencyKey {
  public static var testValue: Value { liveValue }
}
enum OwnKey: DependencyKey {  // clean: the library's own keys are its own business
  static let liveValue: @Sendable () -> Void = {}
}
