// clean: a package below a folder of tests.
import XCTest
