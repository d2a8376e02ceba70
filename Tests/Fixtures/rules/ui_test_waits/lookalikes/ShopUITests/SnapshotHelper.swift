import XCTest

func pause() {
  _ = XCUIApplication()
  sleep(1)  // clean: a file that a tool writes
}
