import ComposableArchitecture

@Reducer struct Feature {
  func f() async { UserDefaults.standard.set(1, forKey: "x") }  // expect: direct_global(warning)
  func g() { UserDefaults.standard.set(1, forKey: "x") }  // clean: a place that is not judged
}
