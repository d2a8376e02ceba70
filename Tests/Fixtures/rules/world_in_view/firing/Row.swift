import ComposableArchitecture
import SwiftUI

struct LinkView: View {
  let store: StoreOf<Link>
  @AppStorage("x") var isOn = false  // expect: world_in_view(warning) 3
  var body: some View {
    Button("Copy") { UIPasteboard.general.string = store.url }  // expect: world_in_view(warning) 22
      .task { try? await Task.sleep(for: .seconds(1)) }  // expect: world_in_view
      .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isFocused = true } }  // expect: world_in_view
      .id(UUID())  // clean: dates and identifiers draw
      .onAppear { print(Bundle.main.bundlePath, Locale.current, Date()) }  // clean: what text looks like
  }
}
