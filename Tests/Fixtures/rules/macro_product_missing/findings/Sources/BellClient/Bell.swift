import Dependencies
import DependenciesMacros

@DependencyClient
public struct BellClient: Sendable {  // expect: macro_product_missing(warning) 15 "'@DependencyClient' is used in 'BellClient'"
  public var ring: @Sendable () async -> Void
}
@DependencyClient
public struct Clapper: Sendable {  // clean: once for a target.
  public var swing: @Sendable () async -> Void
}
