import ComposableArchitecture

final class Player { static let shared = Player() }

@Reducer struct Music {
  struct State {
    // clean: wrapped, shared on purpose.
    @Shared(.player) var player: Player
    // clean: values that hold states, a function, a computed and a static property.
    var path: StackState<Path.State> = .init()
    var rows: IdentifiedArrayOf<Row.State> = []
    var make: () -> Player
    static let sample: Player = .shared
    var current: Player { .shared }
    var list: List<Player>
  }
  // clean: a helper of another name.
  final class _State { var count = 0 }
}
struct PanelState { var isOpen = false }
// clean: the state of something else.
final class Machine { final class State { var isOn = false } }
