import Dependencies

public struct Vault: Sendable {
  public var open: @Sendable () -> Void
  public var close: @Sendable () -> Void
}
extension Vault: TestDependencyKey {
  public static let testValue = Vault(open: unimplemented("Vault.open"), close: unimplemented("Vault.close"))
}
extension DependencyValues {
  public var vault: Vault { get { self[Vault.self] } set { self[Vault.self] = newValue } }
}
