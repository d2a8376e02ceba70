import ComposableArchitecture

@Reducer
struct Pier {
  enum Action { case tide(Int), wind(speed: Int) }
  struct State {
    // A nested type's own.
    var stone: Int
    init(stone: Int) { self.stone = stone }
  }
  enum Stone { case stone }

  @Dependency(\.stone) var stone  // expect: unused_dependency "tests have to think of a client"
  @Dependency(\.a) var argument  // expect: unused_dependency "each use of the name is of a local"
  @Dependency(\.b) var closureArgument  // expect: unused_dependency
  @Dependency(\.c) var captured  // expect: unused_dependency
  @Dependency(\.d) var payload  // expect: unused_dependency
  @Dependency(\.e) var other  // expect: unused_dependency
  @Dependency(\.f) var unwrapped  // expect: unused_dependency
  @Dependency(\.g) var guarded  // expect: unused_dependency
  @Dependency(\.h) var item  // expect: unused_dependency
  @Dependency(\.i) var error  // expect: unused_dependency
  @Dependency(\.j) var left  // expect: unused_dependency
  @Dependency(\.k) var helper  // expect: unused_dependency
  @Dependency(\.l) var matched  // expect: unused_dependency
  @Dependency(\.m) var second  // expect: unused_dependency
  @Dependency(\.n) var label  // expect: unused_dependency "tests have to think of a client"
  @Dependency(\.o) var used
  @Dependency(\.p) var between
  @Dependency(\.q) var later

  func reduce(into state: inout State, action: Action, argument: Int) -> Effect<Action> {
    state.stone = argument
    state.label = 2
    run(label: 3)
    let all = items.map { closureArgument in closureArgument + 1 }
    let some = items.map { (closureArgument: Int) -> Int in closureArgument + 1 }
    let lazy = { [captured = state.stone] in captured }
    switch action {
    case let .tide(payload): state.stone = payload
    case .wind(speed: let other):
      state.stone = other
      used.run()
    }
    if let unwrapped = state.maybe, unwrapped > 3 { state.stone = unwrapped }
    guard let guarded = state.maybe else { return .none }
    state.stone = guarded
    for item in items { state.stone += item }
    do { try go() } catch let error { state.fail(error) }
    let (left, right) = (1, 2)
    state.stone = left
    func helper() -> Int { 2 }
    state.stone = helper()
    if case .wind(let matched) = action, matched > 2 { state.stone = matched }
    let first = 1, second = 2
    state.stone = second
    // clean: a local in an inner scope ends with it.
    do {
      let between = 1
      state.stone = between
    }
    state.stone = between
    // clean: `later` of the second case is the dependency.
    switch action {
    case let .tide(later): state.stone = later
    default: state.stone = later
    }
    return .none
  }
}
