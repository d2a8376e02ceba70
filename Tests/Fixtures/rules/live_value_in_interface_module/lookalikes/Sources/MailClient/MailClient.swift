import Dependencies
import Foundation

public struct MailClient: Sendable {
  public var load: @Sendable () async throws -> Data
}
extension MailClient: DependencyKey {
  public static let liveValue = Self(load: {  // clean: no feature imports the module.
    try await URLSession.shared.data(from: server).0
  })
  public static let testValue = Self(load: unimplemented("MailClient.load"))
}
