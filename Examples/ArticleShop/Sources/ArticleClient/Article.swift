import Foundation

/// Something that the shop sells.
public struct Article: Equatable, Identifiable, Sendable {
  public let id: UUID
  public var title: String
  /// In cents.
  public var price: Int
  public var updatedAt: Date

  public init(id: UUID, title: String, price: Int, updatedAt: Date) {
    self.id = id
    self.title = title
    self.price = price
    self.updatedAt = updatedAt
  }
}
