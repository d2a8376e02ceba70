// deplint:disable:file missing_test_value  // expect: unused_suppression(warning) 25 "no finding of 'missing_test_value' is silenced here"
import Dependencies

struct Greeting {
  // deplint:disable:next missing_test_value - no key any more  // expect: unused_suppression 27
  var text = "good morning"
  var other = "good night"  // deplint:disable:this missing_test_value  // expect: unused_suppression 53
}

/* deplint:disable missing_test_value - up to the next line */  // expect: unused_suppression 20
let one = 1
// deplint:enable missing_test_value
// deplint:disable:next
let two = 2  // clean: a directive without a name is another rule's
// deplint:disable:next direct_dates
let three = 3  // clean: so is one with a wrong name
