import Dependencies
import Foundation

public struct MailClient: Sendable {
  public var load: @Sendable () async throws -> Data
}
extension MailClient: DependencyKey {
  public static let liveValue = Self(load: {  // expect: live_value_in_interface_module(note) 21 "stands beside its test value in 'MailClient'"
    try await URLSession.shared.data(from: server).0
  })
  public static let testValue = Self(load: unimplemented("MailClient.load"))
}
