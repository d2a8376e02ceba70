import ArticleClient
import Dependencies
import Foundation

public struct Receipt: Equatable, Sendable {
  public var number: String
  /// In cents.
  public var total: Int

  public init(number: String, total: Int) {
    self.number = number
    self.total = total
  }
}

/// Writes a receipt for each article that is sold.
public struct ReceiptClient: Sendable {
  public var issue: @Sendable (_ article: Article) async throws -> Receipt

  public init(issue: @escaping @Sendable (_ article: Article) async throws -> Receipt) {
    self.issue = issue
  }
}

// Each test that buys something brings its own receipts, so one for all tests would be dead code.
extension ReceiptClient: DependencyKey {
  public static let liveValue = Self(
    issue: { article in
      let receipt = Receipt(number: "R-\(article.id)", total: article.price)
      let path = NSTemporaryDirectory() + "\(receipt.number).txt"
      try "\(article.title): \(receipt.total)\n".write(toFile: path, atomically: true, encoding: .utf8)
      return receipt
    }
  )
}

extension DependencyValues {
  public var receiptClient: ReceiptClient {
    get { self[ReceiptClient.self] }
    set { self[ReceiptClient.self] = newValue }
  }
}
