import Dependencies
import DependenciesMacros

@DependencyClient
struct TideClient {
  var heights: (String) async throws -> [Double]
  var refresh: () async throws -> Void
  var limit = 3
}
extension TideClient: TestDependencyKey {
  static let testValue = TideClient(  // expect: redundant_unimplemented_client 14
    heights: unimplemented("TideClient.heights"),
    refresh: unimplemented("TideClient.refresh")
  )
}
@DependencyClient
struct WindClient {
  var isStrong: () -> Bool = { false }
}
extension WindClient: TestDependencyKey {
  // The macro's own default takes the placeholder's place.
  static var testValue: Self { Self(isStrong: unimplemented("WindClient.isStrong", placeholder: true)) }  // expect: redundant_unimplemented_client
}
