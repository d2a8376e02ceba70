import Testing
import XCTest

final class PricesTests: XCTestCase {
  override func tearDown() {
    Prices.currency = "EUR"
  }
  func testDollars() {
    Prices.currency = "USD"  // clean: 'tearDown' puts it back
    Prices.label = "x"  // clean: it stores nothing
    let isVerbose = true
    Double.made = 3  // clean: a type of the tests
  }
}
@Suite struct Others {
  @Test func defers() {
    let before = Settings.shared.isDark
    defer { Settings.shared.isDark = before }
    Settings.shared.isDark = true  // clean: put back
    Prices.$region.withValue("FR") {}
  }
}
enum Double { nonisolated(unsafe) static var made = 0 }
final class DerivedTests: BaseCase {
  func testIt() { Prices.currency = "USD" }  // clean: the superclass may put it back
}
