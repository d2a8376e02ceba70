import ComposableArchitecture
import SwiftUI

// clean: no store
struct Row: View { @AppStorage("x") var isOn = false; var body: some View { Button("") { UIPasteboard.general.string = "x" } } }
// clean: no view
struct Holder { let store: StoreOf<Link>; func f() { UIPasteboard.general.string = "x" } }
struct Shown: View {
  let store: StoreOf<Link>
  @Shared(.appStorage("x")) var isOn = false  // clean: a test can say what it is
  var body: some View { Button("") { store.send(.copy) } }
}
#Preview { Shown(store: Store(initialState: Link.State()) { Link() }).onAppear { UIPasteboard.general.string = "x" } }  // clean: a preview
