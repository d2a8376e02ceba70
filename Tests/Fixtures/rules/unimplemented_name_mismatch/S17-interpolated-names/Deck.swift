struct Deck { var shuffle: () -> Void; var draw: () throws -> Int; var cut: () -> Void }
extension Deck: TestDependencyKey {
  static let testValue = Self(
    shuffle: unimplemented("\(Self.self).shuffle"),  // clean: the usual spelling
    draw: unimplemented("\(Self.self).drawCard"),  // expect: unimplemented_name_mismatch(warning)
    cut: unimplemented("\(Self.self).cut is unimplemented.")  // clean: prose behind the name
  )
}
