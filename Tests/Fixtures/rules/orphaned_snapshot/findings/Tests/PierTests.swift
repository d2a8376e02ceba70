import SnapshotTesting  // expect: orphaned_snapshot(note) 1 "no test here is called as 'testHarbour.1.png', 'testHarbour.dark.png', 'testPierAtNight.1.png'"
import XCTest

final class PierTests: XCTestCase {
  func testPier() {
    assertSnapshot(of: PierController(), as: .image(on: .iPhone13))
  }
}
