import SnapshotTesting
import Testing
import XCTest

// clean: each reference has its test
final class PierTests: XCTestCase {
  func testPier() {
    assertSnapshot(of: PierController(), as: .image(on: .iPhone13))
    assertSnapshot(of: PierController(), as: .image(on: .iPhone13), named: "dark")
  }
}

@Suite struct PierPictures {
  @Test(arguments: sizes) func pier(size: Size) { assertSnapshot(of: PierController(size), as: .image(on: .iPhone13)) }
  @Test func `at night`() { assertSnapshot(of: PierController(), as: .image(on: .iPhone13)) }
}
