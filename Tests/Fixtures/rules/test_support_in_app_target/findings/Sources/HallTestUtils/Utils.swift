import SnapshotTesting
public struct Hall {}
