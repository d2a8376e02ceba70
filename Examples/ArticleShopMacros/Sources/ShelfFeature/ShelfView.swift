import ComposableArchitecture
import SwiftUI

public struct ShelfView: View {
  let store: StoreOf<Shelf>

  public init(store: StoreOf<Shelf>) { self.store = store }

  public var body: some View {
    VStack(alignment: .leading) {
      Text(store.article)
      if let price = store.price { Text("\(price) cents") }
      Button("Ask for the price") { store.send(.askButtonTapped) }
    }
  }
}

#Preview {
  ShelfView(
    store: Store(initialState: Shelf.State(article: "Lamp")) {
      Shelf()
    } withDependencies: {
      $0.priceClient = PriceClient(price: { _ in 49_00 }, isOpen: { true })
    }
  )
}
