import SnapshotTesting
import XCTest

final class PierSnapshotTests: XCTestCase {
  func testPier() {
    assertSnapshot(of: PierController(), as: .image)  // expect: unpinned_snapshot(warning) 46
    assertSnapshot(of: PierController(), as: .image(precision: 0.99, traits: .init(displayScale: 2)))  // expect: unpinned_snapshot
  }
}
