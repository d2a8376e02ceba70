import Dependencies

protocol CountingKey: DependencyKey where Value == Int {}
extension CountingKey { static var testValue: Int { -1 } }

protocol Middle: CountingKey {}
typealias Injectable = DependencyKey & Sendable

enum FirstKey: CountingKey { static let liveValue = 1 }  // clean: an extension of the protocol has it
enum SecondKey: Middle { static let liveValue = 1 }  // clean: likewise, through a second protocol
enum ThirdKey: Injectable { static let liveValue = load() }  // expect: missing_test_value 6
enum FourthKey: Middle, Injectable { static let liveValue = 1 }  // clean: the first of its protocols has it
