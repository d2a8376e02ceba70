import SnapshotTesting
public struct Support {}
