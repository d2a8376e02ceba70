import XCTest

final class OwnTests: XCTestCase {
  func testIt() async {
    await sleep(1)  // clean: an own method, which is reported where it sleeps
  }
  func sleep(_ seconds: Int) async {
    try? await Task.sleep(for: .seconds(seconds))  // expect: sleep_in_test
  }
}
