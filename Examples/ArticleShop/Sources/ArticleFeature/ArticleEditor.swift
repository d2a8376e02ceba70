import ArticleClient
import ComposableArchitecture
import Foundation

/// Changes an article, or makes another one like it.
public struct ArticleEditor: Reducer {
  public struct State: Equatable, Sendable {
    public var draft: Article
    public var isSaved = false

    public init(draft: Article) { self.draft = draft }
  }

  public enum Action: Equatable, Sendable {
    case titleChanged(String)
    case duplicateButtonTapped
    case saveButtonTapped
    case saved
  }

  @Dependency(\.articleClient) var articleClient

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .titleChanged(let title):
        state.draft.title = title
        state.isSaved = false
        return .none

      case .duplicateButtonTapped:
        // Nobody sees an identifier, so it does not matter which one it is.
        state.draft = Article(
          id: UUID(), title: state.draft.title, price: state.draft.price, updatedAt: state.draft.updatedAt)
        state.isSaved = false
        return .none

      case .saveButtonTapped:
        // To the second is near enough: the list only sorts by it.
        state.draft.updatedAt = Date()
        return .run { [articleClient, draft = state.draft] send in
          try await articleClient.save(draft)
          await send(.saved)
        }

      case .saved:
        state.isSaved = true
        return .none
      }
    }
  }
}
