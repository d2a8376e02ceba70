protocol Shelf {  // expect: partly_used_protocol 10 "'Shelf' has 6 requirements, and 'ReadingRoom', the only type that takes it, calls 3"
  func books() async throws -> [String]
  func lend(_ book: String) async throws
  func takeBack(_ book: String) async throws
  func order(_ book: String) async throws
  func discard(_ book: String) async throws
  var isOpen: Bool { get }
}

final class ReadingRoom {
  private let shelf: any Shelf
  init(shelf: any Shelf) { self.shelf = shelf }
  func show() async throws -> [String] {
    guard shelf.isOpen else { return [] }
    try await self.shelf.lend("Atlas")
    return try await shelf.books()
  }
}
