import ComposableArchitecture

@Reducer struct Welcome {
  struct State: Equatable {
    var isFirst = UserDefaults.standard.bool(forKey: "x")  // expect: direct_global(warning) 19 "hand in what it gives"
  }
  let context = LAContext()  // expect: direct_global(warning)
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.isFirst = !UserDefaults.standard.bool(forKey: "x")  // expect: direct_global(warning) 24 "uses what the app has stored on this device while the reducer runs"
      state.version = Bundle.main.infoDictionary  // expect: direct_global(note)
      UIPasteboard.general.string = state.text  // expect: direct_global
      NSUbiquitousKeyValueStore.default.set(1, forKey: "x")  // expect: direct_global
      state.name = UIDevice.current.name  // expect: direct_global
      state.arguments = ProcessInfo.processInfo.arguments  // expect: direct_global
      return .run { send in
        try FileManager.default.removeItem(at: url)  // expect: direct_global(warning) "in an effect"
        for await _ in NotificationCenter.default.notifications(named: .x) {}  // expect: direct_global
        await UIApplication.shared.open(url)  // expect: direct_global
        try await UNUserNotificationCenter.current().requestAuthorization()  // expect: direct_global
        _ = try Data(contentsOf: url)  // expect: direct_global 17 "reads a file"
        _ = try String(contentsOfFile: path, encoding: .utf8)  // expect: direct_global
        NSWorkspace.shared.open(url)  // expect: direct_global
        HTTPCookieStorage.shared.removeCookies(since: date)  // expect: direct_global
        URLCache.shared.removeAllCachedResponses()  // expect: direct_global
        let location = CLLocationManager()  // expect: direct_global
        let contacts = CNContactStore()  // expect: direct_global
        let events = EKEventStore()  // expect: direct_global
        let monitor = NWPathMonitor()  // expect: direct_global
        let motion = CMMotionManager()  // expect: direct_global
        PHPhotoLibrary.shared().performChanges {}  // expect: direct_global
        SKPaymentQueue.default().add(payment)  // expect: direct_global
        try AVAudioSession.sharedInstance().setActive(true)  // expect: direct_global
        CKContainer.default().accountStatus()  // expect: direct_global
        WCSession.default.activate()  // expect: direct_global
      }
    }
  }
}
@Observable final class Plain { func f() { UserDefaults.standard.set(1, forKey: "x") } }  // expect: direct_global(note)
@Observable final class Taking {
  @ObservationIgnored @Dependency(\.api) var api
  func f() { UserDefaults.standard.set(1, forKey: "x") }  // expect: direct_global(warning)
}
protocol Repository {}
struct Remote: Repository {}
struct InMemory: Repository {}
struct Importer {
  let repository: any Repository
  init(repository: any Repository, files: FileManager = FileManager.default) { self.repository = repository }  // clean: a default
  func read() { repository.put(FileManager.default.contents(atPath: "x")) }  // expect: direct_global(note) "'Importer' is handed"
}
