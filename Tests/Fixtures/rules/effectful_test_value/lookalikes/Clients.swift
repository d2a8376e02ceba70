import Dependencies

struct Clock2 { var now: () -> Date; var id: () -> UUID; var store: UserDefaults; var folder: URL }
extension Clock2: TestDependencyKey {
  static let testValue = Clock2(
    // clean: no test that passes sees a placeholder
    now: unimplemented("Clock2.now", placeholder: Date()),
    id: unimplemented("Clock2.id", placeholder: UUID()),
    // clean: objects of the test's own
    store: UserDefaults(suiteName: "test")!,
    folder: FileManager.default.temporaryDirectory.appending(path: URL.temporaryDirectory.path))
}
struct Fixed { var now: Date; var id: UUID; var logger: Logger; var calendar: Calendar; var bundle: Bundle }
extension Fixed: TestDependencyKey {
  // clean: the same on each run
  static let testValue = Fixed(
    now: Date(timeIntervalSince1970: 0), id: UUID(0), logger: Logger(label: ProcessInfo.processInfo.processName),
    calendar: Calendar(identifier: .gregorian), bundle: Bundle.main)
  static let mock = Fixed(now: Date(), id: UUID())  // clean: a sample that no test value names
  static let liveValue = Fixed(now: Date(), id: UUID())  // clean: the live value
}
extension Whole: TestDependencyKey { static let testValue = Whole.liveValue }  // clean: 'test_value_aliases_live' reports the whole
