import ComposableArchitecture

@Reducer
struct Harbour {
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .a:
        Task(priority: .low) { await refresh() }  // expect: hand_fired_effect 9
      case .b:
        Task.detached { await refresh() }  // expect: hand_fired_effect "'Task.detached' starts work past the store"
      case .c:
        state.work = Task<Void, Never> { await refresh() }  // expect: hand_fired_effect
      case .d:
        DispatchQueue.main.async { refresh() }  // expect: hand_fired_effect "'DispatchQueue.main.async'"
      case .e:
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1) { refresh() }  // expect: hand_fired_effect
      case .f:
        tide.publisher.sink { print($0) }.store(in: &bag)  // expect: hand_fired_effect "subscribes"
      case .g:
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in tick() }  // expect: hand_fired_effect "starts a timer"
      case .h:
        session.dataTask(with: url) { data, _, _ in keep(data) }.resume()  // expect: hand_fired_effect
      case .i:
        client.load { result in store.send(.loaded(result)) }  // expect: hand_fired_effect "the closure of 'load' sends"
      case .j:
        ships.forEach { ship in
          Task { await ship.leave() }  // expect: hand_fired_effect
        }
      case .k:
        // One finding for both.
        DispatchQueue.main.async { Task { await refresh() } }  // expect: hand_fired_effect 9
      case .l:
        _Concurrency.Task { await refresh() }  // expect: hand_fired_effect 22
      }
      return .none
    }
  }

  func leave(_ state: inout State) -> Effect<Action> {
    Task { await refresh() }  // expect: hand_fired_effect
    return .none
  }
}

extension Elsewhere {
  func core(state: inout State, action: Action) -> Effect<Action> {
    Task { await refresh() }  // expect: hand_fired_effect
    return .none
  }
}
