import ComposableArchitecture

@Reducer struct Feature {
  struct State: Equatable {}
  enum Action { case run(fast: Bool) }
  @Dependency(\.contextMenu) var contextMenu
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      // clean: members of other values
      state.isTesting = true
      if state.isTesting { return .none }
      self.start(isTesting: true)
      // clean: text, and other names
      state.text = "isTesting" + "XCODE_RUNNING_FOR_PREVIEWS"
      if NSClassFromString("Feature") != nil { return .none }
      let arguments = ProcessInfo.processInfo.environment["HOME"]
      return .run { isTesting in if isTesting { return } }  // clean: a parameter
    }
  }
  func start(isTesting: Bool) { if isTesting { return } }  // clean: likewise
}
@main struct Shop: App {
  // clean: the program's entry is the place to ask
  var body: some Scene { WindowGroup { if !isTesting { Root() } } }
  init() { if ProcessInfo.processInfo.environment["XCODE_RUNNING_FOR_PREVIEWS"] == nil { prepareDependencies { $0.date = .constant(now) } } }
}
struct Row: View { var body: some View { if isTesting { Text("") } } }  // clean: a view
extension Api: DependencyKey { static let liveValue = Api(load: { if isTesting { return } }) }  // clean: 'environment_branch_in_live_value' reports it
func help() { if isTesting { return } }  // clean: nothing says that tests run it
@propertyWrapper struct Proxy { @Dependency(\.context) var context; var wrappedValue: Int { 0 } }  // clean: it gives access to dependencies
