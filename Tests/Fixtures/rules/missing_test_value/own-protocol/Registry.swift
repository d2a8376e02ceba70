// clean: a protocol of the project that happens to have the name.
protocol DependencyKey {
  associatedtype Tool
  static var liveValue: Tool { get }
}
enum HammerKey: DependencyKey {
  static let liveValue = 2
}
