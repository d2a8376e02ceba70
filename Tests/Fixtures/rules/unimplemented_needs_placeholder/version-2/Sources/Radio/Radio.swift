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
    volume: unimplemented("Radio.volume"),  // expect: unimplemented_needs_placeholder(error) 41 "version 2 does not compile"
    isOn: unimplemented("Radio.isOn"),  // expect: unimplemented_needs_placeholder(error)
    // Below version 2 the library gives nil.
    station: unimplemented("Radio.station"),  // expect: unimplemented_needs_placeholder(error)
    // clean: it throws, or gives nothing
    tune: unimplemented("Radio.tune"),
    stop: unimplemented("Radio.stop")
  )
}
