import Dependencies

// clean: the app conforms it
public struct CashClient: TestDependencyKey { public static let testValue = CashClient() }
extension DependencyValues {
  public var cash: CashClient { get { self[CashClient.self] } set { self[CashClient.self] = newValue } }
}
