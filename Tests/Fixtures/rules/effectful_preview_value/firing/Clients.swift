import Dependencies

struct News { var load: () async throws -> [String] }
extension News: DependencyKey {
  static let liveValue = News(load: { try await URLSession.shared.data(from: url).0 })
  static let previewValue = liveValue  // expect: effectful_preview_value(warning) 14 "each look at a preview runs it live"
}
struct Files { var load: () -> Data?; var save: (Data) -> Void }
extension Files: TestDependencyKey {
  static let previewValue = Files(
    load: { FileManager.default.contents(atPath: "x") },  // expect: effectful_preview_value(warning) 13
    save: { UserDefaults.standard.set($0, forKey: "x") })  // expect: effectful_preview_value
}
#Preview { Text("").task { _ = try? await URLSession.shared.data(from: url) } }  // expect: effectful_preview_value
