import Dependencies
import NewsClient
import SongClient

public struct Player {
  @Dependency(\.songClient) var songClient
  @Dependency(\.newsClient.load) var load
}
