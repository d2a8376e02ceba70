// expect@+1: unreadable_source(note) 16 "a string does not end; the rest of its line was not checked (and 1 more like it)"
let greeting = "good morning  // expect-issue: unterminatedString
let second = "good night  // expect-issue: unterminatedString
let list = [1, 2  // expect: unreadable_source(note) 12 "a bracket is not closed" // expect-issue: unclosedBracket
func f() {}
let escape = "\q"  // expect: unreadable_source(note) 15 "an escape sequence" // expect-issue: invalidEscape
let number = 0xZZ  // expect: unreadable_source(note) "a number is malformed" // expect-issue: invalidNumber
