import ComposableArchitecture
import Testing

@Test func resets() async {
  await store.send(.reset) { _ in }  // expect: empty_send_assertion(note) 28
  await counterStore.receive(\.done) {}  // expect: empty_send_assertion
}
