import Dependencies

struct Push { var register: () async -> Void; var url: URL }
extension Push: DependencyKey {
  static var liveValue: Push {
    // clean: what a system can do is no environment
    #if os(iOS)
      return Push(register: { await remote() })
    #elseif canImport(AppKit)
      return Push(register: {})
    #else
      return .noop
    #endif
  }
}
struct Api { var load: () async -> Void }
extension Api: DependencyKey {
  static let liveValue: Api = {
    // clean: it only logs
    #if DEBUG
      print("made")
    #endif
    // clean: values that may be missing, and availability
    guard let key = Secrets.key else { return .noop }
    if let other = Secrets.other { return Api(load: { other.load() }) }
    if #available(iOS 18, *) { return .new }
    let session = isFast ? Session.fast : Session.slow
    if isLoud { configure() }
    return Api(load: {
      // clean: branches within an endpoint
      #if DEBUG
        print("load")
      #endif
      if session.isOpen { return }
      switch session.state { case .open: break; case .closed: return }
    })
  }()
}
struct Orr { var load: () async -> Void }
extension Orr: DependencyKey {
  static let liveValue = Secrets.api ?? Orr(load: {})  // clean: a value that may be missing
  static let testValue = isTesting ? Orr.mock : Orr.noop  // clean: a test value is for tests
}
struct Simulated { var load: () async -> Void }
extension Simulated: DependencyKey {
  // clean: a simulator is another machine
  #if targetEnvironment(simulator)
    static let liveValue = Simulated(load: {})
  #else
    static let liveValue = Simulated(load: { await remote() })
  #endif
}
