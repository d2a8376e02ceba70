import Dependencies

struct Alarm {
  @Dependency(\.continuousClock) var clock
  @Dependency(\.continuousClock) private var timer  // expect: duplicate_dependency 46 "'timer' is 'clock' under another name"
  @Dependency(Mail.self) var mail
  @Dependency(Mail.self) var post  // expect: duplicate_dependency "@Dependency(Mail.self)"
  @Dependency(\.date.now) var now
  @Dependency(\.date.now) var today  // expect: duplicate_dependency
}
