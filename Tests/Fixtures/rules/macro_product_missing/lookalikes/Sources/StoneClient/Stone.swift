import CompanyKit
import Dependencies

// clean: nobody knows what 'CompanyKit' brings.
@DependencyClient
public struct StoneClient: Sendable {
  public var grind: @Sendable () async -> Void
}
