// Every kind of declaration that can conform.
// expect: missing_test_value@6, missing_test_value@7, missing_test_value@8, missing_test_value@9, missing_test_value@11, missing_test_value@13, missing_test_value@14, missing_test_value@15
import Dependencies

protocol Marker {}
struct S1: DependencyKey { static let liveValue = 1 }
enum E1: Marker, DependencyKey { static let liveValue = 1 }
final class C1: Marker, Dependencies.DependencyKey { static let liveValue = 1 }
actor A1: DependencyKey { static let liveValue = 1 }
struct X1 {}
extension X1: @unchecked Sendable, DependencyKey { static let liveValue = 1 }
struct X2<T> {}
extension X2: TestDependencyKey, DependencyKey where T: Marker { typealias Value = Int; static var liveValue: Int { 1 } }
struct X3: Marker & DependencyKey { static let liveValue = 1 }
struct X4
  : Marker, // DependencyKey below
    /* , */ DependencyKey
{ static let liveValue = 1 }
struct NotAKey { let DependencyKey = 1; func f(_ k: any DependencyKey.Type) {} }
struct Generic<K: DependencyKey> { let k: K.Type }
