import Dependencies
import Testing

@Test func sends() {
  let sut = Mailer.liveValue  // clean: the subject
  withDependencies {
    $0.mailer = .liveValue  // clean: the file says what is under test
    $0[Mailer.self] = .liveValue
    $0.files = .testValue
  } operation: {}
}
enum FixtureKey: DependencyKey {
  static let liveValue = 1
}
@Suite struct KeychainTests {
  @Test func stores() {
    withDependencies { $0.keychainClient = .liveValue } operation: {}  // clean: the suite says it
  }
}
