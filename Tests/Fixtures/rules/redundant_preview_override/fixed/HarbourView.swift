import ComposableArchitecture
import SwiftUI

// expect@+4: redundant_preview_override
#Preview("Alone") {
  HarbourView(
    store: Store(initialState: Harbour.State()) { Harbour() } withDependencies: {
      $0.pilotBook = .previewValue
    }
  )
}

// expect@+5: redundant_preview_override
// expect@+6: redundant_preview_override
#Preview("Among others") {
  HarbourView(
    store: Store(initialState: Harbour.State()) { Harbour() } withDependencies: {
      $0.pilotBook = .previewValue
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.lamps = Lamps.previewValue
    }
  )
}
