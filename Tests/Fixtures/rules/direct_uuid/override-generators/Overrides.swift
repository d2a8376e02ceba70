import ComposableArchitecture

@Observable final class Scene {
  @ObservationIgnored @Dependency(\.uuid) var uuid
  func open() {
    // clean: what is overridden is chosen here
    withDependencies {
      $0.uuid = .init { UUID() }
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.client.load = { _ in UUID() }
    } operation: {
      Model(id: UUID())  // expect: direct_uuid
    }
  }
}
extension DependencyValues { static let live = UUIDGenerator { UUID() } }  // clean: the definition of a generator
