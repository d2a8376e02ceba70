import Dependencies
import DependenciesMacros

// clean: the live value is the test's, not the other way round
struct Base: Sendable { var open: @Sendable () async throws -> Void }
extension Base: DependencyKey {
  static var liveValue: Self { testValue }
  static let testValue = Base(open: unimplemented("Base.open"))
}

// clean: another client's live value, as a part or as a whole
struct Part: Sendable { var base: Base }
extension Part: DependencyKey {
  static let liveValue = Part(base: .liveValue)
  static let testValue = Part(base: .testValue)
}
enum StageKey: DependencyKey {
  static let liveValue = Stage.staging
  static let testValue = Context.live
}

// clean: not of the same arguments
protocol Mailer: Sendable {}
enum MailerKey: DependencyKey {
  static let liveValue: any Mailer = LiveMailer(host: "a")
  static let testValue: any Mailer = LiveMailer(host: "b")
}

// clean: what is quiet in tests is no live value
extension DependencyValues {
  @DependencyEntry(liveValue: LiveMailer()) var mailer: any Mailer = QuietMailer()
  @DependencyEntry(liveValue: 3) var retries: Int = 3
}

// clean: no key, so a sample
struct Sample: Sendable {
  static let liveValue = Sample()
  static let testValue = liveValue
}

// clean: the names of the live value in a copy that is changed
struct Desk: Sendable { var open: @Sendable () async throws -> Void }
extension Desk: DependencyKey {
  static let liveValue = Desk(open: { try await Door.shared.open() })
  static var testValue: Desk {
    var desk = liveValue
    desk.open = unimplemented("Desk.open")
    return desk
  }
}
