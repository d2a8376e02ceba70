import Dependencies

public struct OtherVault: Sendable {
  public var open: @Sendable () -> Void
  public var close: @Sendable () -> Void
}
extension OtherVault: DependencyKey {
  public static let liveValue = OtherVault(open: {}, close: {})
}
extension DependencyValues {
  public var vault: OtherVault { get { self[OtherVault.self] } set { self[OtherVault.self] = newValue } }
}
