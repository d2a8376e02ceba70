// Angle brackets beside comparisons and shifts.
// expect: missing_test_value@14
import Dependencies

struct Box<T> { var v: T? }
extension Box { static func << <R>(l: inout Self, r: R) {} }
func cmp(x: Int, y: Int, z: Int) -> Bool {
  if x < y, (z + x) > (y), x > -y, x < z { return true }
  switch x { case 0..<y: return x << 2 > y; default: break }
  let m: Dictionary<String, [Box<Int?>?]>=[:]
  return m.isEmpty && x < y && (z) > (x)
}

struct PairKey<A: Sequence<Array<Int>>, B>: DependencyKey where B: Collection<Array<Int>> {
  static var liveValue: Box<Array<Box<A>>> { .init(v: nil) }
}
