import ComposableArchitecture
import SearchClient
// Only for `SearchSyntax`, which is a pure function of its text.
import SearchClientLive

/// Search by title.
public struct ArticleSearch: Reducer {
  public struct State: Equatable, Sendable {
    public var text = ""
    public var titles: [String] = []

    public init() {}
  }

  public enum Action: Equatable, Sendable {
    case textChanged(String)
    case titlesFound([String])
    case searchFailed
  }

  @Dependency(\.searchClient) var searchClient

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .textChanged(let text):
        state.text = text
        guard SearchSyntax.isSearchable(text) else {
          state.titles = []
          return .none
        }
        return .run { [searchClient] send in
          await send(.titlesFound(try await searchClient.titles(matching: text)))
        } catch: { _, send in
          await send(.searchFailed)
        }

      case .titlesFound(let titles):
        state.titles = titles
        return .none

      case .searchFailed:
        state.titles = []
        return .none
      }
    }
  }
}
