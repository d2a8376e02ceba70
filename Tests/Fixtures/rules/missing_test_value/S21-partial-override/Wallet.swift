struct Wallet { var balance: () -> Int; var pay: (Int) -> Void }
extension Wallet: DependencyKey { static let liveValue = Wallet(balance: { 1 }, pay: { _ in }) }  // expect: missing_test_value(error) 11
extension DependencyValues { var wallet: Wallet { get { self[Wallet.self] } set { self[Wallet.self] = newValue } } }
