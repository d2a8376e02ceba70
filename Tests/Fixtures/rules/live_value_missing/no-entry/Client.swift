import Dependencies

// clean: a library, whose users give it a live value
struct AClient: TestDependencyKey { static let testValue = AClient() }
extension DependencyValues {
  var a: AClient { get { self[AClient.self] } set { self[AClient.self] = newValue } }
}
