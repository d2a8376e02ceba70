// clean: reducers and effects of another library, declared here
protocol Reducer { associatedtype State; func reduce(_ state: State) -> State }
struct Counter: Reducer {
  func reduce(_ state: Int) -> Int { log(Date()); return state }
}
@propertyWrapper struct Dependency<Value> { var wrappedValue: Value }
struct Screen {
  @Dependency(\.date) var date
  func f() { log(Date()) }
}
