import Dependencies

public struct Ships: TestDependencyKey {
  public var all: @Sendable () -> [String]
  public static let testValue = Ships(all: unimplemented("Ships.all", placeholder: []))
}
public struct Pilots: TestDependencyKey {
  public var all: @Sendable () -> [String]
  public static let testValue = Pilots(all: unimplemented("Pilots.all", placeholder: []))
  public static let previewValue = Pilots(all: { ["Ahab"] })
}
extension DependencyValues {
  public var ships: Ships {
    get { self[Ships.self] }
    set { self[Ships.self] = newValue }
  }
  public var pilots: Pilots {
    get { self[Pilots.self] }
    set { self[Pilots.self] = newValue }
  }
}
