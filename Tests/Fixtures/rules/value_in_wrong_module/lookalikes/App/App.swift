import Dependencies

// clean: declared out of view
extension RadarClient: DependencyKey {
  static let liveValue = RadarClient()
  static let previewValue = RadarClient()
}
enum GateKey: DependencyKey {
  // clean: files of one app
  static let liveValue = 1
}
extension GateKey { static let testValue = 2 }
