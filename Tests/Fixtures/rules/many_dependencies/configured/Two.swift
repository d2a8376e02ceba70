import ComposableArchitecture

@Observable
final class Two {  // expect: many_dependencies "'Two' has 2 dependencies"
  @ObservationIgnored @Dependency(\.a) var a
  @ObservationIgnored @Dependency(\.b) var b
}
// clean: one is allowed here.
@Reducer struct One { @Dependency(\.a) var a }
