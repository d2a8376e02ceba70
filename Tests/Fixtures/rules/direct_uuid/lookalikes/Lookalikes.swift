import ComposableArchitecture

@Reducer struct Clean {
  struct State { var id = UUID(0); var parsed = UUID(uuidString: "x"); var zero = UUID(uuid: bytes) }  // clean: made from something
  enum Action { case add(UUID) }
  @Dependency(\.uuid) var uuid
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.id = uuid()  // clean: the dependency
      state.ids = texts.compactMap(UUID.init) + texts.compactMap(UUID.init(uuidString:))  // clean: unapplied
      state.text = "UUID()"  // clean: text
      state.other = Other.UUID()  // clean: another type's member
      let type = UUID.self, key = \UUID.uuidString  // clean: no call
      return .none
    }
    .dependency(\.uuid, UUIDGenerator { UUID() })  // clean: it chooses what the dependency gives
  }
}
// clean: a view's identity
struct Row: View { var body: some View { Text("").id(UUID()) } }

struct Client { var makeID: @Sendable () -> UUID = { UUID() } }  // clean: the default of a generator
extension Client: DependencyKey {
  static let liveValue = Client(makeID: { UUID() })  // clean: here it belongs
  static let testValue = Client()
}
@Reducer struct Library { let client: Client; static let mock = Self(client: Client(makeID: { UUID() })) }  // clean: a sample
