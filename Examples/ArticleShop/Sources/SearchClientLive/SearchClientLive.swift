import ArticleClientLive
import Dependencies
import GRDB
import SearchClient

extension SearchClient: DependencyKey {
  public static let liveValue = Self(
    titles: { pattern in
      await ArticleDatabase.queue
        .rows(in: ArticleDatabase.table, where: "title", matches: pattern)
        .compactMap { $0["title"] }
    }
  )
}

/// What the database can search for.
public enum SearchSyntax {
  /// Words of one or two letters are not in the index.
  public static func isSearchable(_ text: String) -> Bool { text.count > 2 }
}
