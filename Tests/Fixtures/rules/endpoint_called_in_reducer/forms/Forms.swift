import ComposableArchitecture

struct LampClient {
  var light: (Int) -> Void
  var isLit: () -> Bool
}
extension LampClient: DependencyKey { static let liveValue = LampClient(light: { _ in }, isLit: { true }) }
extension DependencyValues { var lamp: LampClient { get { self[LampClient.self] } set { self[LampClient.self] = newValue } } }

@Reducer
struct Desk {
  @Dependency(\.lamp) var lamp
  @Dependency(\.lamp.light) var light
  @Dependency(LampClient.self) var other
  @Dependency(\.drawer) var drawer
  @Dependency(\.file.writer) var writer
  @Dependency(\.save) var save

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .a:
        lamp.light(1)  // expect: endpoint_called_in_reducer 9 "'lamp.light' acts while"
        self.lamp.light(2)  // expect: endpoint_called_in_reducer 9
        light(3); other.light(4)  // expect: endpoint_called_in_reducer 9, endpoint_called_in_reducer 19
      case .b: drawer.open(state.name)  // expect: endpoint_called_in_reducer 16
      case .c:
        try? drawer.close()  // expect: endpoint_called_in_reducer 14
        writer.disk.write("x")  // expect: endpoint_called_in_reducer "'writer.disk.write'"
        if state.isOn {
          save()  // expect: endpoint_called_in_reducer "'save'"
        }
      }
      return .none
    }
  }

  func tidy(_ state: inout State) -> Effect<Action> {
    drawer.tidy()  // expect: endpoint_called_in_reducer
    return .none
  }
}
