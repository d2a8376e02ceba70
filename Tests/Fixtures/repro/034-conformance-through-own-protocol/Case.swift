// Conformance through protocols and aliases of the project.
// expect: missing_test_value@10, missing_test_value@12
import Dependencies

protocol AppKey: DependencyKey {}
protocol SafeKey: DependencyKey where Value == Int {}
extension SafeKey { static var testValue: Int { -1 } }
typealias Injectable = DependencyKey

enum IndirectKey: AppKey { static let liveValue = 1 }
enum SafeEnough: SafeKey { static let liveValue = 1 }
enum AliasedKey: Injectable { static let liveValue = 1 }
