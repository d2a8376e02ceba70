import XCTest

// clean: pictures for a store
final class StorePictures: XCTestCase {
  func testA() {
    let app = XCUIApplication()
    setupSnapshot(app)
    app.launch()
    snapshot("a")
  }
  func testB() {}
  func testC() {}
  func testD() {}
  func testE() {}
  func testF() {}
}
