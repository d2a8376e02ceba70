import ComposableArchitecture
import SwiftUI

#Preview("Alone") {
  HarbourView(
    store: Store(initialState: Harbour.State()) {
      Harbour()
    } withDependencies: {
      $0.pilotBook = .previewValue  // expect: redundant_preview_override(note) 7 "'.previewValue' for '$0.pilotBook' by itself"
    }
  )
}

#Preview("Among others") {
  HarbourView(
    store: Store(initialState: Harbour.State()) {
      Harbour()
    } withDependencies: {
      $0.pilotBook = PilotBook.previewValue  // expect: redundant_preview_override
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0[Lamps.self] = .previewValue  // expect: redundant_preview_override
    }
  )
}

#Preview("By name", traits: .dependencies { values in
  values.lamps = .previewValue  // expect: redundant_preview_override
}) {
  HarbourView()
}

#Preview("Trait", traits: .dependency(\.lamps, .previewValue)) {  // expect: redundant_preview_override
  HarbourView()
}

struct HarbourView_Previews: PreviewProvider {
  static var previews: some View {
    let _ = prepareDependencies { $0.lamps = .previewValue }  // expect: redundant_preview_override
    HarbourView()
  }
}
