import Dependencies
import IssueReporting

struct Level { var value: Int }
struct Radio {
  var volume: () -> Level
  var isOn: () -> Bool
  var station: () -> String?
  var tune: (Double) throws -> [String]
  var stop: () -> Void
}
extension Radio: TestDependencyKey {
  static let testValue = Radio(
    volume: unimplemented("Radio.volume"),  // expect: unimplemented_needs_placeholder(warning)
    isOn: unimplemented("Radio.isOn"),  // expect: unimplemented_needs_placeholder(note)
    // Below version 2 the library gives nil.
    station: unimplemented("Radio.station"),
    // clean: it throws, or gives nothing
    tune: unimplemented("Radio.tune"),
    stop: unimplemented("Radio.stop")
  )
}
