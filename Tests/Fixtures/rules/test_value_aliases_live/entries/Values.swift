import Dependencies

struct MailClient { var send: (String) async throws -> Void }
protocol Courier: Sendable { func send() }

extension DependencyValues {
  @DependencyEntry var courier: any Courier = LiveCourier()  // expect: test_value_aliases_live 24
  @DependencyEntry var mail: MailClient = .live  // expect: test_value_aliases_live
  @DependencyEntry(liveValue: MailClient.disk) var disk = MailClient.disk  // expect: test_value_aliases_live
  // clean: not called live
  @DependencyEntry var other: any Courier = NoCourier()
  @DependencyEntry var olive: any Courier = OliveCourier()
  // clean: plain data
  @DependencyEntry var mode: Mode = .live
  @DependencyEntry(liveValue: 9) var limit = 9
}
enum Mode { case live, still }
