import Macros

// clean: a macro of the project's own.
@DependencyClient
public struct GrainClient: Sendable {
  public var pour: @Sendable () async -> Void
}
