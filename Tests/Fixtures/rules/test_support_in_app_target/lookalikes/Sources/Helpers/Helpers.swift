// clean: over an umbrella, only tests depend on it.
import SnapshotTesting
public struct Helpers {}
