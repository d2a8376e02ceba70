import Testing

final class Shelf {
  var loads = 0
  var books: [String] = []
  func load() { loads += 1 }
}
@Test func loads() {
  #expect(shelf.books == ["one"])
  #expect(shelf.loads > 0)  // clean: no equality
}
