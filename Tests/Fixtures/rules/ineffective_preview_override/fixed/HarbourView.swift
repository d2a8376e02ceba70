import Dependencies
import SwiftUI

struct HarbourView: View {
  var title = "Harbour"
  var count = 0
  @State private var isOpen = false
  @StateObject private var weather = WeatherModel()
  var body: some View { ShipList() }
}

struct ShipList: View {
  @Dependency(\.ships) var ships
  var body: some View { Text(ships.newest()) }
}

// expect@+2: ineffective_preview_override
#Preview {
  withDependencies {
    $0.ships = .stormy
  } operation: {
    HarbourView()
  }
}
