import XCTest  // expect: test_support_in_app_target 8

public func format(_ price: Int) -> String { "\(price)" }
