import ComposableArchitecture

// clean: eight are fine.
@Reducer
struct Everything {
  @Dependency(\.a) var a
  @Dependency(\.b) var b
  @Dependency(\.c) var c
  @Dependency(\.d) var d
  @Dependency(\.e) var e
  @Dependency(\.f) var f
  @Dependency(\.g) var g
  @Dependency(\.h) var h
}
