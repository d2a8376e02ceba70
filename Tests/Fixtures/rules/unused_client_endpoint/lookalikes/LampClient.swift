import Dependencies

protocol Switchable { var flip: @Sendable () -> Void { get } }

struct LampClient: DependencyKey, Switchable {
  // clean: something of the name is read; what of is not known.
  var blink: @Sendable () -> Void
  // clean: a protocol asks for it.
  var flip: @Sendable () -> Void
  // clean: not for others.
  var _raw: @Sendable () -> Void
  // clean: data.
  var watts = 40
  static let liveValue = LampClient(blink: {}, flip: {}, _raw: {})
  static let testValue = liveValue
}

// clean: no client.
struct Row {
  var onTap: () -> Void
}
