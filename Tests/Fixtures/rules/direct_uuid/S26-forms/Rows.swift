@Reducer struct Rows {
  private enum CancelID { case load }
  private let cancelToken = UUID()  // expect: direct_uuid(note) 29
  @Dependency(\.uuid) var uuid
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.rows = raw.compactMap(UUID.init).map { Row(id: $0) }  // clean: unapplied, makes none by itself
      state.fixed = UUID(0)  // clean: deterministic
      state.next = uuid()  // clean: the dependency
      state.other = UUID(uuidString: "x") ?? UUID()  // expect: direct_uuid(error) 46
      return .none
    }
  }
}
