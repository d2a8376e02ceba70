import Dependencies

extension TileClient {
  // clean: another file of the same module
  public static let testValue = TileClient()
  public static let previewValue = TileClient()
}
