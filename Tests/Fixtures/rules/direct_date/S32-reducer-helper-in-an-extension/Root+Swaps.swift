extension Root {
  func swapsReduce() -> Reduce<Root.State, Root.Action> {
    Reduce { state, action in
      state.checkedAt = Date.now  // expect: direct_date(error) 25
      return .run { send in
        try await Task.sleep(nanoseconds: .random(in: 1...9))
      }
    }
  }
}
