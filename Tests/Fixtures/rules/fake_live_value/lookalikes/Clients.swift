import Dependencies

struct LedgerClient { var entries: () async throws -> [Int] }
extension LedgerClient: DependencyKey {
  // clean: a live one
  static let liveValue = LedgerClient.live
  static let testValue = LedgerClient(entries: unimplemented("LedgerClient.entries"))
  static let live = LedgerClient(entries: { try await Bank.entries() })
}
struct Theme: Sendable { var name: String }
extension Theme: DependencyKey {
  // clean: plain data
  static let liveValue = Theme.placeholder
  static let testValue = Theme(name: "test")
  static let placeholder = Theme(name: "none")
}
struct AnalyticsClient { var track: (String) -> Void }
extension AnalyticsClient: DependencyKey {
  // clean: an observer may be quiet
  static let liveValue = AnalyticsClient.noop
  static let testValue = AnalyticsClient.noop
  static let noop = Self(track: { _ in })
}
struct BuzzClient { var buzz: () -> Void }
extension BuzzClient: DependencyKey {
  #if canImport(UIKit)
    static let liveValue = BuzzClient(buzz: { Motor.buzz() })
  #else
    // clean: the platform has none
    static let liveValue = BuzzClient(buzz: {})
  #endif
  static let testValue = BuzzClient(buzz: unimplemented("BuzzClient.buzz"))
}
struct StoreClient { var load: () throws -> [Int] }
extension StoreClient: DependencyKey {
  // clean: set before anything reads it
  static var liveValue: StoreClient { fatalError("prepare it") }
  static let testValue = StoreClient(load: unimplemented("StoreClient.load"))
}
extension DependencyValues {
  var storeClient: StoreClient { get { self[StoreClient.self] } set { self[StoreClient.self] = newValue } }
}
@main struct Shop {
  init() { prepareDependencies { $0.storeClient = StoreClient(load: { try Disk.load() }) } }
}
struct WirelessClient { var scan: () -> [String] }
extension WirelessClient: DependencyKey {
  // clean: another type's 'mock' is what it is made of
  static let liveValue = Radio.mock.client
  static let testValue = WirelessClient(scan: unimplemented("WirelessClient.scan", placeholder: []))
}
struct LampClient { var isOn: () -> Bool; var turn: (Bool) -> Void }
extension LampClient: DependencyKey {
  // clean: one endpoint does something
  static let liveValue = LampClient(isOn: { false }, turn: { Switch.turn($0) })
  static let testValue = LampClient(
    isOn: unimplemented("LampClient.isOn", placeholder: false), turn: unimplemented("LampClient.turn"))
}
