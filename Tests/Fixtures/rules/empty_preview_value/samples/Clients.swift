import Dependencies

struct ShelfClient { var boxes: () -> [String] }
extension ShelfClient: TestDependencyKey {
  static let testValue = Self(boxes: unimplemented("ShelfClient.boxes", placeholder: []))
  static let previewValue = Self(boxes: { ["a", "b"] })  // expect: empty_preview_value
}
struct CellarClient { var bottles: () -> [String] }
extension CellarClient: TestDependencyKey {
  static let testValue = Self(bottles: unimplemented("CellarClient.bottles", placeholder: []))
  static let previewValue = Self(bottles: { ["a", "a", "a", "a"] })  // expect: empty_preview_value
}
struct RoomClient { var chairs: () -> [String] }
extension RoomClient: TestDependencyKey {
  static let testValue = Self(chairs: unimplemented("RoomClient.chairs", placeholder: []))
  // clean: three that differ
  static let previewValue = Self(chairs: { ["a", "b", "c"] })
}
struct AtticClient { var things: () -> [String] }
extension AtticClient: TestDependencyKey {
  static let testValue = Self(things: unimplemented("AtticClient.things", placeholder: []))
  // clean: allowed
  static let previewValue = Self(things: { [] })
}
