import ComposableArchitecture
import SnapshotTesting
import XCTest

final class PierSnapshotTests: XCTestCase {
  func testPier() {
    let store = Store(initialState: Pier.State()) { Pier() }  // expect: snapshot_store_with_reducer(note) 17 "the store runs 'Pier'"
    assertSnapshot(of: PierView(store: store), as: .image(layout: .sizeThatFits))
  }

  func testOldForm() {
    assertSnapshot(
      of: PierView(store: .init(initialState: .init(), reducer: Pier())),
      as: .image(layout: .sizeThatFits)
    )
    assertSnapshot(
      of: PierView(store: StoreOf<Pier>(initialState: Pier.State(), reducer: Pier.init)),  // expect: snapshot_store_with_reducer
      as: .image(layout: .sizeThatFits)
    )
  }

  func testEmptyOverrides() {
    let store = Store(initialState: Harbour.Pier.State()) {  // expect: snapshot_store_with_reducer 17 "'Harbour.Pier'"
      Harbour.Pier()
    } withDependencies: {}
    for scheme in [ColorScheme.light, .dark] {
      assertSnapshot(of: PierView(store: store).preferredColorScheme(scheme), as: .image(layout: .sizeThatFits))
    }
  }
}
