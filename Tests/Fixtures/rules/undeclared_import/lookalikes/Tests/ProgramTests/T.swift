// clean: tests of a program.
@testable import Program
