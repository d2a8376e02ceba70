// deplint:disable:next missing_test_values  // expect: unknown_rule_in_suppression(warning) 25 "there is no rule 'missing_test_values'; did you mean 'missing_test_value'?"
let one = 1
// deplint:disable:net missing_test_value  // expect: unknown_rule_in_suppression 4 "'deplint:disable:net' is no directive; did you mean 'deplint:disable:next'?"
let two = 2
// deplint:disable  // expect: unknown_rule_in_suppression 4 "names no rule"
let three = 3
// deplint:disable:next all  // expect: unknown_rule_in_suppression 25 "'all' can be silenced in 'deplint:disable:file' only"
let four = 4
// deplint:disable:next missing_test_value, no_such_rule_at_all  // expect: unknown_rule_in_suppression 45 "there is no rule 'no_such_rule_at_all'"
let five = 5
/* deplint:ignore missing_test_value */ let six = 6  // expect: unknown_rule_in_suppression 4

// expect@+1: unknown_rule_in_suppression 25 "'world' is a group of rules"
// deplint:disable:next world - the clock of the tests
let seven = 7
// expect@+1: unknown_rule_in_suppression 46 "'until: 2027-01-31' sets no date: expected 'until yyyy-mm-dd'"
// deplint:disable:next missing_test_value - until: 2027-01-31
let eight = 8
// expect@+1: unknown_rule_in_suppression 44 "'until=2027-01-31'"
// deplint:disable:next missing_test_value until=2027-01-31
let nine = 9
// expect@+1: unknown_rule_in_suppression 46 "'until 2027-02-29' sets no date"
// deplint:disable:next missing_test_value - until 2027-02-29
let ten = 10
// expect@+1: unknown_rule_in_suppression 46 "'until 2027-01-31,' sets no date"
// deplint:disable:next missing_test_value - until 2027-01-31, when the server is new
let eleven = 11
// expect@+1: unknown_rule_in_suppression 46 "'until 31.1.2027' sets no date"
// deplint:disable:next missing_test_value - until 31.1.2027
let twelve = 12
