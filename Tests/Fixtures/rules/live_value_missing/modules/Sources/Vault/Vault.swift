import Dependencies

// The app does not import it.
public struct VaultClient: TestDependencyKey { public static let testValue = VaultClient() }  // expect: live_value_missing(note)
extension DependencyValues {
  public var vault: VaultClient { get { self[VaultClient.self] } set { self[VaultClient.self] = newValue } }
}
