import ComposableArchitecture

@Reducer
struct Feature {
  @Dependency(\.client) var client
  @Dependency(\.logger) var logger
  @Dependency(\.store) var storage  // expect: unused_dependency
  @Dependency(\.player) var player  // expect: unused_dependency
  var body: some ReducerOf<Self> { load }
}

// clean: read from outside in another file.
struct Bag {
  @Dependency(\.locale) var locale
  @Dependency(\.region) var region  // expect: unused_dependency
}
