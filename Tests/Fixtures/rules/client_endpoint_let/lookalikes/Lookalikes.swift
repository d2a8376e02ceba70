import Dependencies
import DependenciesMacros

struct Gate: DependencyKey {
  // clean: nobody outside sees it.
  private let open: () -> Void
  fileprivate let shut: () -> Void
  // clean: the methods below are the client, this is what they stand on.
  let _move: (Int) -> Void
  @_spi(Gate) public let peek: () -> Int
  // clean: it has its value already.
  let hinges: () -> Int = { 2 }
  // clean: data.
  let width: Int
  let owner: Owner
  let names: [() -> String]
  // clean: shared by all values.
  static let slam: () -> Void = {}
  // clean: a variable.
  var creak: () -> Void

  func move(by steps: Int) { _move(steps) }

  static let liveValue = Gate(open: {}, shut: {}, _move: { _ in }, peek: { 1 }, width: 2, owner: Owner(), names: [], creak: {})
  static let testValue = liveValue
}

struct Owner {
  // clean: a struct that no key supplies.
  let name: () -> String = { "" }
  let greet: () -> Void
  init() { greet = {} }
}

// clean: one closure behind a method. Who wants another one replaces all of it: `$0.lot = Lot { 4 }`.
struct Lot {
  let draw: @Sendable () -> Int
  func callAsFunction() -> Int { draw() }
}
enum LotKey: DependencyKey {
  static let liveValue = Lot { 6 }
  static let testValue = Lot { 1 }
}

// clean: only friends see it.
@_spi(Internals) public struct Numbers: DependencyKey {
  public let next: () -> Int
  public let peek: () -> Int
  public static let liveValue = Numbers(next: { 1 }, peek: { 1 })
  public static let testValue = liveValue
}

// clean: a class is shared, and no struct of closures.
final class Pump: DependencyKey {
  let start: () -> Void
  let stop: () -> Void
  init(start: @escaping () -> Void, stop: @escaping () -> Void) {
    self.start = start
    self.stop = stop
  }
  static let liveValue = Pump(start: {}, stop: {})
  static let testValue = Pump(start: {}, stop: {})
}

@DependencyClient
struct Crane {
  // clean: the macro would pass over these as variables, too.
  let lift: Lift
  let onDrop: (() -> Void)?
  // clean: it says itself that it is none.
  @DependencyEndpointIgnored let weight: () -> Int
}
typealias Lift = (Int) -> Void

// clean: configuration of a view.
struct Row {
  let title: String
  let onTap: () -> Void
  let onHold: () -> Void
}
