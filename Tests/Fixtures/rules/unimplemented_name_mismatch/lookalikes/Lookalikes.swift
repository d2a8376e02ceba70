import Dependencies
import DependenciesMacros

final class SyncUpModel {
  var onMeetingStarted: () -> Void = unimplemented("onMeetingStarted")  // clean: no client
  var onDelete: () -> Void = unimplemented("SyncUpModel.onRemove")  // clean: no client
}

struct Garden {
  @DependencyEndpoint(method: "plant") var plantSeed: (_ seed: String) throws -> Void
  var water: () throws -> Void
  var weed: () throws -> Void
  var `default`: () throws -> Int
  var open: () throws -> Void
  var _close: () throws -> Void
  var prune: (Int) throws -> Void
  var rake: () throws -> Void
  var dig: () throws -> Void
  var mow: () throws -> Void
}

extension Garden: TestDependencyKey {
  static let testValue = Garden(
    plantSeed: unimplemented("Garden.plant"),  // clean: the name that the macro's method has
    water: unimplemented(#"@Dependency(\.garden.sprinkle)"#),  // clean: a key path
    weed: unimplemented("nobody should call this in a test"),  // clean: prose
    default: unimplemented("Garden.`default`"),  // clean: back quotes do not count
    open: unimplemented("\(prefix).close"),  // clean: another interpolation
    _close: unimplemented("Garden.close"),  // clean: what stands behind a method
    prune: unimplemented("\(Self.self).\(#function)"),  // clean: the rest is an interpolation
    rake: unimplemented("\(Self.self).rake\(1)"),  // clean: a part of a word
    dig: unimplemented("Garden" + ".mow"),  // clean: an expression
    mow: unimplemented(text)  // clean: what a variable holds
  )
  static let prefix = "Garden"
  static let text = "Garden.dig"

  static func combined(_ other: Garden) -> Garden {
    var garden = other
    garden.water = combine(unimplemented("Garden.dig"), other.dig)  // clean: an argument without a label
    garden.dig = AnyEffect(run: unimplemented("Garden.water")).run  // clean: a label of another type
    let fetch: () throws -> Void = unimplemented("Garden.mow")  // clean: a local name
    garden.mow = fetch
    garden.rake = .unimplemented("Garden.mow")  // clean: another type's
    garden.weed = Garden.unimplemented("Garden.mow")  // clean: another type's
    return garden
  }
}

@DependencyClient
struct Shed: TestDependencyKey {
  var lock: () -> Bool = { unimplemented("Shed.unlock", placeholder: true) }  // clean: the macro has its own name
  static let testValue = Self()
}

enum BellKey: TestDependencyKey {
  static let testValue: @Sendable () -> Void = unimplemented("BellKey")  // clean: the value is the closure
}

struct Vault { var read: () -> Int }
extension Vault: TestDependencyKey {
  static var testValue: Vault { unimplemented("Vault", placeholder: Vault(read: { 0 })) }  // clean: the whole value
}

struct Sensor: TestDependencyKey {
  var read: () throws -> Int
  static let testValue = Self(read: unimplemented("\(Self.self)"))  // clean: there is only one endpoint
}

protocol ShelfKey: TestDependencyKey {}
struct Shelf: ShelfKey { var fill: () throws -> Void }
extension ShelfKey where Self == Shelf {
  static var testValue: Shelf {
    Shelf(fill: unimplemented("\(Self.self).fill"))  // clean: it prints the type that conforms
  }
}

struct Player { var play: () throws -> Void }
func makePlayer() -> Player { Player(play: unimplemented("Player.stop")) }  // clean: no key supplies it
