import Dependencies

struct ShelfClient {
  typealias Boxes = @Sendable () async -> [String]
  var boxes: Boxes
  var first: @Sendable () async throws -> String?
  var put: @Sendable (String) async throws -> Void
  var isOpen: @Sendable () -> Bool
}
extension ShelfClient: TestDependencyKey {
  static let testValue = Self(
    boxes: unimplemented("ShelfClient.boxes", placeholder: []), first: unimplemented("ShelfClient.first"),
    put: unimplemented("ShelfClient.put"), isOpen: unimplemented("ShelfClient.isOpen", placeholder: false))
  static let previewValue = Self.noop  // expect: empty_preview_value 14 "'boxes', 'first' give no samples"
  static let noop = Self(boxes: { [] }, first: { nil }, put: { _ in }, isOpen: { false })
}
struct CellarClient { var bottles: () -> [Int: String] }
extension CellarClient: TestDependencyKey {
  static let testValue = Self(bottles: unimplemented("CellarClient.bottles", placeholder: [:]))
  static var previewValue: CellarClient {  // expect: empty_preview_value
    CellarClient { [:] }
  }
}
