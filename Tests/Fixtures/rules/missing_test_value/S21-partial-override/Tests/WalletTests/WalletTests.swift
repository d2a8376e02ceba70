@Test func shows() { withDependencies { $0.wallet.balance = { 9 } } operation: { _ = WalletModel() } }
