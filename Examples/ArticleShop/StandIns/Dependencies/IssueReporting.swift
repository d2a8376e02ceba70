/// Where issues go to. Tests put their own reporter here, see `DependenciesTestSupport`.
public enum IssueReporter {
  public typealias Report = @Sendable (_ message: String, _ fileID: String, _ filePath: String, _ line: Int) -> Void

  @TaskLocal public static var current: Report = { message, fileID, _, line in
    precondition(!isTesting, "\(fileID):\(line): \(message)")
    print("\(fileID):\(line): \(message)")
  }
}

/// Fails the test that runs; elsewhere prints a warning.
public func reportIssue(
  _ message: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
) {
  IssueReporter.current(message, "\(fileID)", "\(filePath)", line)
}

/// What an unimplemented endpoint throws.
public struct UnimplementedFailure: Error {
  public let description: String
}

/// An endpoint that reports its use, and returns `placeholder`.
public func unimplemented<each Argument, Result: Sendable>(
  _ description: @autoclosure @escaping @Sendable () -> String = "", placeholder: Result = (),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
) -> @Sendable (repeat each Argument) -> Result {
  { (_: repeat each Argument) in
    reportIssue("Unimplemented: \(description())", fileID: fileID, filePath: filePath, line: line)
    return placeholder
  }
}

/// An endpoint that reports its use, and throws.
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line
) -> @Sendable (repeat each Argument) async throws -> Result {
  { (_: repeat each Argument) in
    reportIssue("Unimplemented: \(description())", fileID: fileID, filePath: filePath, line: line)
    throw UnimplementedFailure(description: description())
  }
}
