import Dependencies

struct PilotBook: Sendable { var ships: @Sendable () async throws -> [String] }
extension PilotBook: TestDependencyKey {
  static let testValue = PilotBook(ships: unimplemented("PilotBook.ships"))
}

struct Lamps: DependencyKey {
  var isOn: @Sendable () -> Bool
  static let liveValue = Lamps(isOn: { false })
  static let testValue = liveValue
  static let previewValue = Lamps(isOn: { true })
}

// A value that is not its own key: its `previewValue` is sample data.
struct TideTable: Sendable {
  var hours: @Sendable () -> [Int]
  static let previewValue = TideTable(hours: { [3, 15] })
}
enum TideKey: TestDependencyKey {
  static let testValue = TideTable(hours: unimplemented("TideTable.hours", placeholder: []))
}

// No `previewValue` that the library would find.
struct Crane: TestDependencyKey {
  static let testValue = Crane()
}

extension DependencyValues {
  var pilotBook: PilotBook {
    get { self[PilotBook.self] }
    set { self[PilotBook.self] = newValue }
  }
  var lamps: Lamps {
    get { self[Lamps.self] }
    set { self[Lamps.self] = newValue }
  }
  var tide: TideTable {
    get { self[TideKey.self] }
    set { self[TideKey.self] = newValue }
  }
  var crane: Crane {
    get { self[Crane.self] }
    set { self[Crane.self] = newValue }
  }
}
