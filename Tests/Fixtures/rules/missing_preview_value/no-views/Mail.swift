import Dependencies

struct MailClient: Sendable { var send: @Sendable (String) async throws -> Void }
extension MailClient: DependencyKey {
  // clean: there is no view in the project
  static let liveValue = MailClient(send: { try await URLSession.shared.send($0) })
  static let testValue = MailClient(send: unimplemented("MailClient.send"))
}
