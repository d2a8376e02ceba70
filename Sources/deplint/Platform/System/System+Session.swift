#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// What surrounds the process: environment, clocks, terminal, signals.

extension System {
  static func environmentValue(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  static var processID: Int32 { getpid() }

  /// Nanoseconds of a clock that only goes forward.
  static func monotonicTime() -> UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Seconds since 1970.
  static func wallTime() -> Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Int64(time.tv_sec)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Number of columns, or `nil` where it is not a terminal or does not say.
  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Opens `/dev/null` for reading in place of each standard stream that is closed, so that no file of ours gets its
  /// number. A write to it fails as before.
  static func fillClosedStandardStreams() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", O_RDONLY)
    }
  }

  static func terminate(_ status: Int32) -> Never {
    exit(status)
  }

  // MARK: Signals

  /// The signals that a user or a CI runner ends a program with.
  private static let interrupts: [Int32] = [SIGINT, SIGTERM, SIGHUP]

  struct SignalMask {
    fileprivate var set: sigset_t
  }

  /// Holds back the interrupts that this process does not ignore, on the calling thread. Returns what was held before.
  static func holdInterrupts() -> SignalMask {
    var held = sigset_t()
    unsafe sigemptyset(&held)
    for signal in interrupts where !isIgnored(signal) { unsafe sigaddset(&held, signal) }
    var before = sigset_t()
    unsafe sigemptyset(&before)
    unsafe pthread_sigmask(SIG_BLOCK, &held, &before)
    return SignalMask(set: before)
  }

  static func restore(_ mask: SignalMask) {
    var set = mask.set
    unsafe pthread_sigmask(SIG_SETMASK, &set, nil)
  }

  /// An interrupt has come while it was held back.
  static var isInterruptPending: Bool {
    var pending = sigset_t()
    unsafe sigemptyset(&pending)
    unsafe sigpending(&pending)
    return interrupts.contains { unsafe sigismember(&pending, $0) == 1 && !isIgnored($0) }
  }

  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = unsafe action.__sa_handler.sa_handler
    #endif
    return unsafe unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Ends the process as the system does when nobody reads what it writes: by SIGPIPE, even where that was ignored.
  static func endByBrokenPipe() -> Never {
    signal(SIGPIPE, SIG_DFL)
    var set = sigset_t()
    unsafe sigemptyset(&set)
    unsafe sigaddset(&set, SIGPIPE)
    unsafe pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
  }
}
