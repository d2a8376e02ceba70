import Dependencies
import Foundation

struct Disk: Sendable { var read: @Sendable (String) throws -> Data }
extension Disk: DependencyKey {
  static let liveValue = Self.live
  static var testValue: Self { Self.live }  // expect: test_value_aliases_live(warning)
  static let live = Disk(read: { try FileManager.default.contents(atPath: $0).unwrapped() })
}

struct Radio: Sendable { var tune: @Sendable (Double) async throws -> Void }
enum RadioKey: DependencyKey {
  static let liveValue = Radio.live(host: "radio")
  static let testValue = Radio.live(host: "test")  // expect: test_value_aliases_live(warning)
}

protocol Mailer: Sendable { func send() async }
enum MailerKey: DependencyKey {
  static var liveValue: any Mailer { LiveMailer(session: .shared) }
  static var testValue: any Mailer { LiveMailer(session: .shared) }  // expect: test_value_aliases_live(note)
}

enum CoderKey: DependencyKey {
  static let liveValue = JSONDecoder()
  // Nothing of it leaves the process.
  static let testValue = liveValue  // expect: test_value_aliases_live(note)
}

struct Ledger: Sendable { var add: @Sendable (Int) async -> Void }
extension Ledger: DependencyKey {
  // In memory, but for its type.
  static let liveValue = Ledger(add: { memory.add($0) })
  static let testValue = liveValue  // expect: test_value_aliases_live(note)
}

extension DependencyValues {
  @DependencyEntry(liveValue: LiveMailer()) var mailer: any Mailer = LiveMailer()  // expect: test_value_aliases_live(warning) 49
}
