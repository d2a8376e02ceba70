import SwiftLexer

/// Reports code that reaches for a shared part of the system.
package struct DirectGlobal: Rule {
  package static let metadata = RuleMetadata(
    id: "direct_global", group: .world, summary: "part of the system used past a client", severity: .warning, since: "0.1.0",
    fixes: .none, options: AmbientCalls.options + [
      RuleOption(name: "singletons", kind: .list(allowed: []), summary: "shared objects that are reported, too, such as Realm.shared")
    ],
    interest: .tokens([
      .UserDefaults, .FileManager, .NotificationCenter, .UIApplication, .NSApplication, .NSWorkspace, .UIPasteboard, .NSPasteboard,
      .UIDevice, .ProcessInfo, .Bundle, .NSUbiquitousKeyValueStore, .HTTPCookieStorage, .URLCache, .UNUserNotificationCenter,
      .CLLocationManager, .CNContactStore, .EKEventStore, .PHPhotoLibrary, .SKPaymentQueue, .LAContext, .NWPathMonitor,
      .AVAudioSession, .CKContainer, .WCSession, .CMMotionManager, .Reducer, .Reduce, .ObservableState, .Dependency, .Observable,
      .ObservableObject,
    ]),
    explanation: #"""
      ## What it does

      Reports `UserDefaults.standard`, `FileManager.default`, `NotificationCenter.default`, `UIApplication.shared`,
      `UIPasteboard.general`, `UIDevice.current`, `ProcessInfo.processInfo`, `UNUserNotificationCenter.current()`, `LAContext()`,
      `CLLocationManager()`, `Data(contentsOf:)` and their like in reducers, effects, states and models; `Bundle.main` as a note.

      ## Why is this bad?

      There is one such object for the whole process, and often for the whole machine. A test that reaches it reads what an earlier
      test, or yesterday's run, has left there, and leaves something behind itself. What the system answers (is there a network? may
      we send notifications?) no test can decide, and what it is told no test can see.

      A client with an endpoint for each thing that is asked of it has a live value that uses the object, and a test value that
      reports. Each test then says what the device answers, in one line.

      ## Example

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Welcome {
        struct State: Equatable { var isFirstLaunch = false }
        enum Action { case appeared }

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.isFirstLaunch = !UserDefaults.standard.bool(forKey: "hasLaunched")
            return .none
          }
        }
      }
      ```

      ## Use instead

      ```swift
      import ComposableArchitecture

      @Reducer
      struct Welcome {
        struct State: Equatable { var isFirstLaunch = false }
        enum Action { case appeared }

        @Dependency(\.launches) var launches

        var body: some ReducerOf<Self> {
          Reduce { state, action in
            state.isFirstLaunch = launches.count() == 0
            return .none
          }
        }
      }
      ```

      ## Limits

      Objects of one's own (`UserDefaults(suiteName:)`) are not reported. Shared objects of other libraries are reported where the
      option `singletons` names them; those that the project declares itself are `direct_singleton`'s.

      Views, previews, tests, live values and what they are made of, the program's entry, samples (`static let mock`) and
      closures that override dependencies are not judged. A default argument is how such a thing is handed in, and fine. Functions
      outside of reducers, models and states are not followed. A type that the project declares under the same name is another
      type. A type that is handed a protocol's implementation and does this by itself gets a note (`injected`).

      ## Disable it

      In a package without the library. To judge reducers and effects alone:
      `direct_global: {scopes: [reducer, effect]}`. To accept one: `direct_global: {allow: [Bundle.main]}`. To report one more:
      `direct_global: {singletons: [Realm.shared]}`.
      """#)

  static let family = AmbientFamily(
    metadata: metadata, deed: "reaches for what the whole process shares", way: "take a client for it",
    consequence: "no test can decide what it gets, or see what it does")


  private let calls: AmbientCalls
  /// Type and member.
  private let singletons: [(type: String, member: String)]

  package init(options: RuleOptions) throws(ConfigurationError) {
    calls = AmbientCalls(Self.family, options)
    var singletons: [(type: String, member: String)] = []
    for entry in options.list("singletons") {
      let type = QualifiedName.parent(entry)
      guard !type.isEmpty else { throw options.error("'\(entry)' of 'singletons' is no member of a type, such as 'Realm.shared'") }
      singletons.append((type, QualifiedName.last(entry)))
    }
    self.singletons = singletons
  }

  package func check(_ pass: borrowing Pass, report: (Finding) -> Void) {
    var reads = calls.reads(pass, contents: true) { $0.family == .global }
    for index in reads.indices { describe(&reads[index], pass) }
    if !singletons.isEmpty { reads += configured(pass) }
    calls.check(reads, pass, report)
  }

  private func describe(_ read: inout AmbientRead, _ pass: borrowing Pass) {
    let word = read.tokens.map { pass.buffer[$0].word }.first { WorldType($0) != nil } ?? .none
    if let type = WorldType(word) {
      read.own = (type.deed, "take a client for it")
    } else {
      read.own = ("reads a file, or from the network", "take a client for it")
    }
    read.isMild = word == .Bundle
  }

  private func configured(_ pass: borrowing Pass) -> [AmbientRead] {
    let buffer = pass.buffer
    return (0..<max(0, buffer.count - 2)).compactMap { index -> AmbientRead? in
      guard buffer[index].kind == .identifier, buffer[index + 1].kind == .period, buffer[index + 2].kind.isWord else { return nil }
      for (type, member) in singletons where pass.file.isText(buffer[index + 2], member) {
        var start = index
        while start >= 2, buffer[start - 1].kind == .period, buffer[start - 2].kind.isWord { start -= 2 }
        guard QualifiedName.read(start..<index + 1, buffer, pass.file) == type else { continue }
        return AmbientRead(tokens: start..<index + 3, spelling: type + "." + member, form: .other)
      }
      return nil
    }
  }
}
