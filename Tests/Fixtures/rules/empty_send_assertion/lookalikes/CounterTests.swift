import ComposableArchitecture
import Testing

@Test func resets() async {
  await store.send(.reset)
  await store.send(.reset) { $0.reset() }  // clean: it changes state
  await store.send(.reset) { _ in /* nothing changes */ }  // clean: it says why
  socket.send(data) { _ in }  // clean: no store
  subject.receive(on: queue) { _ in }
}
