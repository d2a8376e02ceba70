import SnapshotTesting
import Testing

@Suite struct PierSnapshotTests {
  @Test func devices() {
    assertSnapshot(of: PierController(), as: .image(on: .iPhone13))
    assertSnapshot(of: PierController(), as: .image(on: .iPadMini))  // expect: snapshot_matrix(warning) 5 "2 devices (.iPhone13, .iPadMini)"
    assertSnapshot(of: PierController(), as: .image(on: .iPhoneSe))
  }

  @Test func atOnce() {
    assertSnapshots(of: PierController(), as: ["13": .image(on: .iPhone13), "SE": .image(on: .iPhoneSe)])  // expect: snapshot_matrix
  }

  @Test func loops() {
    for scheme in schemes {
      for size in sizes {
        assertSnapshot(of: PierView(scheme, size), as: .image(layout: .sizeThatFits))  // expect: snapshot_matrix
      }
    }
  }

  @Test(arguments: schemes, sizes) func arguments(_ scheme: Scheme, _ size: Size) {
    assertSnapshot(of: PierView(scheme, size), as: .image(layout: .sizeThatFits))  // expect: snapshot_matrix
  }

  @Test(arguments: schemes) func both(_ scheme: Scheme) {
    sizes.forEach { size in
      assertSnapshot(of: PierView(scheme, size), as: .image(layout: .sizeThatFits))  // expect: snapshot_matrix
    }
  }
}
