import ComposableArchitecture
import LiveActivityClient
import SwiftUI

// What a preview prepares makes no root.
#Preview {
  let _ = prepareDependencies { $0.liveActivityClient = .testValue }
  Text("widget")
}
