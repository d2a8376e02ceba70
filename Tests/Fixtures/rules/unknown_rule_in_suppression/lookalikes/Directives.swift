// deplint:disable:file all - clean: what a whole file may say
// deplint:disable:next missing_test_value - clean: the rule exists, whether it finds anything or not
let one = 1
// deplint:enable missing_test_value
// deplint: is a tool; // clean: prose may follow the name, see below
/// deplint:disable:next no_such_rule
let two = "// deplint:disable:next no_such_rule"  // clean: documentation and text are no directives
// see deplint:disable:next no_such_rule  // clean: a directive begins its comment
// swiftlint:disable:next no_such_rule  // clean: another tool's
// deplint:disable:next missing_test_value - clean: it waits until the server is new
let three = 3
// deplint:disable:next missing_test_value - clean: broken until 5 people asked for it, until 2028-02-29
let four = 4
