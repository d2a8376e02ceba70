import Dependencies

struct Meter: Sendable {
  typealias Read = @Sendable () -> Reading
  typealias Check = Read
  var read: Read
  var check: Check
  var isOn: @Sendable () -> Bool
  var total: @Sendable () async -> Int
  var names: @Sendable () -> [String]
  var byName: @Sendable () -> [String: Int]
  var ticks: @Sendable () -> AsyncStream<Int>
  var mode: @Sendable () -> Mode
  var both: @Sendable () -> (Int, Int)
  var load: @Sendable () async throws -> Reading
  var clock: @Sendable () -> any Clock<Duration>
}
struct Reading: Sendable {}
enum Mode: CaseIterable { case day, night }

extension Meter: TestDependencyKey {
  static let testValue = Meter(
    read: unimplemented("Meter.read"),  // expect: unimplemented_needs_placeholder(warning)
    check: IssueReporting.unimplemented("Meter.check"),  // expect: unimplemented_needs_placeholder(warning)
    isOn: unimplemented("Meter.isOn"),  // expect: unimplemented_needs_placeholder(note) 37 "deprecated"
    total: unimplemented("Meter.total"),  // expect: unimplemented_needs_placeholder(note)
    names: unimplemented("Meter.names"),  // expect: unimplemented_needs_placeholder(note)
    byName: unimplemented("Meter.byName"),  // expect: unimplemented_needs_placeholder(note)
    ticks: unimplemented("Meter.ticks"),  // expect: unimplemented_needs_placeholder(note)
    mode: unimplemented("Meter.mode"),  // expect: unimplemented_needs_placeholder(note)
    both: unimplemented("Meter.both"),  // expect: unimplemented_needs_placeholder(warning)
    load: { unimplemented("Meter.load") },  // expect: unimplemented_needs_placeholder(warning)
    clock: unimplemented("Meter.clock")  // expect: unimplemented_needs_placeholder(warning)
  )

  static var failing: Meter {
    var meter = testValue
    meter.isOn = unimplemented("Meter.isOn")  // expect: unimplemented_needs_placeholder(note)
    return meter
  }
}
