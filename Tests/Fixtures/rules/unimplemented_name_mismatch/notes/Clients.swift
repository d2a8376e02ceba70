import Dependencies

struct Forge {
  var heat: () throws -> Void
  var cool: () throws -> Void
  var hammer: () throws -> Void
  var quench: () throws -> Void
}

extension Forge: TestDependencyKey {
  static let testValue = Forge(
    heat: unimplemented("heat"),  // expect: unimplemented_name_mismatch(note) 25 "does not say whose 'heat' it is"
    cool: unimplemented(".cool()"),  // expect: unimplemented_name_mismatch(note)
    hammer: unimplemented("\(Self.self)"),  // expect: unimplemented_name_mismatch(note) "which endpoint"
    quench: unimplemented("quench is unimplemented")  // expect: unimplemented_name_mismatch(note)
  )
  static let failing = Forge(
    heat: unimplemented("Forge"),  // expect: unimplemented_name_mismatch(note) "which endpoint of 'Forge'"
    cool: unimplemented("Forge."),  // expect: unimplemented_name_mismatch(note)
    hammer: unimplemented("Smith"),  // clean: one word that is no type of this client
    quench: unimplemented("forge.quench")  // clean: the name of a property
  )
}

extension DependencyValues {
  @DependencyEntry var forge: Forge = Forge(
    heat: unimplemented("\(Self.self).heat"),  // expect: unimplemented_name_mismatch(note) "prints 'DependencyValues'"
    cool: unimplemented("\(Forge.self).cool"), hammer: {}, quench: {})
}
