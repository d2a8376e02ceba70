import Dependencies

struct Mailer: Sendable { var send: @Sendable (String) -> Void }
enum CourierKey: DependencyKey {
  static let liveValue: any Courier = Bike()
}
enum PostKey: DependencyKey {
  static let liveValue = Post()
}
struct Post: Sendable {}

extension Mailer: DependencyKey {
  static let liveValue = Self(send: { _ in })
}

extension DependencyValues {
  var mailer: Mailer { self[Mailer.self] }  // expect: get_only_registration 24 "'mailer' has no setter"
  public var reply: Mailer {
    return self[Mailer.self]  // expect: get_only_registration
  }
  var second: Mailer.Value {
    self[Mailer.self]  // expect: get_only_registration
  }
  var third: Mailer { get { self[Mailer.self] } }  // expect: get_only_registration
  var post: Post {
    get { self[PostKey.self] }  // expect: get_only_registration
  }
  // The type is another than the values' own: no fix.
  var courier: any Courier { self[CourierKey.self] }  // expect: get_only_registration
}
