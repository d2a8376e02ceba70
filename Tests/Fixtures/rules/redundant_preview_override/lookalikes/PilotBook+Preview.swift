import Dependencies

extension PilotBook {
  static let previewValue = PilotBook(ships: { ["Aurora", "Medusa"] })
}
