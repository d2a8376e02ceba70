import ComposableArchitecture

struct Cart: Reducer {
  final class State: Equatable { var count = 0 }  // expect: class_state(error) 15 "'Cart.State' is a class"
}
@Reducer struct Shelf {
  actor State { var count = 0 }  // expect: class_state(error) "is an actor"
}
final class Numbers { var all: [Int] = [] }  // expect: class_state(error) "'Numbers' is a class"
struct Sum: Reducer { typealias State = Numbers }

final class Player {}
@Reducer struct Music {
  @ObservableState
  struct State {
    var player: Player?  // expect: class_state(note) "'player' refers to the class 'Player'"
    let numbers: Numbers  // expect: class_state(note)
  }
}
