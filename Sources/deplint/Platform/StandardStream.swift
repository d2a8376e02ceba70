/// The streams that a program is started with.
enum StandardStream: Sendable {
  /// The report.
  case output
  /// The log.
  case error

  var descriptor: Int32 {
    switch self {
    case .output: 1
    case .error: 2
    }
  }

  private var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }

  /// To be called before any file is opened: a stream that was closed from the start stays unusable, but no file of
  /// ours can come to stand in its place.
  static func prepare() { System.fillClosedStandardStreams() }

  /// Writes a text whole. Where nobody reads the pipe any more, the program ends as by SIGPIPE, without a word.
  ///
  /// - Throws: when the stream is closed or its disk is full, whose path is then the stream's name.
  func write(_ text: String) throws(PlatformError) {
    do throws(Errno) {
      try System.writeAll(Array(text.utf8), to: descriptor)
    } catch {
      if error == .brokenPipe { System.endByBrokenPipe() }
      throw error == .notOpen ? PlatformError(path: name, reason: "is closed") : PlatformError(path: name, error)
    }
  }

  /// Ends the program.
  static func exit(status: Int32) -> Never { System.terminate(status) }
}
