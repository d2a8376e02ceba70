import IssueReporting
import Support

struct Yard { var sail: () throws -> Int }
extension Yard: TestDependencyKey {
  static let testValue = Yard(sail: unimplemented())  // clean: it sees a function that the project declares
}
