import Dependencies

final class Api {
  func load() async { _ = try? await URLSession.shared.data(from: url) }
}
final class Formatter { func text() -> String { "" } }
actor Files {}
extension Files { func read() { FileManager.default.contents(atPath: "x") } }

@Observable final class Board {
  private let api = Api()  // expect: direct_singleton(note) 21 "is made here, and uses the system itself"
  private let files = Files()  // expect: direct_singleton(note)
  private let formatter = Formatter()  // clean: it uses nothing of the system
  private let other: Api
  init(api: Api = Api()) { other = api }  // clean: a default argument is how it is handed in
}
struct Row { let api = Api() }  // clean: no model
