import Dependencies

public struct MapsClient: TestDependencyKey { public static let testValue = MapsClient() }
public struct TileClient: DependencyKey {
  public static let liveValue = TileClient()
  public static let testValue = TileClient()
}
public struct Sample {}
