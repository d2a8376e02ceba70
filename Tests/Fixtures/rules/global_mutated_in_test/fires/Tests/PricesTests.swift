import Testing
import XCTest

final class PricesTests: XCTestCase {
  func testDollars() {
    Prices.currency = "USD"  // expect: global_mutated_in_test(warning) 5 "2 times"
    Settings.shared.isDark = true  // expect: global_mutated_in_test(warning)
    isVerbose = true  // expect: global_mutated_in_test(warning)
  }
  func testPounds() {
    Prices.currency += "GBP"
  }
}
@Suite(.serialized) struct Serial {
  @Test func one() { Prices.currency = "USD" }  // expect: global_mutated_in_test(note)
}
@Test func wire() {
  Wire.answer = nil  // expect: global_mutated_in_test(note)
  change(&Prices.currency)  // expect: global_mutated_in_test
}
