import Dependencies
import DependenciesMacros

// clean: the macro makes the default closure report
@DependencyClient
struct Flags { var isOn: (_ name: String) -> Bool = { _ in false } }
extension Flags: TestDependencyKey { static let testValue = Self() }
