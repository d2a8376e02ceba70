// Contextual keywords as names.
// expect: missing_test_value@19
import Dependencies

struct Package { var name = "" }
func run(package: Package, async: Int, macro: Int) -> Int {
  var weak = [Int]()
  weak.append(async)
  var actor = 1
  actor = macro
  let each = [1], consume = 2, repeatable = 3, any = 4, some = 5
  var package = package
  package.name = "x"
  let isolated = each[0] + consume + repeatable + any + some
  return actor + isolated + weak.count
}
actor Worker { var open = 0; func set() { open = 1 } }

package enum ContextKey: DependencyKey {
  package static let liveValue = 0
}
