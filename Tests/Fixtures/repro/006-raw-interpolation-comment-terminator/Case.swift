// Comments and strings inside interpolations of raw strings.
// expect: missing_test_value@10
import Dependencies

let name = "n"
let one = #"Hi \#(name /* )"# still a comment */)! \(name) Date()"#
let two = "x\(name /* ") } */ + "y")z"
let three = ##"\#(name) "# \##(name + #"\#(name)"#)"##

enum CommentKey: DependencyKey {
  static let liveValue = one + two + three
}
