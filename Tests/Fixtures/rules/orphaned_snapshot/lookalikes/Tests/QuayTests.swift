import SnapshotTesting
import XCTest

// clean: the file names its references itself
final class QuayTests: XCTestCase {
  func testQuay() { assertSnapshot(of: quay, as: .dump, testName: "old") }
}
