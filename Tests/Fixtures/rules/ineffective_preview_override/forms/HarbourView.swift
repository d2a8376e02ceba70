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

#Preview {
  withDependencies {  // expect: ineffective_preview_override 3 "are over when 'HarbourView' is shown"
    $0.ships = .stormy
  } operation: {
    HarbourView()
  }
}

#Preview("In a stack") {
  NavigationStack {
    withDependencies({ $0.ships = .stormy }, operation: { HarbourView() })  // expect: ineffective_preview_override
  }
}

struct HarbourView_Previews: PreviewProvider {
  static var previews: some View {
    withDependencies { $0.ships = .stormy } operation: { HarbourView() }  // expect: ineffective_preview_override
  }
  static var other: some View {
    return withDependencies { $0.ships = .stormy } operation: { HarbourView() }  // expect: ineffective_preview_override
  }
}
