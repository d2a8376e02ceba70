import SnapshotTesting
import XCTest

final class PierSnapshotTests: XCTestCase {
  func testPier() {
    assertSnapshot(of: PierController(), as: .image(on: .iPhone13))  // clean: a device
    assertSnapshot(of: PierView(), as: .image(layout: .fixed(width: 300, height: 200)))  // clean: a size
    assertSnapshot(of: PierController(), as: .image(precision: 1, size: .init(width: 300, height: 200)))  // clean: a size
    assertSnapshot(of: pier, as: .dump)  // clean: text
    assertSnapshot(of: pier, as: .harbourImage)  // clean: the project's own, which may have a size
    let image = Image.image  // clean: no snapshot
  }
}
