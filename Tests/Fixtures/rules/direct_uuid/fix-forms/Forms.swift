import ComposableArchitecture

@Reducer struct Feature {
  @Dependency(\.uuid) var uuid
  func f(_ state: inout State) -> Effect<Action> {
    state.rows.append(Row(id: UUID(), text: UUID().uuidString))  // expect: direct_uuid, direct_uuid
    let next: UUID = .init()  // expect: direct_uuid
    return .run { send in await send(.added(Foundation.UUID())) }  // expect: direct_uuid
  }
  func g(_ rows: [UUID]) {
    for uuid in rows { use(uuid, UUID()) }  // expect: direct_uuid
  }
  func h() {
    rows.map { uuid in Pair(uuid, UUID()) }  // expect: direct_uuid
  }
}
