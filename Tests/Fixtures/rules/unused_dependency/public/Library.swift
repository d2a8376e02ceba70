import Dependencies

public struct Library {
  @Dependency(\.shelf) public var shelf  // expect: unused_dependency(note) "unless by code out of view"
  @Dependency(\.reader) public var reader
  public func read() { reader.read() }
}
