import ComposableArchitecture

struct Task { static func sleep(nanoseconds: Int) {} }

@Reducer struct Todo {
  func f() async { Task.sleep(nanoseconds: 5) }  // clean: the project's own type
}
