import Dependencies

public struct ClienteAnalítica: Sendable {
  public var registrar: @Sendable (_ suceso: String) -> Void
}
extension ClienteAnalítica: TestDependencyKey {
  public static let testValue = ClienteAnalítica(registrar: { _ in })  // clean: "analítica" is a word of observers
}

struct HTTPLogger: Sendable {
  var write: @Sendable (String) async -> Void
}
extension HTTPLogger: TestDependencyKey {
  static let testValue = HTTPLogger(write: { _ in })  // clean: a logger
}

struct Device: Sendable {
  var playHaptic: @Sendable () -> Void
  var setBadge: @Sendable (Int) -> Void
}
extension Device: TestDependencyKey {
  static let testValue = Device(playHaptic: {}, setBadge: { _ in })  // clean: the endpoints' names say it
}

struct BeaconClient: Sendable {
  var emit: @Sendable (String) -> Void
}
extension BeaconClient: TestDependencyKey {
  static let testValue = BeaconClient(emit: { _ in })  // clean: by the option
}

struct MetricsClient: Sendable {
  var add: @Sendable (Int) -> Void
  var total: @Sendable () -> Int
}
extension MetricsClient: TestDependencyKey {
  static let testValue = MetricsClient(add: { _ in }, total: { 0 })  // expect: complacent_test_value "'total' of 'MetricsClient' answers"
}

struct CatalogSession: Sendable {
  var login: @Sendable () -> Void
  var biometric: @Sendable () -> Void
}
extension CatalogSession: TestDependencyKey {
  static let testValue = CatalogSession(login: {}, biometric: {})  // expect: complacent_test_value
}

struct SoundtrackClient: Sendable {
  var stop: @Sendable () -> Void
}
extension SoundtrackClient: TestDependencyKey {
  static let testValue = SoundtrackClient(stop: {})  // expect: complacent_test_value
}

struct Cellar: Sendable {
  var empty: @Sendable () -> Void
}
extension Cellar: TestDependencyKey {
  static let testValue = Cellar(empty: {})  // clean: by the option
}
