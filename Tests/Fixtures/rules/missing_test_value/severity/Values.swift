import Dependencies
import Foundation

struct Weather: Sendable { var now: @Sendable () async throws -> Int }
extension Weather: DependencyKey {  // expect: missing_test_value(warning) 11 "runs 'previewValue'"
  static let liveValue = Weather { 20 }
  static let previewValue = Weather { 21 }
}

struct Limits: Sendable { var rows = 100; var title: String?; var pages: [Int] = [] }
extension Limits: DependencyKey {  // expect: missing_test_value(warning) 11 "'Limits' has no 'testValue'"
  static let liveValue = Limits()
}
enum RetryKey: DependencyKey { static let liveValue = 3 }  // expect: missing_test_value(warning) 6
enum NameKey: DependencyKey { static let liveValue: String = "deplint" }  // expect: missing_test_value(warning) 6

struct Session: Sendable { var id = UUID() }
extension Session: DependencyKey {  // expect: missing_test_value(error) 11
  static let liveValue = Session(id: UUID())
}
enum StoreKey: DependencyKey {  // expect: missing_test_value(error) 6
  static let liveValue: any Store = DiskStore()
}
