import Base
import ComposableArchitecture

// clean: the product is reached over 'Base'.
@DependencyClient
public struct WheelClient: Sendable {
  public var turn: @Sendable () async -> Void
}
