import ComposableArchitecture

extension Root {
  func swapsReduce() -> Reduce<Root.State, Root.Action> {
    Reduce { state, action in
      .run { send in
        try await Task.sleep(nanoseconds: .random(in: 1...9))  // expect: direct_random(warning) 43
      }
    }
  }
}
