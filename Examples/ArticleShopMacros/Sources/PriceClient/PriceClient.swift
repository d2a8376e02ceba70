import Dependencies
import DependenciesMacros
import Foundation

/// Asks the wholesaler what an article costs today.
@DependencyClient
public struct PriceClient: Sendable {
  /// In cents.
  public var price: @Sendable (_ article: String) async throws -> Int
  public var isOpen: @Sendable () -> Bool = { false }
}

// The macro fills in every endpoint with one that fails, so there is nothing left to say about tests.
extension PriceClient: DependencyKey {
  public static let liveValue = Self(
    price: { article in
      guard let url = URL(string: "https://prices.example/\(article)") else { throw URLError(.badURL) }
      let (data, _) = try await URLSession.shared.data(from: url)
      return try JSONDecoder().decode(Int.self, from: data)
    },
    isOpen: { true }
  )
}

extension DependencyValues {
  public var priceClient: PriceClient {
    get { self[PriceClient.self] }
    set { self[PriceClient.self] = newValue }
  }
}
