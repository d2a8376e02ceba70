import ComposableArchitecture

@Reducer
struct Everything {  // expect: many_dependencies(note) 8 "'Everything' has 9 dependencies"
  @Dependency(\.a) var a
  @Dependency(\.b) var b
  @Dependency(\.c) var c
  @Dependency(\.d) var d
  @Dependency(\.e) var e
  @Dependency(\.f) var f
  @Dependency(\.g) var g
  @Dependency(\.h) var h
  @Dependency(\.i) var i
}
