struct Row: Identifiable { let id: UUID; init(id: UUID = UUID()) { self.id = id } }  // expect: direct_uuid(note) 58
@Reducer struct List2 {
  struct State { var id: UUID; init(id: UUID = UUID()) { self.id = id } }  // expect: direct_uuid(warning) 48
}
