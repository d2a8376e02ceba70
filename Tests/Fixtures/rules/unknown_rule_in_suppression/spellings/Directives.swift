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
