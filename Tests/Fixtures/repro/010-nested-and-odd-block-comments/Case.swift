// Block comments that nest and end in odd ways.
// expect: missing_test_value@15
import Dependencies

/*/**/*/
let one = 1
/*/ enum CommentedKey: DependencyKey { static let liveValue = 0 } */
let two = 2
/* a //*/ still a comment enum StillKey: DependencyKey {} */ */
let three = 3
/*
 see ftp://host/a//b "lone quote
 can't }
*/
enum OuterKey: DependencyKey {
  /* static let testValue = 0 */
  static let liveValue = one + two + three // static let testValue = 0
}
