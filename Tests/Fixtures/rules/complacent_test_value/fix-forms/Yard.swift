import ComposableArchitecture

enum Port {
  struct Yard: Sendable {
    typealias Count = @Sendable () -> Int
    var ships: @Sendable () async throws -> [String]
    var count: Count
    var leave: @Sendable (Int) -> Void
    var first: @Sendable () -> String?
  }
}
extension Port.Yard: TestDependencyKey {
  static let testValue = Port.Yard(  // expect: complacent_test_value
    ships: { ["Aurora"] },  // as many as one
    count: { 0 },
    leave: { _ in },
    first: { nil }
  )
}

struct Quay: Sendable { var length: @Sendable () -> Length }
extension Quay: TestDependencyKey {
  // A sample of a type of one's own makes no placeholder: no fix.
  static let testValue = Quay(length: { Length(metres: 4) })  // expect: complacent_test_value
}

struct Mole: Sendable { var light: @Sendable () -> Void }
extension Mole: TestDependencyKey {
  static let testValue = Mole {}  // expect: complacent_test_value
}
