import Dependencies
import DependenciesMacros
import SwiftUI

// clean: fifteen.
@DependencyClient
struct StationClient {
  var e1: @Sendable () async throws -> Void
  var e2: @Sendable () async throws -> Void
  var e3: @Sendable () async throws -> Void
  var e4: @Sendable () async throws -> Void
  var e5: @Sendable () async throws -> Void
  var e6: @Sendable () async throws -> Void
  var e7: @Sendable () async throws -> Void
  var e8: @Sendable () async throws -> Void
  var e9: @Sendable () async throws -> Void
  var e10: @Sendable () async throws -> Void
  var e11: @Sendable () async throws -> Void
  var e12: @Sendable () async throws -> Void
  var e13: @Sendable () async throws -> Void
  var e14: @Sendable () async throws -> Void
  var e15: @Sendable () async throws -> Void
}

// clean: data is no endpoint, and neither is another client.
struct TrackClient: DependencyKey {
  var station: StationClient
  var d1: Int
  var d2: Int
  var d3: Int
  var d4: Int
  var d5: Int
  var d6: Int
  var d7: Int
  var d8: Int
  var d9: Int
  var d10: Int
  var d11: Int
  var d12: Int
  var d13: Int
  var d14: Int
  var d15: Int
  var d16: Int
  var d17: Int
  var d18: Int
  var d19: Int
  var ring: () -> Void
  static let liveValue = track()
  static let testValue = track()
}

// clean: no key supplies it; a theme of a view.
struct Callbacks {
  var e1: @Sendable () async throws -> Void
  var e2: @Sendable () async throws -> Void
  var e3: @Sendable () async throws -> Void
  var e4: @Sendable () async throws -> Void
  var e5: @Sendable () async throws -> Void
  var e6: @Sendable () async throws -> Void
  var e7: @Sendable () async throws -> Void
  var e8: @Sendable () async throws -> Void
  var e9: @Sendable () async throws -> Void
  var e10: @Sendable () async throws -> Void
  var e11: @Sendable () async throws -> Void
  var e12: @Sendable () async throws -> Void
  var e13: @Sendable () async throws -> Void
  var e14: @Sendable () async throws -> Void
  var e15: @Sendable () async throws -> Void
  var e16: @Sendable () async throws -> Void
  var e17: @Sendable () async throws -> Void
  var e18: @Sendable () async throws -> Void
  var e19: @Sendable () async throws -> Void
  var e20: @Sendable () async throws -> Void
}

// clean: what stands behind the client of a key, which is narrow.
struct Depot {
  struct Implementation {
    var e1: @Sendable () async throws -> Void
    var e2: @Sendable () async throws -> Void
    var e3: @Sendable () async throws -> Void
    var e4: @Sendable () async throws -> Void
    var e5: @Sendable () async throws -> Void
    var e6: @Sendable () async throws -> Void
    var e7: @Sendable () async throws -> Void
    var e8: @Sendable () async throws -> Void
    var e9: @Sendable () async throws -> Void
    var e10: @Sendable () async throws -> Void
    var e11: @Sendable () async throws -> Void
    var e12: @Sendable () async throws -> Void
    var e13: @Sendable () async throws -> Void
    var e14: @Sendable () async throws -> Void
    var e15: @Sendable () async throws -> Void
    var e16: @Sendable () async throws -> Void
    var e17: @Sendable () async throws -> Void
    var e18: @Sendable () async throws -> Void
    var e19: @Sendable () async throws -> Void
    var e20: @Sendable () async throws -> Void
  }
  var open: () -> Void
}
enum DepotKey: DependencyKey {
  static let liveValue = Depot.Implementation.make()
  static let testValue = Depot.Implementation.make()
}

// clean: twelve requirements.
protocol Signals {
  func f1() async throws -> Int
  func f2() async throws -> Int
  func f3() async throws -> Int
  func f4() async throws -> Int
  func f5() async throws -> Int
  func f6() async throws -> Int
  func f7() async throws -> Int
  func f8() async throws -> Int
  func f9() async throws -> Int
  func f10() async throws -> Int
  func f11() async throws -> Int
  func f12() async throws -> Int
}
enum SignalsKey: TestDependencyKey {
  static let testValue: any Signals = QuietSignals()
}

// clean: what an extension answers costs a double nothing.
protocol Points {
  func f1() async throws -> Int
  func f2() async throws -> Int
  func f3() async throws -> Int
  func f4() async throws -> Int
  func f5() async throws -> Int
  func f6() async throws -> Int
  func f7() async throws -> Int
  func f8() async throws -> Int
  func f9() async throws -> Int
  func f10() async throws -> Int
  func f11() async throws -> Int
  func f12() async throws -> Int
  func f13() async throws -> Int
}
extension Points {
  func f1() async throws -> Int { 1 }
}
enum PointsKey: TestDependencyKey {
  static let testValue: any Points = QuietPoints()
}

// clean: a screen speaks back through it.
protocol BoardDelegate: AnyObject {
  func f1() async throws -> Int
  func f2() async throws -> Int
  func f3() async throws -> Int
  func f4() async throws -> Int
  func f5() async throws -> Int
  func f6() async throws -> Int
  func f7() async throws -> Int
  func f8() async throws -> Int
  func f9() async throws -> Int
  func f10() async throws -> Int
  func f11() async throws -> Int
  func f12() async throws -> Int
  func f13() async throws -> Int
}
enum BoardKey: TestDependencyKey {
  static let testValue: any BoardDelegate = QuietBoard()
}

// clean: the same, told by a weak property.
protocol BoardListener: AnyObject {
  func f1() async throws -> Int
  func f2() async throws -> Int
  func f3() async throws -> Int
  func f4() async throws -> Int
  func f5() async throws -> Int
  func f6() async throws -> Int
  func f7() async throws -> Int
  func f8() async throws -> Int
  func f9() async throws -> Int
  func f10() async throws -> Int
  func f11() async throws -> Int
  func f12() async throws -> Int
  func f13() async throws -> Int
}
final class Board {
  weak var listener: (any BoardListener)?
}
enum ListenerKey: TestDependencyKey {
  static let testValue: any BoardListener = QuietBoard()
}

// clean: a view controller conforms.
protocol Screen {
  func f1() async throws -> Int
  func f2() async throws -> Int
  func f3() async throws -> Int
  func f4() async throws -> Int
  func f5() async throws -> Int
  func f6() async throws -> Int
  func f7() async throws -> Int
  func f8() async throws -> Int
  func f9() async throws -> Int
  func f10() async throws -> Int
  func f11() async throws -> Int
  func f12() async throws -> Int
  func f13() async throws -> Int
}
final class BoardViewController: UIViewController, Screen {}
enum ScreenKey: TestDependencyKey {
  static let testValue: any Screen = QuietBoard()
}
