#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What one run of a program took.
struct Measurement {
  enum End: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case tookTooLong
  }
  var end: End
  /// Processor time, user and system.
  var seconds: Double
  /// The most memory that was resident at a time, in bytes.
  var memory: Int

  /// Runs a program without input; what it prints is thrown away.
  ///
  /// - Parameter limit: seconds of processor time, after which it is ended.
  static func run(_ program: String, _ arguments: [String], limit: Double) throws -> Measurement {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for stream: Int32 in [1, 2] { posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0) }
    let shell = "/bin/sh"
    let script = ["-c", "ulimit -t \"$0\"; exec \"$@\"", String(Int(limit))]
    var words: [UnsafeMutablePointer<CChar>?] = ([shell] + script + [program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var child = pid_t()
    let error = posix_spawn(&child, shell, &actions, nil, words, environ)
    guard error == 0 else { throw UsageError("cannot run \(shell): \(String(cString: strerror(error)))") }

    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0, errno == EINTR {}
    let signal = status & 0x7F
    let took = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    let isCut = signal == SIGXCPU || (signal == SIGKILL && took > limit - 1)
    let end: End = isCut ? .tookTooLong : signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
    #if canImport(Darwin)
      let memory = Int(usage.ru_maxrss)
    #else
      let memory = Int(usage.ru_maxrss) * 1024
    #endif
    return Measurement(end: end, seconds: took, memory: memory)
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
