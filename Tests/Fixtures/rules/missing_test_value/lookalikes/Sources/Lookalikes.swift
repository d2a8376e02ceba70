import Dependencies

struct Draft: TestDependencyKey {  // clean: no live value is promised; the compiler asks for the test value
  static let testValue = Draft()
}

protocol AppKey: DependencyKey {}  // clean: a protocol is no key

struct Fee { static let liveValue = 1 }  // clean: no conformance, so no key
struct Box<K: DependencyKey> { let key: K.Type }  // clean: a constraint is no conformance
func register(_ key: any DependencyKey.Type) {}  // clean: an existential is none

extension Elsewhere: DependencyKey {  // clean: the type is declared out of view
  static let liveValue = Elsewhere()
}

struct Tank<T> { var content: T? }
extension Tank: DependencyKey where T: Sendable {  // clean: a condition does not matter, the test value is there
  static var liveValue: Tank<T> { Tank() }
}
extension Tank: TestDependencyKey {
  static var testValue: Tank<T> { Tank() }
}
enum GenericKey<T: Sendable>: DependencyKey {  // clean: computed, as generic types need it
  static var liveValue: T? { nil }
  static var testValue: T? { nil }
}

struct Engine { var start: () -> Void }
typealias Motor = Engine
extension Motor: DependencyKey {  // clean: the type behind the alias has it
  static let liveValue = Engine {}
}
extension Engine {
  static let testValue = Engine(start: unimplemented("Engine.start"))
}

/// struct Documented: DependencyKey { static let liveValue = 1 }
let text = "enum QuotedKey: DependencyKey { static let liveValue = 1 }"  // clean: text
