import IssueReporting

struct Fleet { var sail: () throws -> Int }
extension Fleet: TestDependencyKey {
  static let testValue = Fleet(sail: unimplemented())  // expect: unimplemented_missing_name(warning)
}
