import Dependencies
import DependenciesMacros

/// Changes money into another currency.
public protocol RateClient: Sendable {
  func convert(cents: Int, to currency: String) async throws -> Int
}

/// The bank's own rates.
public struct BankRates: RateClient {
  public init() {}

  public func convert(cents: Int, to currency: String) async throws -> Int {
    currency == "EUR" ? cents : cents * 11 / 10
  }
}

/// Rates that never change.
public struct FixedRates: RateClient {
  public init() {}

  public func convert(cents: Int, to currency: String) async throws -> Int { cents }
}

extension DependencyValues {
  // A test that converts money wants rates of its own anyway, so there is no default for it.
  @DependencyEntry("RatesKey", liveValue: BankRates()) public var rates: any RateClient

  // With an initializer: that is the test value.
  @DependencyEntry("ShopRatesKey", liveValue: BankRates()) public var shopRates: any RateClient = FixedRates()
}
