import ComposableArchitecture

@Reducer struct Feature {
  func f() async {
    Realm.shared.write()  // expect: direct_global(warning) 5 "reaches for what the whole process shares"
    Sdk.Client.default.send()  // expect: direct_global(warning) 5
    Client.default.send()  // clean: another type
    _ = Bundle.main.bundleIdentifier  // clean: allowed
  }
}
