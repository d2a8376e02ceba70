import Dependencies
import PlumClient

extension PlumClient: DependencyKey {
  public static let liveValue = live()
}
