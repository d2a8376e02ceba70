import Dependencies

public struct MapsClient: Sendable {}
public struct TileClient: TestDependencyKey {}
