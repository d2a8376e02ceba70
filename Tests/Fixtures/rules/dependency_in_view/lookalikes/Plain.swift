import Dependencies
import SwiftUI

// clean: no store's view.
struct ClockView: View {
  @Dependency(\.date.now) var now
  var body: some View { Text(now, style: .time) }
}
