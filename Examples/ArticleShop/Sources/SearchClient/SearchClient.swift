import Dependencies
// Only for `FTS5Pattern`, a small value. Nothing here opens a database.
import GRDB

/// Finds articles by the words of their titles.
public struct SearchClient: Sendable {
  public var titles: @Sendable (_ pattern: FTS5Pattern) async throws -> [String]

  public init(titles: @escaping @Sendable (_ pattern: FTS5Pattern) async throws -> [String]) {
    self.titles = titles
  }

  /// The titles that hold all words of a text.
  public func titles(matching text: String) async throws -> [String] {
    try await titles(FTS5Pattern(matchingAllTokensIn: text))
  }
}

extension SearchClient: TestDependencyKey {
  // With a single endpoint there is no doubt which one a failing test has called.
  public static let testValue = Self(titles: unimplemented())

  public static let previewValue = Self(titles: { _ in ["Lamp", "Chair"] })
}

extension DependencyValues {
  public var searchClient: SearchClient {
    get { self[SearchClient.self] }
    set { self[SearchClient.self] = newValue }
  }
}
