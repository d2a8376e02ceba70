import ComposableArchitecture

@Reducer
struct Parcel {
  struct State {
    @Shared(.inMemory("count")) var count = 0
    @Presents var detail: Detail.State?
    // clean: the initial value and the initializer run where the store controls them.
    var id: UUID = {
      @Dependency(\.uuid) var uuid
      return uuid()
    }()
    init() {
      @Dependency(\.date.now) var now
      sentAt = now
    }
    // clean: so do static functions, as far as anybody can tell.
    static func sample() -> Self {
      @Dependency(\.date.now) var now
      return State(sentAt: now)
    }
    // clean: reducers call it.
    mutating func touch() {
      @Dependency(\.date.now) var now
      sentAt = now
    }
  }
  // clean: the reducer's own.
  @Dependency(\.date.now) var now
}

// clean: a state of something else.
struct Machine {
  struct State { @Dependency(\.date.now) var now }
}
