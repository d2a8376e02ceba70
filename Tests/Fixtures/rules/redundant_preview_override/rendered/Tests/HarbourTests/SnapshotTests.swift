import SnapshotTesting
import XCTest

final class SnapshotTests: XCTestCase {
  func testPreviews() {
    assertSnapshot(of: HarbourView_Previews.previews, as: .image)
  }
}
