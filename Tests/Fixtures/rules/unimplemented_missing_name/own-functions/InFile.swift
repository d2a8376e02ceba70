import Dependencies

private func unimplemented<T>(_ name: String = #function) -> T { fatalError(name) }

struct Ferry { var cross: () throws -> Void }
extension Ferry: TestDependencyKey {
  static let testValue = Ferry(cross: unimplemented())  // clean: the function above, not the library's
}
