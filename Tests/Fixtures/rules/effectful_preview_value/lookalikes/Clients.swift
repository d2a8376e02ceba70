import Dependencies

struct News { var load: () async throws -> [String]; var now: () -> Date; var id: () -> UUID; var image: () -> Data? }
extension News: DependencyKey {
  static let liveValue = News(load: { try await URLSession.shared.data(from: url).0 })
  static let previewValue = News(
    // clean: it makes the preview look real
    load: { try await Task.sleep(for: .seconds(1)); return ["x"] }, now: { Date() }, id: { UUID() },
    // clean: a resource of the bundle
    image: { Bundle.main.url(forResource: "x", withExtension: "png").flatMap { try? Data(contentsOf: $0) } })
}
// clean: the live value is pure
struct Names { var first: () -> String }
extension Names: DependencyKey {
  static let liveValue = Names(first: { "x" })
  static let previewValue = liveValue
}
// clean: another client's value
extension Other: DependencyKey { static let previewValue = Names.liveValue }
// clean: settings and files may be what a preview shows
#Preview {
  UserDefaults.standard.set(true, forKey: "x")
  return Text(FileManager.default.temporaryDirectory.path)
}
// clean: how a sample comes about
enum Pictures { static func previewImage() -> Data? { FileManager.default.contents(atPath: "x") } }
