import Dependencies
import Ships

extension Ships: DependencyKey {
  public static let liveValue = Ships(all: { [] })
  public static let previewValue = Ships(all: { ["Aurora"] })
}
extension Pilots: DependencyKey {
  public static let liveValue = Pilots(all: { [] })
}
