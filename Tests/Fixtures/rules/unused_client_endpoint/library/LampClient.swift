import Dependencies

// clean: no program is in view, so readers may be anywhere.
public struct LampClient: DependencyKey {
  public var blink: @Sendable (Int) -> Void
  public static let liveValue = LampClient(blink: { print($0) })
  public static let testValue = LampClient(blink: unimplemented("LampClient.blink"))
}
