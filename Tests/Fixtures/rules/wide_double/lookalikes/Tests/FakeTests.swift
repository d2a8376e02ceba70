import XCTest

final class FakeStore: Store {  // clean: few methods
  func a() {}
  func b() {}
}
