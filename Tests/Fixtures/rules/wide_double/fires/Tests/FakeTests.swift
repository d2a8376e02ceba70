import XCTest

final class FakeStore: Store {  // expect: wide_double(note) 13
  func a() {}
  func b() {}
  func c() {}
  func d() {}
  func e() { fatalError() }
  func f() {}
  func g() -> Int { 1 }
  func h() -> Int { 2 }
  func i() -> Int { 3 }
}
