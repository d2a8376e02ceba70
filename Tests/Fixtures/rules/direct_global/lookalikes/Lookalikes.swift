import ComposableArchitecture

@Reducer struct Clean {
  // clean: it only names what a logger says
  private let logger = Logger(subsystem: Bundle.main.bundleIdentifier ?? "", category: "clean")
  @Dependency(\.fileManager) var fileManager
  @Dependency(\.defaults) var defaults
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      // clean: properties that are called like it, own objects, implicit members
      state.fileManager.default = fileManager.default
      state.store = UserDefaults(suiteName: "group")
      state.own = UserDefaults.shared
      state.center = .default
      state.bundle = Bundle(for: Board.self).bundleIdentifier
      state.name = Notification.Name.NSCalendarDayChanged
      // clean: other rules report what is asked for
      state.id = UIDevice.current.identifierForVendor
      state.key = ProcessInfo.processInfo.globallyUniqueString
      state.uptime = ProcessInfo.processInfo.systemUptime
      // clean: other labels, other types
      state.data.append(contentsOf: [1])
      state.json = JSON(contentsOf: url)
      return .none
    }
  }
}
struct Share: View { var body: some View { Button("") { UIPasteboard.general.string = "x" } } }  // clean: a view
extension Api: DependencyKey {
  static let liveValue = Api(load: { UserDefaults.standard.string(forKey: $0) })  // clean: here it belongs
  static let testValue = Api(load: unimplemented("Api.load", placeholder: UserDefaults.standard.description))
}
@main struct Shop: App { let defaults = UserDefaults.standard }  // clean: the program's entry
func reset() { UserDefaults.standard.removeObject(forKey: "x") }  // clean: a function outside of reducers and models
@Observable final class Board {
  var read: () -> String? = { UserDefaults.standard.string(forKey: "x") }  // clean: the default of what is injected
  static let preview = Board(defaults: UserDefaults.standard)  // clean: a sample
}
