import Dependencies
import Testing

/// Turns reported issues into failures of the test at hand.
public struct DependenciesTrait: SuiteTrait, TestScoping, TestTrait {
  public let isRecursive = true

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let record: IssueReporter.Report = { message, fileID, filePath, line in
      let place = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
      Issue.record(Comment(rawValue: message), sourceLocation: place)
    }
    try await IssueReporter.$current.withValue(record) { try await function() }
  }
}

extension Trait where Self == DependenciesTrait {
  public static var dependencies: Self { Self() }
}
