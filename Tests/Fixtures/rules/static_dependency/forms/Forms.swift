import Dependencies

struct Feature {
  @Dependency(\.uuid) static var uuid  // expect: static_dependency
}
class Model {
  @Dependency(\.uuid) class var first  // expect: static_dependency
}
extension Feature {
  @Dependency(\.mail) fileprivate static var mail  // expect: static_dependency
}
