import Dependencies

public struct MapsClient: Sendable {
  public var route: @Sendable (String) async throws -> [Int]
}
extension MapsClient: TestDependencyKey {  // expect: missing_preview_value(note) 11 "previews run the test value"
  public static let testValue = MapsClient(route: unimplemented("MapsClient.route"))
}
public struct PlacesClient: Sendable {
  public var names: @Sendable () async throws -> [String]
}
extension PlacesClient: TestDependencyKey {
  // clean: the test value has data, and previews use it
  public static let testValue = PlacesClient(names: { ["Harbour"] })
}
