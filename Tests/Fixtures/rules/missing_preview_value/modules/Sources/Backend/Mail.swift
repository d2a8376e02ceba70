import Dependencies

struct MailClient: Sendable { var send: @Sendable (String) async throws -> Void }
extension MailClient: DependencyKey {
  // clean: no module with views uses it
  static let liveValue = MailClient(send: { try await URLSession.shared.send($0) })
  static let testValue = MailClient(send: unimplemented("MailClient.send"))
}
