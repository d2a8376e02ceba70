import ComposableArchitecture

@Reducer struct Feature {
  func f() async {
    #if DEBUG
      UserDefaults.standard.set(1, forKey: "x")  // expect: direct_global(note)
    #endif
  }
}
