import SnapshotTesting
import XCTest

final class PierSnapshotTests: XCTestCase {
  func testPier() {
    assertSnapshot(of: PierController(), as: .image(precision: 0.9))  // expect: lowered_snapshot_precision(warning) 64 "10 % of the pixels may have any colour"
    assertSnapshot(
      matching: PierController(),
      as: .image(
        on: .iPhone13,
        precision: 0.995,  // expect: lowered_snapshot_precision(note) 20 "0.5 % of the pixels"
        perceptualPrecision: 0.9  // expect: lowered_snapshot_precision(warning) 30 "every pixel may differ visibly"
      )
    )
    assertSnapshots(of: PierController(), as: ["small": .image(precision: 0.8), "large": .image(on: .iPadMini)])  // expect: lowered_snapshot_precision
    SnapshotTesting.assertSnapshot(of: PierController(), as: .wait(for: 1, on: .image(precision: 0)))  // expect: lowered_snapshot_precision
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  static var pier: Self { .image(on: .iPhone13, precision: 0.5) }  // expect: lowered_snapshot_precision
}
