import Testing
import XCTest

final class Shelf {
  var loads = 0
  func load() { loads += 1 }
}
@Test func loadsOnce() {
  #expect(shelf.loads == 1)  // expect: call_count_assertion(note) 17
  XCTAssertEqual(shelf.loads, 1)  // expect: call_count_assertion
}
