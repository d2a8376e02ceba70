import Alamofire  // clean: the configuration calls it light
import Dependencies
import GRDBHelpersInterface  // clean: not on the list, whatever its name says
import Lottie  // clean: drawing counts only where the configuration says so
import Macros  // clean: a macro runs in the compiler
import UIKit  // clean: a system framework

public struct AppleClient: Sendable {
  public var apples: @Sendable () async throws -> [String]
}
extension AppleClient: TestDependencyKey {
  public static let testValue = Self(apples: unimplemented("AppleClient.apples"))
}
