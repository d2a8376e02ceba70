// clean: the configuration says that it is light; what draws counts only where it is configured.
import CompanyKit
import Dependencies
import Lottie
import SwiftUI

public struct ShipClient: Sendable {
  public var load: @Sendable () async throws -> [String]
}
extension ShipClient: TestDependencyKey {
  public static let testValue = Self(load: unimplemented("ShipClient.load"))
}
extension DependencyValues {
  public var shipClient: ShipClient {
    get { self[ShipClient.self] }
    set { self[ShipClient.self] = newValue }
  }
}
