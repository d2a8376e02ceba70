import ComposableArchitecture

@Reducer
struct Inbox {
  struct State: Equatable {
    var mail: Mail
    var tag: Tag
    var row: Row
  }
}
// clean: a closure cannot be compared, and a constant is the same on both sides.
struct Mail: Equatable {
  let id: Int
  var open: () -> Void
  let version = 1
  static func == (lhs: Mail, rhs: Mail) -> Bool { lhs.id == rhs.id }
}
// clean: it asks for what is no stored property, and that may cover the others.
struct Tag: Equatable {
  let id: Int
  var name = ""
  var all: String { "\(id) \(name)" }
  static func == (lhs: Tag, rhs: Tag) -> Bool { lhs.all == rhs.all }
}
// clean: all of them.
struct Row: Equatable {
  let id: Int
  var name = ""
  static func == (lhs: Row, rhs: Row) -> Bool { lhs.id == rhs.id && lhs.name == rhs.name }
  static func < (lhs: Row, rhs: Row) -> Bool { lhs.id < rhs.id }
}
// clean: no state's.
struct Other: Equatable {
  let id: Int
  var name = ""
  static func == (lhs: Other, rhs: Other) -> Bool { lhs.id == rhs.id }
}
