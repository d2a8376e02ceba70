extension Lamp {
  static let failing = Self(
    light: unimplemented(),  // expect: unimplemented_missing_name(warning) "'Lamp.light'"
    dim: unimplemented("Lamp.dim")
  )

  // A key's test value is this one.
  static let spare = Self(light: {}, dim: unimplemented())  // expect: unimplemented_missing_name(warning) "'Lamp.dim'"

  static let noop = Self(
    light: {},
    dim: unimplemented()  // clean: nothing says that tests use it
  )
}
