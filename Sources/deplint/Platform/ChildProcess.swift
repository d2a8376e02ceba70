/// A program to run, and how long and how much it may say.
struct ChildProcess: Sendable {
  /// Absolute path.
  var executable: String
  /// Without the program's name.
  var arguments: [String]
  /// Added to this process's own environment, or put in place of it.
  var environment: [(name: String, value: String)] = []
  /// The file that it reads from.
  var input = "/dev/null"
  var timeLimit: Int
  /// Bytes, for each of the two streams.
  var outputLimit = 1 << 26

  /// - Parameter timeLimit: milliseconds.
  init(_ executable: String, arguments: [String], timeLimit: Int) {
    self.executable = executable
    self.arguments = arguments
    self.timeLimit = timeLimit
  }

  struct Result: Equatable, Sendable {
    enum End: Equatable, Sendable {
      case exited(Int32)
      case signalled(Int32)
      case timedOut
      case saidTooMuch
      /// An interrupt has come; it ends this program as soon as it is no longer deferred.
      case interrupted
    }
    var end: End
    var output: [UInt8] = []
    var errors: [UInt8] = []
  }

  /// Runs the program to its end and gathers what it writes to its two streams. No shell is involved, its input is
  /// empty unless a file is named. What it has started itself ends with it. To be called on the main thread, see `Interrupts`.
  ///
  /// - Throws: when it cannot be started.
  func run() throws(PlatformError) -> Result {
    try Interrupts.deferred { () throws(PlatformError) in
      try PlatformError.naming(executable) { () throws(Errno) in
        let watch = Stopwatch()
        let outputPipe = try System.Pipe()
        let errorPipe = try System.Pipe()
        let child = try System.spawn(
          executable, arguments: arguments, environment: environment, input: input, output: outputPipe.writing.number,
          errors: errorPipe.writing.number)
        let output = outputPipe.readingEnd()
        let errors = errorPipe.readingEnd()
        var streams = [Stream(descriptor: output.number), Stream(descriptor: errors.number)]
        let cut = gather(&streams, of: child, watch)
        let end = try System.endGroup(of: child)
        return Result(end: cut ?? Result.End(end), output: streams[0].bytes, errors: streams[1].bytes)
      }
    }
  }

  /// What has come of one of the child's streams.
  private struct Stream {
    let descriptor: Int32
    var bytes: [UInt8] = []
    var isOpen = true
  }

  /// Reads until the child has ended or must be ended.
  ///
  /// - Returns: why it must be; `nil`: it has.
  private func gather(_ streams: inout [Stream], of child: Int32, _ watch: Stopwatch) -> Result.End? {
    while true {
      if Interrupts.isPending { return .interrupted }
      let left = timeLimit - watch.milliseconds
      if left <= 0 { return .timedOut }
      let open = streams.indices.filter { streams[$0].isOpen }
      // A slice of time, as an interrupt that is held back wakes nobody.
      let ready = try? System.waitUntilReadable(
        open.map { streams[$0].descriptor }, milliseconds: min(left, open.isEmpty ? 1 : 50))
      let readable = zip(open, ready ?? []).filter(\.1).map(\.0)
      // Its own streams may be open still, in the hands of what it has left running; that is not waited for.
      if readable.isEmpty, hasEnded(child) { return nil }
      for index in readable {
        let count = try? System.readSome(streams[index].descriptor, appendingTo: &streams[index].bytes, upTo: 1 << 16)
        if (count ?? 0) == 0 { streams[index].isOpen = false }
        if streams[index].bytes.count > outputLimit { return .saidTooMuch }
      }
    }
  }

  /// A child of which nothing can be learnt has ended as well.
  private func hasEnded(_ child: Int32) -> Bool { (try? System.hasEnded(child)) ?? true }
}

extension ChildProcess.Result.End {
  fileprivate init(_ end: System.ProcessEnd) {
    switch end {
    case .exited(let status): self = .exited(status)
    case .signalled(let signal): self = .signalled(signal)
    }
  }
}
