import ArticleClientLive
import ArticleFeature
import ComposableArchitecture
import SearchClientLive
import SearchFeature

/// A day in the shop, told on standard output.
@main
@MainActor
struct ArticleShopApp {
  static func main() async {
    let list = Store(initialState: ArticleList.State()) { ArticleList() }
    await list.send(.addButtonTapped(title: "Reading lamp", price: 49_00)).finish()
    await list.send(.addButtonTapped(title: "Chair", price: 129_00)).finish()
    await list.send(.opened).finish()
    print("for sale: \(list.state.articles.map(\.title))")

    let search = Store(initialState: ArticleSearch.State()) { ArticleSearch() }
    await search.send(.textChanged("lamp")).finish()
    print("found: \(search.state.titles)")

    guard let chair = list.state.articles.last else { return }
    await list.send(.buyButtonTapped(chair.id)).finish()
    print("sold: \(chair.title), receipt over \(list.state.receipt?.total ?? 0) cents")
    print("left: \(list.state.articles.map(\.title))")
  }
}
