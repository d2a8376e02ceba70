import ComposableArchitecture
import Foundation
import PriceClient
import ShelfFeature
import Testing

@MainActor
struct ShelfTests {
  @Test func saysThatThereIsNoPrice() async {
    struct Closed: Error {}
    let store = TestStore(initialState: Shelf.State(article: "Lamp")) {
      Shelf()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 1_000))
      $0.priceClient = PriceClient(price: { _ in throw Closed() }, isOpen: { false })
    }

    await store.send(.askButtonTapped) {
      $0.askedAt = Date(timeIntervalSince1970: 1_000)
    }
    await store.receive(\.priceFailed)
  }
}
