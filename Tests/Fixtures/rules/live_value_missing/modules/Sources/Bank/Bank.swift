import Dependencies

public struct BankClient: TestDependencyKey { public static let testValue = BankClient() }  // expect: live_value_missing(warning)
extension DependencyValues {
  public var bank: BankClient { get { self[BankClient.self] } set { self[BankClient.self] = newValue } }
}
