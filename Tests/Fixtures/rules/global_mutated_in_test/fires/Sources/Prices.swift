import Foundation

enum Prices {
  nonisolated(unsafe) static var currency = "EUR"
  @TaskLocal static var region = "ES"
  static var label: String { get { "" } set {} }
}
final class Settings {
  static let shared = Settings()
  var isDark = false
}
class Wire: URLProtocol {
  nonisolated(unsafe) static var answer: Data?
}
nonisolated(unsafe) var isVerbose = false
