import Dependencies

// clean: only where the value is used as it is
struct Encoder: Sendable { var encode: @Sendable (Int) -> String }
extension Encoder: TestDependencyKey {
  static var testValue: Encoder {
    if shouldReportUnimplemented { reportIssue("Unimplemented: encode") }
    return .json
  }
}

// clean: the value is a function, by an alias or by the live value's type
typealias Beep = @Sendable () -> Void
enum BeepKey: DependencyKey {
  static let liveValue: Beep = { print("beep") }
  static let testValue: Beep = unimplemented("BeepKey")
}
enum BuzzKey: DependencyKey {
  static let liveValue: @Sendable () -> Void = { print("buzz") }
  static var testValue: Value { unimplemented("BuzzKey") }
}
enum HornKey: DependencyKey {
  typealias Value = @Sendable () -> Void
  static let liveValue: Value = { print("horn") }
  static let testValue: Value = unimplemented("HornKey")
}

// clean: endpoints report when they are called
struct Vault: Sendable { var read: @Sendable () -> Int }
extension Vault: TestDependencyKey {
  static let testValue = Vault(read: { reportIssue("Vault.read"); return 0 })
}

// clean: another type's own function
enum QueueKey: TestDependencyKey {
  static let testValue: Scheduler = .unimplemented("queue")
}
