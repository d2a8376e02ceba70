import ComposableArchitecture
import SwiftUI

struct HarbourView: View {
  let store: StoreOf<Harbour>
  var body: some View { Text("") }
}

#Preview("Store made inside") {
  withDependencies {
    $0.ships = .stormy
  } operation: {
    // clean: the store takes the overrides along.
    HarbourView(store: Store(initialState: Harbour.State()) { Harbour() })
  }
}

#Preview("Store made before the view") {
  withDependencies {
    $0.ships = .stormy
  } operation: {
    let store = Store(initialState: Harbour.State()) { Harbour() }
    // clean: the same.
    return HarbourView(store: store)
  }
}

// clean: made when it is first asked for, which is inside.
private let sharedStore = Store(initialState: Harbour.State()) { Harbour() }
#Preview("Global") {
  withDependencies {
    $0.ships = .stormy
  } operation: {
    HarbourView(store: sharedStore)
  }
}
#Preview("Static") {
  withDependencies {
    $0.ships = .stormy
  } operation: {
    HarbourView(store: .stormy)
  }
}

#Preview("A store is what is made") {
  // clean: what comes out is kept.
  let store = withDependencies {
    $0.ships = .stormy
  } operation: {
    Store(initialState: Harbour.State()) { Harbour() }
  }
  HarbourView(store: store)
}

struct ShipList: View {
  @Dependency(\.ships) var ships
  var body: some View { Text(ships.newest()) }
}
#Preview("Its own dependency") {
  withDependencies {
    $0.ships = .stormy
  } operation: {
    // clean: the wrapper takes the overrides along when the view is made.
    ShipList()
  }
}

struct ModelView: View {
  @State private var model = HarbourModel()
  var body: some View { Text(model.title) }
}
#Preview("A model as initial value") {
  withDependencies {
    $0.ships = .stormy
  } operation: {
    // clean: the model is made with the view.
    ModelView()
  }
}

struct FetchView: View {
  @FetchAll var ships: [Ship]
  var body: some View { Text("\(ships.count)") }
}
#Preview("A wrapper that reads one") {
  withDependencies {
    $0.ships = .stormy
  } operation: {
    // clean: so does this wrapper.
    FetchView()
  }
}

struct PierView: View {
  let model: PierModel
  init(number: Int) { model = PierModel(number: number) }
  var body: some View { Text(model.title) }
}
#Preview("An initializer that makes it") {
  withDependencies {
    $0.ships = .stormy
  } operation: {
    // clean: its initializer makes the model.
    PierView(number: 3)
  }
}

#Preview("Out of view") {
  withDependencies {
    $0.ships = .stormy
  } operation: {
    // clean: nobody here knows what it makes.
    LibraryView()
  }
}

#Preview("No view") {
  withDependencies {
    $0.ships = .stormy
  } operation: {
    // clean: it is done when it comes back.
    register()
  }
}

struct Root: View {
  var body: some View {
    // clean: no preview.
    withDependencies {
      $0.ships = .stormy
    } operation: {
      QuietView()
    }
  }
}
struct QuietView: View {
  var body: some View { Text("") }
}
