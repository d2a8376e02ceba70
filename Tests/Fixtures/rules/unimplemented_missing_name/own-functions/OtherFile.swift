import Dependencies

struct Barge { var load: () throws -> Void }
extension Barge: TestDependencyKey {
  static let testValue = Barge(load: unimplemented())  // expect: unimplemented_missing_name(warning)
}
