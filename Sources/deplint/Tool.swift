/// What the program calls itself.
enum Tool {
  static let name = "deplint"
  static let version = "0.1.0"
  static let summary = "Finds Swift dependencies that tests cannot control."
}
