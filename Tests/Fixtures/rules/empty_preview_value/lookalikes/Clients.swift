import Dependencies

struct ShelfClient { var boxes: () -> [String]; var lids: () -> [String] }
extension ShelfClient: TestDependencyKey {
  static let testValue = Self(
    boxes: unimplemented("ShelfClient.boxes", placeholder: []), lids: unimplemented("ShelfClient.lids", placeholder: []))
  // clean: one endpoint has data
  static let previewValue = Self(boxes: { ["Photos"] }, lids: { [] })
}
struct BellClient { var ring: () -> Void; var isLoud: () -> Bool }
extension BellClient: TestDependencyKey {
  static let testValue = Self(ring: unimplemented("BellClient.ring"), isLoud: unimplemented("BellClient.isLoud", placeholder: false))
  // clean: nothing to show by nature
  static let previewValue = Self(ring: {}, isLoud: { false })
}
struct RiverClient { var levels: () -> AsyncStream<Int> }
extension RiverClient: TestDependencyKey {
  static let testValue = Self(levels: unimplemented("RiverClient.levels", placeholder: .finished))
  // clean: a stream
  static let previewValue = Self(levels: { .finished })
}
struct RoomClient { var chairs: () -> [String]; var size: () -> Size }
extension RoomClient: TestDependencyKey {
  static let testValue = Self(
    chairs: unimplemented("RoomClient.chairs", placeholder: []), size: unimplemented("RoomClient.size", placeholder: Size(1)))
  // clean: the size is a sample
  static let previewValue = Self(chairs: { [] }, size: { Size(20) })
}
struct AtticClient { var things: () -> [String] }
extension AtticClient: TestDependencyKey {
  static let testValue = Self(things: unimplemented("AtticClient.things", placeholder: []))
  // clean: nobody knows what 'samples' are
  static let previewValue = Self(things: { samples })
}
struct LoftClient { var things: () -> [String] }
extension LoftClient {
  // clean: no key
  static let previewValue = Self(things: { [] })
}
