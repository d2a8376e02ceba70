import ComposableArchitecture

struct Deck { var cards: [Int]; mutating func shuffle() {} }
struct Player { var shuffled: () -> Void }

@Reducer struct Game {
  func f(_ state: inout State) -> Effect<Action> {
    // clean: the project has functions and endpoints of these names
    state.deck.shuffle()
    player.shuffled()
    state.first = state.all.randomElement()  // expect: direct_random
    return .none
  }
}
