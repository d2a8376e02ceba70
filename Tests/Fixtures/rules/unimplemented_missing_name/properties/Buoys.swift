import Dependencies
import DependenciesMacros

struct Buoy: TestDependencyKey {
  var ring: () throws -> Void = unimplemented()  // expect: unimplemented_missing_name(warning) "'Buoy.ring'"
  var sink: () throws -> Int = { unimplemented("") }  // expect: unimplemented_missing_name(warning) "'Buoy.sink'"
  static let testValue = Self()
}

@DependencyClient
struct Beacon: TestDependencyKey {
  var blink: () -> Int = { unimplemented(placeholder: 42) }  // clean: the macro names it
  static let testValue = Self()
}

struct Siren: TestDependencyKey {
  @DependencyEndpoint var wail: () -> Int = { unimplemented(placeholder: 1) }  // clean: so does this macro
  static let testValue = Self()
}

@DependencyClient
struct Horn {
  var blow: () throws -> Int
}
extension Horn: TestDependencyKey {
  // The macro names its own defaults, and not what is passed instead.
  static let testValue = Self(blow: unimplemented())  // expect: unimplemented_missing_name(warning) "'Horn.blow'"
}

struct Anchor {
  var drop: () throws -> Void
  var weigh: () throws -> Void

  init(
    drop: @escaping () throws -> Void = unimplemented(),  // expect: unimplemented_missing_name(warning) "'Anchor.drop'"
    weigh: @escaping () throws -> Void = unimplemented("Anchor.weigh")
  ) {
    self.drop = drop
    self.weigh = weigh
  }

  func weighed(_ weigh: @escaping () throws -> Void = unimplemented()) -> Anchor { self }  // clean: not what tests begin with
}
extension Anchor: TestDependencyKey {
  static let testValue = Anchor()
}
