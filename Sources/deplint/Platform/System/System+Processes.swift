#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  @unsafe @preconcurrency import Glibc
#elseif canImport(Musl)
  @unsafe @preconcurrency import Musl
#endif

extension System {
  /// How a process ended.
  enum ProcessEnd: Equatable, Sendable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// A pipe whose ends no child inherits by itself.
  struct Pipe: ~Copyable {
    let reading: FileDescriptor
    let writing: FileDescriptor

    init() throws(Errno) {
      var ends: [Int32] = [0, 0]
      let made = unsafe ends.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return Int32(-1) }
        return unsafe pipe(base)
      }
      guard made == 0 else { throw .last }
      reading = FileDescriptor(owning: ends[0])
      writing = FileDescriptor(owning: ends[1])
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    /// Closes the end that is written to.
    consuming func readingEnd() -> FileDescriptor { reading }
  }

  /// Starts a program in a process group of its own, all signals at their default and unblocked.
  /// It shares the working folder: not every C library can start one elsewhere, and `swift` and `git` have an option.
  ///
  /// - Parameters:
  ///   - arguments: without the program's name.
  ///   - environment: added to this process's own, or put in place of it.
  ///   - input: the file that it reads from.
  /// - Returns: the process's id, which is its group's too.
  static func spawn(
    _ executable: String, arguments: [String], environment: [(name: String, value: String)], input: String = "/dev/null",
    output: Int32, errors: Int32
  ) throws(Errno) -> Int32 {
    // Whoever started us may have it ignored, and then no child leaves a status.
    signal(SIGCHLD, SIG_DFL)
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }

    unsafe posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, errors, 2)

    var nothingBlocked = sigset_t()
    var everything = sigset_t()
    unsafe sigemptyset(&nothingBlocked)
    unsafe sigfillset(&everything)
    unsafe posix_spawnattr_setsigmask(&attributes, &nothingBlocked)
    unsafe posix_spawnattr_setsigdefault(&attributes, &everything)
    unsafe posix_spawnattr_setpgroup(&attributes, 0)
    var flags = Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    #if canImport(Darwin)
      flags |= Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #endif
    unsafe posix_spawnattr_setflags(&attributes, Int16(truncatingIfNeeded: flags))

    var argv = unsafe CStringArray(copying: [executable] + arguments, inheriting: [])
    defer { unsafe argv.destroy() }
    let additions = environment.map { "\($0.name)=\($0.value)" }
    var envp = unsafe CStringArray(copying: additions, inheriting: inheritedEnvironment(without: environment))
    defer { unsafe envp.destroy() }

    var child: pid_t = 0
    let failure = unsafe posix_spawn(&child, executable, &actions, &attributes, argv.pointers, envp.pointers)
    guard failure == 0 else { throw Errno(code: failure) }
    return child
  }

  /// This process's environment as it is, but for some names.
  private static func inheritedEnvironment(
    without names: [(name: String, value: String)]
  ) -> [UnsafeMutablePointer<CChar>] {
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    #if canImport(Darwin)
      unsafe next = _NSGetEnviron().pointee
    #else
      unsafe next = environ
    #endif
    let prefixes = names.map { Array("\($0.name)=".utf8CString.dropLast()) }
    var entries: [UnsafeMutablePointer<CChar>] = unsafe []
    while let place = unsafe next, let entry = unsafe place.pointee {
      if !prefixes.contains(where: { unsafe strncmp($0, entry, $0.count) == 0 }) { unsafe entries.append(entry) }
      unsafe next = place + 1
    }
    return unsafe entries
  }

  /// Which of some descriptors can be read, or have ended.
  ///
  /// - Parameter timeout: the longest wait.
  static func waitUntilReadable(_ descriptors: [Int32], milliseconds timeout: Int) throws(Errno) -> [Bool] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = nfds_t(polled.count)
    let time = Int32(clamping: timeout)
    let ready = unsafe poll(&polled, count, time)
    if ready < 0 {
      let error = Errno.last
      guard error == .interrupted else { throw error }
      return descriptors.map { _ in false }
    }
    return polled.map { $0.revents != 0 }
  }

  /// A child has ended. It stays unreaped, so that its number names nothing else.
  static func hasEnded(_ child: Int32) throws(Errno) -> Bool {
    var info = unsafe siginfo_t()
    _ = try retrying { () -> Int32 in unsafe waitid(P_PID, id_t(child), &info, WEXITED | WNOHANG | WNOWAIT) }
    return unsafe info.si_signo != 0
  }

  /// Ends everything that a child has started and that stayed in its group, and the child if it still runs. Waits for
  /// the child.
  static func endGroup(of child: Int32) throws(Errno) -> ProcessEnd {
    _ = kill(-child, SIGKILL)
    var status: Int32 = 0
    _ = try retrying { () -> Int32 in unsafe waitpid(child, &status, 0) }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}

/// A null-terminated array of C strings.
@unsafe private struct CStringArray {
  var pointers: [UnsafeMutablePointer<CChar>?]
  private let copies: Int

  init(copying strings: [String], inheriting inherited: [UnsafeMutablePointer<CChar>]) {
    unsafe copies = strings.count
    unsafe pointers = strings.map { unsafe strdup($0) } + inherited + [nil]
  }

  mutating func destroy() {
    for unsafe pointer in unsafe pointers.prefix(copies) { unsafe free(pointer) }
    unsafe pointers = []
  }
}
