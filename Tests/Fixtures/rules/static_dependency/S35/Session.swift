import Dependencies

struct Session {
  @Dependency(\.continuousClock) private static var clock  // expect: static_dependency 53 "static 'clock' keeps"
  // clean: another wrapper.
  @TaskLocal static var depth = 0
}
