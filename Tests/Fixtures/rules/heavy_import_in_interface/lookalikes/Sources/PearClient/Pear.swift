import Dependencies
import GRDB  // clean: both values of the key stand here, so there is no interface module

struct PearClient: DependencyKey {
  var pears: @Sendable () async throws -> [String]
  static let liveValue = Self(pears: { try await Orchard.pears() })
  static let testValue = Self(pears: unimplemented("PearClient.pears"))
}
