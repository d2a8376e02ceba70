import ComposableArchitecture

@Reducer struct Feature {
  struct State {
    var id = UUID()  // expect: direct_uuid(warning)
    let row: UUID = .init()  // expect: direct_uuid(warning) 21
    static let first = State(id: UUID())  // expect: direct_uuid(note)
    static let mock = State(id: UUID())  // clean: a sample
  }
  func f(_ state: inout State) -> Effect<Action> {
    state.text = UUID().uuidString  // expect: direct_uuid(error) 18
    state.text = NSUUID().uuidString  // expect: direct_uuid(error)
    state.text = ProcessInfo.processInfo.globallyUniqueString  // expect: direct_uuid(error) 42
    state.device = UIDevice.current.identifierForVendor  // expect: direct_uuid(error) "asks the device who it is"
    state.device = client.identifierForVendor  // clean: a property of something that can be handed in
    return .run { _ in use(Foundation.UUID()) }  // expect: direct_uuid(warning)
  }
}
@Observable final class Model {
  @ObservationIgnored @Dependency(\.uuid) var uuid
  func add() { items.append(Item(id: UUID())) }  // expect: direct_uuid(warning) "takes '\.uuid'"
}
@Observable final class Plain { let id = UUID() }  // expect: direct_uuid(note)
