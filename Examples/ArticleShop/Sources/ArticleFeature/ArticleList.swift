import AnalyticsClient
import ArticleClient
import ComposableArchitecture
import ReceiptClient

/// What is for sale, and buying it.
public struct ArticleList: Reducer {
  public struct State: Equatable, Sendable {
    public var articles: [Article] = []
    public var receipt: Receipt?
    public var message: String?

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case opened
    case articlesLoaded([Article])
    case addButtonTapped(title: String, price: Int)
    case buyButtonTapped(Article.ID)
    case receiptIssued(Receipt)
    case archived(Article.ID)
    case failed(String)
  }

  @Dependency(\.analyticsClient) var analyticsClient
  @Dependency(\.articleClient) var articleClient
  @Dependency(\.date.now) var now
  @Dependency(\.receiptClient) var receiptClient
  @Dependency(\.uuid) var uuid

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .opened:
        return .run { [articleClient] send in
          await send(.articlesLoaded(try await articleClient.all()))
        } catch: { error, send in
          await send(.failed("\(error)"))
        }

      case .articlesLoaded(let articles):
        state.articles = articles
        return .none

      case .addButtonTapped(let title, let price):
        let article = Article(id: uuid(), title: title, price: price, updatedAt: now)
        state.articles.append(article)
        return .run { [analyticsClient, articleClient] _ in
          try await articleClient.save(article)
          analyticsClient.track("article added")
        } catch: { error, send in
          await send(.failed("\(error)"))
        }

      case .buyButtonTapped(let id):
        guard let article = state.articles.first(where: { $0.id == id }) else { return .none }
        return .run { [analyticsClient, articleClient, receiptClient] send in
          await send(.receiptIssued(try await receiptClient.issue(article)))
          try await articleClient.archive(id)
          await send(.archived(id))
          analyticsClient.track("article sold")
        } catch: { error, send in
          await send(.failed("\(error)"))
        }

      case .receiptIssued(let receipt):
        state.receipt = receipt
        return .none

      case .archived(let id):
        state.articles.removeAll { $0.id == id }
        return .none

      case .failed(let message):
        state.message = message
        return .none
      }
    }
  }
}
