import Dependencies

enum ClockKey: DependencyKey { static let liveValue: any Clock<Duration> = ContinuousClock() }  // clean: the configuration allows it
enum Wiring {
  enum SceneKey: DependencyKey { static let liveValue: any Scene = Stage() }  // clean: likewise
}
extension DependencyValues {
  @DependencyEntry(liveValue: LiveMailer()) var mailer: any Mailer  // clean: likewise
}
enum OtherKey: DependencyKey { static let liveValue: any Clock<Duration> = ContinuousClock() }  // expect: missing_test_value(warning)
