import Dependencies

struct Wallet {
  var balance: () -> Int
  var pay: (Int) -> Void
  var history: () async throws -> [Int]
}
extension Wallet: DependencyKey {
  static let liveValue = Wallet(balance: { bank.balance() }, pay: { bank.pay($0) }, history: { try await bank.history() })
}
extension DependencyValues {
  var wallet: Wallet { get { self[Wallet.self] } set { self[Wallet.self] = newValue } }
}
