/// What the file system, a child process or an output refused, and for which path.
struct PlatformError: Error, Equatable, Sendable, CustomStringConvertible {
  /// As the user knows it: as it was spelt, or relative to the root. Not an escaped one: whoever prints it does that.
  var path: String
  /// Lower-case start, no final period.
  var reason: String
  /// There is nothing at the path.
  var isMissing = false

  init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  init(path: String, _ error: Errno) {
    self.path = path
    reason =
      switch error {
      case .notAFile: "not a regular file"
      case .link: "a link that is not followed, or one that leads to itself"
      default: error.reason
      }
    isMissing = error == .missing || error == .notAFolder
  }

  /// Runs system calls that are about one path.
  static func naming<Result: ~Copyable>(
    _ path: String, _ calls: () throws(Errno) -> Result
  ) throws(PlatformError) -> Result {
    do throws(Errno) {
      return try calls()
    } catch {
      throw PlatformError(path: path, error)
    }
  }

  var description: String { "\(path): \(reason)" }
}
