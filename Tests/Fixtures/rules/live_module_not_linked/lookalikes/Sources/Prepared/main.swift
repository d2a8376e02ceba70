import Dependencies
import Player
// clean: it prepares one in a function, and links the other.
func prepareAll(_ values: inout DependencyValues) {
  values.songClient = SongClient(load: { [] })
}
prepareDependencies { prepareAll(&$0) }
