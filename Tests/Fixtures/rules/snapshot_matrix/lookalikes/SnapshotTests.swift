import SnapshotTesting
import Testing

@Suite struct PierSnapshotTests {
  // clean: one device, two states
  @Test func states() {
    assertSnapshot(of: PierController(.empty), as: .image(on: .iPhone13))
    assertSnapshot(of: PierController(.full), as: .image(on: .iPhone13))
  }

  // clean: one loop
  @Test func schemes() {
    for size in sizes { print(size) }
    for scheme in schemes { assertSnapshot(of: PierView(scheme), as: .image(layout: .sizeThatFits)) }
  }

  // clean: a loop that is over
  @Test(arguments: schemes) func each(_ scheme: Scheme) {
    for size in sizes { prepare(size) }
    assertSnapshot(of: PierView(scheme), as: .image(layout: .sizeThatFits))
  }
}
