import ComposableArchitecture
import SwiftUI

#Preview("Another world") {
  HarbourView(
    store: Store(initialState: Harbour.State()) {
      Harbour()
    } withDependencies: {
      // clean: not what the preview shows by itself.
      $0.pilotBook.ships = { throw CancellationError() }
      // clean: sample data of a value whose key is another type.
      $0.tide = .previewValue
      // clean: there is none that the library knows.
      $0.crane = .previewValue
      // clean: of another type.
      $0.pilotBook = Samples.previewValue
      // clean: of another client.
      $0.lamps = .init(isOn: PilotBook.previewValue.isOpen)
    }
  )
}

#Preview("In the live world") {
  HarbourView(
    store: Store(initialState: Harbour.State()) {
      Harbour()
    } withDependencies: {
      $0.context = .live
      // clean: it would be live otherwise.
      $0.lamps = .previewValue
    }
  )
}

#Preview("Set around it", traits: .dependencies { $0.lamps.isOn = { false } }) {
  HarbourView(
    store: Store(initialState: Harbour.State()) {
      Harbour()
    } withDependencies: {
      // clean: it takes back what the trait set.
      $0.lamps = .previewValue
    }
  )
}

#Preview("Set before") {
  HarbourView(
    store: Store(initialState: Harbour.State()) {
      Harbour()
    } withDependencies: {
      $0 = .test
      // clean: everything else is the tests'.
      $0.lamps = .previewValue
      if isStormy {
        // clean: it may take back another line.
        $0.pilotBook = .previewValue
      }
    }
  )
}

// clean: no preview; who calls it decides where it runs.
func makeStore() -> StoreOf<Harbour> {
  Store(initialState: Harbour.State()) {
    Harbour()
  } withDependencies: {
    $0.lamps = .previewValue
  }
}
