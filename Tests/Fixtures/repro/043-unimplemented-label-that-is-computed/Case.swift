// Names of endpoints in strings of every form.
// expect: unimplemented_name_mismatch@18
import Dependencies

enum Outer {
  struct Client {
    var fetch: () async throws -> Int
    var save: (Int) async throws -> Void
    var count: () async throws -> Int
    var `default`: () async throws -> Int
  }
}
extension Outer.Client: DependencyKey {
  static let liveValue = Self(fetch: { 1 }, save: { _ in }, count: { 0 }, default: { 0 })
  static let testValue = Self(
    fetch: unimplemented("\(Self.self).fetch"),
    save: unimplemented(#"Outer.Client.save"#),
    count: unimplemented("Outer.Client.fetch"),
    default: unimplemented("Client.default")
  )
}
