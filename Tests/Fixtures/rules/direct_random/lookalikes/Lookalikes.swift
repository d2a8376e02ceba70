import ComposableArchitecture

@Reducer struct Clean {
  struct State: Equatable { var face = 1; var color = Color.random(); var palette = Palette.random(in: .warm) }  // clean: members of other types
  enum Action { case roll, random(Int) }
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  @Dependency(\.numberFact) var numberFact

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      // clean: by the dependency's generator
      state.face = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
      state.face = withRandomNumberGenerator { state.all.randomElement(using: &$0) ?? 1 }
      state.all = withRandomNumberGenerator { state.all.shuffled(using: &$0) }
      // clean: a dependency's own member, a case, a label, an unapplied reference
      state.face = numberFact.random()
      state.fact = .random(in: .trivia)
      state.sort = Sorter.random
      state.move(random: 1)
      let make = state.all.shuffled
      // clean: with an argument it is seeded
      state.all = state.all.shuffled(seed: 1)
      return .send(.random(1))
    }
  }
}

// clean: a view draws what it likes
struct Confetti: View { var body: some View { Text("").offset(x: .random(in: 0...9)) } }
// clean: here chance belongs
extension Lottery: DependencyKey { static let liveValue = Lottery(draw: { Int.random(in: 1...49) }) }
// clean: samples, and functions outside of reducers, states and models
extension Clean.State { static let mock = Clean.State(face: .random(in: 1...6)) }
func roll() -> Int { .random(in: 1...6) }
