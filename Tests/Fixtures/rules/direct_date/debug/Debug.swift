import ComposableArchitecture

@Reducer struct Feature {
  func f(_ state: inout State) -> Effect<Action> {
    #if DEBUG
      print("\(Date()) open")  // expect: direct_date(warning)
    #else
      state.at = Date()  // expect: direct_date(error)
    #endif
    #if !DEBUG
      state.at = Date()  // expect: direct_date(error)
    #endif
    return .run { _ in
      #if DEBUG && os(iOS)
        print("\(Date()) run")  // expect: direct_date(note)
      #endif
    }
  }
}
