import BookClient
import Dependencies

extension BookClient: DependencyKey {
  public static let liveValue = Self(open: { try await Store.open($0) })
}
