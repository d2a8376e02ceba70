import ComposableArchitecture

// clean: a program starts at some time
@main struct Shop: App {
  @Dependency(\.date) var date
  let launchedAt = Date()
  init() { prepareDependencies { $0.date = DateGenerator { Date() } } }
}
final class AppDelegate: NSObject { @Dependency(\.date) var date; let launchedAt = Date() }
