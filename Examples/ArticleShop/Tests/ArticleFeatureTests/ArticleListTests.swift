import ArticleClient
import ComposableArchitecture
import DependenciesTestSupport
import Foundation
import ReceiptClient
import Testing

@testable import ArticleFeature

@MainActor
@Suite(.dependencies)
struct ArticleListTests {
  let lamp = Article(id: UUID(0), title: "Lamp", price: 49_00, updatedAt: Date(timeIntervalSince1970: 1_000))

  @Test func loadsArticlesWhenOpened() async {
    let store = TestStore(initialState: ArticleList.State()) {
      ArticleList()
    } withDependencies: {
      $0.articleClient.all = { [lamp] in [lamp] }
    }

    await store.send(.opened)
    await store.receive(.articlesLoaded([lamp])) { [lamp] in
      $0.articles = [lamp]
    }
    await store.finish()
  }

  @Test func savesWhatIsAdded() async {
    let store = TestStore(initialState: ArticleList.State()) {
      ArticleList()
    } withDependencies: {
      $0.articleClient.save = { [lamp] article in #expect(article == lamp) }
      $0.date = .constant(Date(timeIntervalSince1970: 1_000))
      $0.uuid = .incrementing
    }

    await store.send(.addButtonTapped(title: "Lamp", price: 49_00)) { [lamp] in
      $0.articles = [lamp]
    }
    await store.finish()
  }

  @Test func archivesWhatIsSold() async {
    var state = ArticleList.State()
    state.articles = [lamp]
    let receipt = Receipt(number: "1", total: 49_00)
    let store = TestStore(initialState: state) {
      ArticleList()
    } withDependencies: {
      $0.articleClient.archive = { id in #expect(id == UUID(0)) }
      $0.receiptClient = ReceiptClient(issue: { _ in receipt })
    }

    await store.send(.buyButtonTapped(lamp.id))
    await store.receive(.receiptIssued(receipt)) {
      $0.receipt = receipt
    }
    await store.receive(.archived(lamp.id)) {
      $0.articles = []
    }
    await store.finish()
  }

  @Test func showsWhyNothingWasLoaded() async {
    struct Offline: Error {}
    let store = TestStore(initialState: ArticleList.State()) {
      ArticleList()
    } withDependencies: {
      $0.articleClient.all = { throw Offline() }
    }

    await store.send(.opened)
    await store.receive(.failed("Offline()")) {
      $0.message = "Offline()"
    }
    await store.finish()
  }
}
