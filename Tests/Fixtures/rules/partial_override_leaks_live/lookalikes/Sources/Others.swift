import Dependencies

// It has a test value.
struct Ledger {
  var read: () -> Int
  var write: (Int) -> Void
}
extension Ledger: DependencyKey {
  static let liveValue = Ledger(read: { disk.read() }, write: { disk.write($0) })
}
// One endpoint: overriding it overrides all of it.
struct Bell {
  var ring: () -> Void
  var name = "bell"
}
extension Bell: DependencyKey {
  static let liveValue = Bell(ring: { speaker.ring() })
}
// Tests run its preview.
struct Lamp {
  var on: () -> Void
  var off: () -> Void
}
extension Lamp: DependencyKey {
  static let liveValue = Lamp(on: { gpio.high() }, off: { gpio.low() })
  static let previewValue = Lamp(on: {}, off: {})
}
extension DependencyValues {
  var ledger: Ledger { get { self[Ledger.self] } set { self[Ledger.self] = newValue } }
  var bell: Bell { get { self[Bell.self] } set { self[Bell.self] = newValue } }
  var lamp: Lamp { get { self[Lamp.self] } set { self[Lamp.self] = newValue } }
}
