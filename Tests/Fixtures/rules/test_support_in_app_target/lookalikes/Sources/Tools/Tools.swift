// clean: nobody depends on it: it may be a library for other packages' tests.
import XCTest
public func check(_ value: Bool) { XCTAssertTrue(value) }
