import ComposableArchitecture

@Reducer
struct Inbox {
  @ObservableState
  struct State: Equatable {
    var mails: [String] = []
    var unread = 0
    var top: Mail
    var rest: IdentifiedArrayOf<Draft>
    // expect@+1: partial_equality_in_state(note) 17 "the equality of 'State' leaves out 'unread', 'top', 'rest': no test"
    static func == (lhs: Self, rhs: Self) -> Bool { lhs.mails == rhs.mails }
  }
}
struct Mail: Equatable {
  let id: Int
  var text = ""
  static func == (lhs: Mail, rhs: Mail) -> Bool {  // expect: partial_equality_in_state "leaves out 'text': no test sees a change of it"
    lhs.id == rhs.id
  }
}
struct Draft: Identifiable { let id: Int; var text = "" }
extension Draft: Equatable {
  static func == (a: Draft, b: Draft) -> Bool { a.id == b.id }  // expect: partial_equality_in_state
}
