import Dependencies
import Player
// clean: it overrides both.
withDependencies {
  $0.songClient = SongClient(load: { [] })
  $0.newsClient.load = { [] }
} operation: {
  _ = Player()
}
