import Dependencies

struct Depot: Sendable {
  var boxes: @Sendable () async throws -> [String]
  var remove: @Sendable (Int) async -> Void
  var count: @Sendable () -> Int
}
extension Depot: TestDependencyKey {
  static let testValue = Depot(boxes: { [] }, remove: { _ in }, count: { 0 })  // expect: complacent_test_value(warning) 14 "'boxes', 'remove', 'count' of 'Depot'"
}

struct Crane: Sendable {
  var lift: @Sendable (Int) -> Bool
}
extension Crane: DependencyKey {
  static let liveValue = Crane(lift: { $0 < motor.limit })
  static var testValue: Self {  // expect: complacent_test_value "'Crane.lift' answers without a report"
    get {
      return (Self { _ in return true })
    }
  }
}

struct Lorry: Sendable {
  var drive: @Sendable () async throws -> Route
  var name: String
}
extension Lorry: TestDependencyKey {
  static var testValue: Self = {  // expect: complacent_test_value
    let name = "Otto"
    return .init(drive: { Route(stops: [Stop(id: 1), .last], isOpen: true) }, name: name)
  }()
}

enum FerryKey: TestDependencyKey {
  static let testValue = Ferry.init(  // expect: complacent_test_value "'unload', 'tide' of 'Ferry' answer "
    load: { try await Task.never() },
    unload: { _ in [:] },
    tide: { .none },
    horn: Horn.standard
  )
}
struct Ferry: Sendable {
  var load: @Sendable () async throws -> Void
  var unload: @Sendable (String) -> [String: Int]
  var tide: @Sendable () -> Double?
  var horn: Horn
}

struct Buoy: Sendable {
  typealias Blink = @Sendable () -> AsyncStream<Int>
  var blink: Blink
  var positions: @Sendable () -> AnyPublisher<Int, Never>
}
extension Buoy: TestDependencyKey {
  static var testValue: Buoy {  // expect: complacent_test_value "'positions', 'blink'"
    var buoy = Buoy(blink: unimplemented("Buoy.blink", placeholder: .finished), positions: { Just(3).eraseToAnyPublisher() })
    buoy.blink = { AsyncStream { $0.finish() } }
    return buoy
  }
}

#if DEBUG
  struct Winch: Sendable {
    var pull: @Sendable () throws -> Data
  }
  extension Winch: TestDependencyKey {
    static let testValue = Self(pull: { Data() })  // expect: complacent_test_value
  }
#endif
