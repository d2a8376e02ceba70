import XCTest

final class AppUITests: XCTestCase {
  func testIt() async throws {
    let app = XCUIApplication()
    app.launch()
    sleep(2)  // expect: ui_test_waits(warning) 5
    try await Task.sleep(nanoseconds: 1)  // expect: ui_test_waits
  }
}
