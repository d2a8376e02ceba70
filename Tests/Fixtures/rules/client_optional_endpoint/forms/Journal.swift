import Dependencies
import DependenciesMacros

@DependencyClient
struct JournalClient {
  var save: (String) async throws -> Void
  var onSave: (() -> Void)?  // expect: client_optional_endpoint 7 "'onSave' is optional"
  var lookup: (@Sendable (Int) async -> String?)? = nil  // expect: client_optional_endpoint
  public let onClose: (() -> Void)?  // expect: client_optional_endpoint
}
