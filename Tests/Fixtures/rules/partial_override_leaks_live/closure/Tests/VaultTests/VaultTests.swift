import Dependencies
import Testing
import Vault

@Test func opens() {
  withDependencies { $0.vault.open = {} } operation: {}  // clean: the vault that this target links has a test value
}
