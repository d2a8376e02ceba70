import Dependencies
import DependenciesMacros

@DependencyClient
struct LampClient: Sendable {
  // clean: by a key path.
  var switchOn: @Sendable () -> Void
  // clean: by a call.
  var dim: @Sendable (Int) async -> Void
  // clean: on a closure's parameter.
  var signal: @Sendable () -> Void
  // clean: by the client's own method.
  var pulse: @Sendable (Int) -> Void
  // clean: an extension elsewhere reads it.
  var fade: @Sendable (Int) -> Void
  var blink: @Sendable (Int) -> Void  // expect: unused_client_endpoint 7 "calls 'blink'"
  var colour: @Sendable () -> Int = { 0 }  // expect: unused_client_endpoint
  // clean: the method is called.
  @DependencyEndpoint(method: "dim") var setLevel: @Sendable (_ level: Int) -> Void
  // clean: nobody outside sees it.
  private var cache: @Sendable () -> Void

  func pulseTwice() { pulse(2) }
}

extension LampClient: DependencyKey {
  static let liveValue = LampClient(
    switchOn: { print("on") }, dim: { print($0) }, signal: {}, pulse: { _ in }, fade: { _ in }, blink: { _ in }, colour: { 7 })
  static let testValue = Self()
}
extension DependencyValues {
  var lamp: LampClient {
    get { self[LampClient.self] }
    set { self[LampClient.self] = newValue }
  }
}
