import Dependencies

func preview() {
  withDependencies { $0.wallet.balance = { 9 } } operation: {}  // clean: no test
}
