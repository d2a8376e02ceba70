import ComposableArchitecture

@Reducer struct Feature {
  private let CancelStateId = UUID()  // expect: direct_uuid(note) "CancelID"
  let timerID = UUID()  // expect: direct_uuid(note)
  let seed = UUID()  // expect: direct_uuid(error)
  enum CancelID: Hashable { case load(UUID) }

  func f(_ state: inout State) -> Effect<Action> {
    let token = UUID()  // expect: direct_uuid(note)
    let stored = UUID()  // expect: direct_uuid(error)
    let loading = UUID()  // expect: direct_uuid(note)
    state.token = stored
    return .merge(
      .cancel(id: token),
      .run { _ in }.cancellable(id: token),
      .run { _ in }.cancellable(id: stored),
      .run { _ in }.cancellable(id: CancelID.load(loading)),
      .run { _ in }.cancellable(id: CancelID.load(UUID()))  // expect: direct_uuid(note)
    )
  }

  struct State: Equatable {
    struct Scroll: Equatable {
      let id = UUID()  // expect: direct_uuid(note)
      static func == (lhs: Self, rhs: Self) -> Bool { true }
    }
  }
}
