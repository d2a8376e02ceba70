import ArticleClient
import Foundation
import GRDB

/// The shop's database, shared by the live clients.
public enum ArticleDatabase {
  public static let table = "articles"
  public static let queue = DatabaseQueue()
}

extension Row {
  init(_ article: Article, writtenAt date: Date) {
    self.init([
      "id": article.id.uuidString,
      "title": article.title,
      "price": String(article.price),
      "updatedAt": String(article.updatedAt.timeIntervalSince1970),
      "writtenAt": String(date.timeIntervalSince1970),
    ])
  }

  /// `nil` for a row that holds no article.
  var article: Article? {
    guard
      let id = self["id"].flatMap(UUID.init(uuidString:)), let title = self["title"],
      let price = self["price"].flatMap({ Int($0) }), let updatedAt = self["updatedAt"].flatMap({ Double($0) })
    else { return nil }
    return Article(id: id, title: title, price: price, updatedAt: Date(timeIntervalSince1970: updatedAt))
  }
}
