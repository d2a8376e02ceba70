// clean: a placeholder.
import XCTest
