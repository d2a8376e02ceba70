import ComposableArchitecture
import Testing

@Test func starts() async {
  let store = TestStore(initialState: App.State()) { App() } withDependencies: {
    $0.api.login = { _ in .sample }  // expect: too_many_overrides(note) 5 "7 parts of 4 clients"
    $0.api.profile = { .sample }
    $0.files.read = { _ in Data() }
    $0.files.write = { _, _ in }
    $0.push = .noop
    $0.settings.theme = { .dark }
    $0.settings.font = { .large }
  }
}
