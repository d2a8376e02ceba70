import Dependencies
import Models  // clean: the finding stands at the dependency that brings the database

public struct LoanClient: Sendable {
  public var loans: @Sendable () async throws -> [String]
}
extension LoanClient: TestDependencyKey {
  public static let testValue = Self(loans: unimplemented("LoanClient.loans"))
}
