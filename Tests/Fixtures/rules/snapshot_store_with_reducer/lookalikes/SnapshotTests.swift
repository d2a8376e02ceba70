import ComposableArchitecture
import SnapshotTesting
import XCTest

final class PierSnapshotTests: XCTestCase {
  func testPictures() {
    // clean: nothing runs
    let still = Store(initialState: Pier.State()) {}
    let empty = Store(initialState: Pier.State()) { EmptyReducer() }
    let old = Store(initialState: Pier.State(), reducer: EmptyReducer())
    // clean: written for the picture
    let stub = Store(initialState: Pier.State()) { Reduce { _, _ in .none } }
    // clean: somebody decided what it reads
    let fixed = Store(initialState: Pier.State()) { Pier().dependency(\.tides, .fixture) }
    let given = Store(initialState: Pier.State()) { Pier() } withDependencies: { $0.tides = .fixture }
    let around = withDependencies {
      $0.tides = .fixture
    } operation: {
      Store(initialState: Pier.State()) { Pier() }
    }
    for store in [still, empty, old, stub, fixed, given, around] { assertSnapshot(of: PierView(store: store), as: .image) }
  }

  func testLogic() {
    // clean: no snapshot is taken in this function
    let store = Store(initialState: Pier.State()) { Pier() }
    store.send(.open)
  }
}
