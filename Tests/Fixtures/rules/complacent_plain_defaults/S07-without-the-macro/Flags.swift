import Dependencies

struct Flags { var isOn: (_ name: String) -> Bool = { _ in false } }
extension Flags: TestDependencyKey { static let testValue = Self() }  // expect: complacent_plain_defaults(warning) "the default closures of 'Flags' report nothing"
