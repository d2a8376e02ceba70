extension Feature {
  var load: some Reducer<State, Action> {
    Reduce { state, _ in
      state.storage = self.client.load()
      state.log = "\(logger.name)"
      play(player: 1)
      $0.region = Region.region
      return .none
    }
  }
}

extension Other {
  func play() { player.play(storage) }
}

func describe(_ bag: Bag) -> String { bag.locale.name }
