import XCTest

final class CartTests: XCTestCase {  // expect: scattered_sut(note) 13
  func testA() { _ = Cart(prices: p, taxes: t) }
  func testB() { _ = Cart(prices: p, taxes: t) }
  func testC() { _ = Cart(prices: p, taxes: t) }
  func testD() { _ = Cart(prices: p, taxes: t) }
  func testE() { _ = Cart(prices: p, taxes: t) }
  func testF() { _ = Cart(prices: p, taxes: t) }
}
