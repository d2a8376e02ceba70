import Dependencies
import SwiftUI

struct HarbourView_Previews: PreviewProvider {
  static var previews: some View {
    // clean: the test below renders it, and there the key is its test value.
    let _ = prepareDependencies { $0.lamps = .previewValue }
    HarbourView()
  }
}
