import Dependencies

struct MailClient { var send: (String) async throws -> Void; var inbox: () async throws -> [String] }
protocol Courier: Sendable { func send() }
struct NoCourier: Courier { func send() {} }
struct SlowCourier: Courier { let queue: Queue; func send() { queue.append(1) } }

extension DependencyValues {
  @DependencyEntry var mail = MailClient(send: { _ in }, inbox: { [] })  // expect: complacent_test_value 24 "'send', 'inbox' of 'MailClient' answer"
  @DependencyEntry(liveValue: Bike()) var courier: any Courier = NoCourier()  // expect: complacent_test_value(note) 43
  // clean: it does something
  @DependencyEntry var slow: any Courier = SlowCourier(queue: .main)
  // clean: it reports
  @DependencyEntry var telling = MailClient(send: unimplemented("MailClient.send"), inbox: unimplemented("MailClient.inbox"))
  // clean: plain data
  @DependencyEntry var limit = 8
  // clean: no test value
  @DependencyEntry(liveValue: Bike()) var bike: any Courier
  // clean: test_value_aliases_live speaks of it
  @DependencyEntry var live = MailClient.live
}
