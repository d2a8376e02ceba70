import ComposableArchitecture

extension DependencyValues {
  public var date: DateClient {  // expect: shadows_builtin_dependency 14
    get { self[DateClient.self] }
    set { self[DateClient.self] = newValue }
  }
  // Comes with the Composable Architecture, which this file imports.
  var dismiss: Closer {  // expect: shadows_builtin_dependency
    get { self[Closer.self] }
    set { self[Closer.self] = newValue }
  }
  @DependencyEntry var mainQueue: any Queue = Queue.immediate  // expect: shadows_builtin_dependency
}
