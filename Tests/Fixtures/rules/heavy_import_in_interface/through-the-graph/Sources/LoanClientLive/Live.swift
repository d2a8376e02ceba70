import Dependencies
import LoanClient

extension LoanClient: DependencyKey {
  public static let liveValue = Self(loans: { try await Server.loans() })
}
