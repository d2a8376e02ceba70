import ComposableArchitecture

@Reducer struct Dice {
  struct State: Equatable {
    var face = Int.random(in: 1...6)  // expect: direct_random(warning) 16 "hand it in, or read '@Dependency(\.withRandomNumberGenerator)'"
    static let first = State(face: .random(in: 1...6))  // expect: direct_random(note)
  }
  enum Action { case roll, deal([Int]) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.face = Int.random(in: 1...6)  // expect: direct_random(warning) 20 "depends on chance while the reducer runs"
      state.isLucky = Bool.random()  // expect: direct_random(warning)
      state.speed = .random(in: 0.5..<1)  // expect: direct_random(warning) 21
      state.next = state.all.randomElement() ?? 0  // expect: direct_random(warning) 30
      state.all.shuffle()  // expect: direct_random(warning)
      state.seed = arc4random_uniform(6)  // expect: direct_random(warning)
      var generator = SystemRandomNumberGenerator()  // expect: direct_random(warning)
      state.all = state.all.shuffled(using: &generator)  // clean: by what it is handed
      state.text = "\(Int.random(in: 1...6))"  // expect: direct_random(warning)
      return .run { send in await send(.deal([1, 2, 3].shuffled())) }  // expect: direct_random(warning) "in an effect"
    }
  }
}

@Observable final class Taking {
  @ObservationIgnored @Dependency(\.date) var date
  func roll() { face = UInt8.random(in: 1...6) }  // expect: direct_random(warning) "'Taking'"
}
@Observable final class Plain {
  func roll() { face = Int.random(in: 1...6) }  // expect: direct_random(note)
}
protocol Table {}
struct Wooden: Table {}
struct Round: Table {}
final class Croupier {
  private let table: any Table
  init(table: any Table, face: Int = .random(in: 1...6)) { self.table = table }  // clean: a default argument is how it is handed in
  func deal() { table.put([1, 2].shuffled()) }  // expect: direct_random(note) "'Croupier' is handed"
}
