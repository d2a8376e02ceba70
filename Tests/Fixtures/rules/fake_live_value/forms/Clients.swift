import Dependencies
import DependenciesMacros

struct LedgerClient { var entries: () async throws -> [Int] }
extension LedgerClient: DependencyKey {
  static let liveValue = LedgerClient.mock  // expect: fake_live_value 14 "is 'mock'"
  static let testValue = LedgerClient(entries: unimplemented("LedgerClient.entries"))
  static let mock = LedgerClient(entries: { [1, 2, 3] })
}
struct TillClient { var open: () -> Void; var coins: () -> [Int] }
extension TillClient: DependencyKey {
  static let liveValue = Self(open: {}, coins: { [] })  // expect: fake_live_value 14 "does nothing"
  static let testValue = Self(open: unimplemented("TillClient.open"), coins: unimplemented("TillClient.coins", placeholder: []))
}
@DependencyClient
struct BankClient { var balance: () async throws -> Int }
extension BankClient: DependencyKey {
  static let liveValue = Self()  // expect: fake_live_value 14 "fails when it is used"
  static let testValue = Self()
}
protocol Courier: Sendable { func send() }
enum CourierKey: DependencyKey {
  static var liveValue: any Courier { fatalError("set it") }  // expect: fake_live_value
  static var testValue: any Courier { SlowCourier() }
}
struct StampClient { var price: () throws -> Int }
extension StampClient: DependencyKey {
  static var liveValue: Self { previewValue }  // expect: fake_live_value 14 "is 'previewValue'"
  static let previewValue = Self(price: { 95 })
  static let testValue = Self(price: unimplemented("StampClient.price"))
}
