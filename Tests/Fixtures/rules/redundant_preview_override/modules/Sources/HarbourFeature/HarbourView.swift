import Dependencies
import Ships
import ShipsLive
import SwiftUI

#Preview {
  let _ = prepareDependencies {
    // clean: the library does not look for it in the live module; by hand it is found.
    $0.ships = .previewValue
    $0.pilots = .previewValue  // expect: redundant_preview_override
  }
  HarbourView()
}
