import SnapshotTesting
import XCTest

final class PierSnapshotTests: XCTestCase {
  let tolerance: Float = 0.9

  func testPier() {
    assertSnapshot(of: PierController(), as: .image(perceptualPrecision: 0.98))  // clean: what no eye sees
    assertSnapshot(of: PierController(), as: .image(precision: 1, perceptualPrecision: 0.99))  // clean: every pixel counts
    assertSnapshot(of: PierController(), as: .image(precision: tolerance))  // clean: no number is written here
    assertSnapshot(of: depth.formatted(.number.precision(.fractionLength(2))), as: .lines)  // clean: a number's format
    XCTAssertEqual(pier.depth(precision: 0.5), 12)  // clean: not a snapshot
    measure(precision: 0.5) { assertSnapshot(of: PierController(), as: .image) }  // clean: not the snapshot's
  }
}
