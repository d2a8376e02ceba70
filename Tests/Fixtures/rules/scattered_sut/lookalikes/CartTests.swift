import XCTest

final class CartTests: XCTestCase {
  func testA() { _ = Cart(prices: p, taxes: t) }
  func testB() { _ = Cart(prices: p, taxes: t) }
  func testC() { _ = Cart(prices: p, taxes: t) }
  func testD() { _ = Cart(prices: p, taxes: t) }
  func testE() { _ = Cart(prices: p, taxes: t) }
  func testF() { _ = Cart(prices: p, taxes: t) }
  func makeCart() -> Cart { Cart(prices: p, taxes: t) }  // clean: there is a factory
}
