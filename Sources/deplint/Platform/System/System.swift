#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The system calls of the program, as thin as they can be while their users stay free of pointers and `errno`.
///
/// Only the files of this folder import the C library. Everything else in `Platform/` is built on them and turns an
/// `Errno` into a `PlatformError` that names the path.
enum System {
  /// Calls again for as long as a signal interrupts.
  static func retrying(_ call: () -> Int) throws(Errno) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      let error = Errno.last
      if error != .interrupted { throw error }
    }
  }

  static func retrying(_ call: () -> Int32) throws(Errno) -> Int32 {
    Int32(truncatingIfNeeded: try retrying { () -> Int in Int(call()) })
  }
}

/// A failed system call's error number.
struct Errno: Error, Equatable, Sendable {
  let code: Int32

  /// The calling thread's `errno`.
  static var last: Errno { Errno(code: errno) }

  static let interrupted = Errno(code: EINTR)
  static let wouldBlock = Errno(code: EAGAIN)
  static let notOpen = Errno(code: EBADF)
  static let brokenPipe = Errno(code: EPIPE)
  static let missing = Errno(code: ENOENT)
  static let notAFolder = Errno(code: ENOTDIR)
  static let exists = Errno(code: EEXIST)
  static let isAFolder = Errno(code: EISDIR)
  /// Not the system's: a file is there, but no regular one.
  static let notAFile = Errno(code: -1)
  static let tooLarge = Errno(code: EFBIG)
  static let nameTooLong = Errno(code: ENAMETOOLONG)
  /// What `open` says of a link that it was told not to follow.
  static let link = Errno(code: ELOOP)

  /// The system's words, in our case: `permission denied`. Always English, as no locale is ever set.
  var reason: String {
    guard let text = unsafe strerror(code) else { return "error \(code)" }
    let words = unsafe String(cString: text)
    // Not for words like "RPC …".
    guard let second = words.dropFirst().first, second.isLowercase || second == " " else { return words }
    return words.prefix(1).lowercased() + words.dropFirst()
  }
}

/// An open file that closes itself.
struct FileDescriptor: ~Copyable, Sendable {
  let number: Int32

  /// - Parameter number: an open descriptor that nothing else closes.
  init(owning number: Int32) { self.number = number }

  deinit { _ = close(number) }

  /// Gives the descriptor away, unclosed.
  consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }
}

extension System {
  struct OpenOptions: OptionSet, Sendable {
    let rawValue: Int32
    static let read = OpenOptions(rawValue: O_RDONLY)
    static let write = OpenOptions(rawValue: O_WRONLY)
    static let append = OpenOptions(rawValue: O_APPEND)
    static let create = OpenOptions(rawValue: O_CREAT)
    static let mustNotExist = OpenOptions(rawValue: O_EXCL)
    static let folder = OpenOptions(rawValue: O_DIRECTORY)
    static let noFollow = OpenOptions(rawValue: O_NOFOLLOW)
    /// A FIFO is opened at once, not when somebody opens its other end.
    static let noWait = OpenOptions(rawValue: O_NONBLOCK | O_NOCTTY)
  }

  /// Opens a file, close-on-exec. A path longer than the system takes is walked in pieces.
  ///
  /// - Parameter folder: the open folder that a relative path starts from; `nil`: the working folder.
  static func openFile(
    _ path: String, in folder: Int32? = nil, _ options: OpenOptions, mode: UInt16 = 0o666
  ) throws(Errno) -> FileDescriptor {
    do throws(Errno) {
      return try openOnce(path, in: folder ?? AT_FDCWD, options, mode: mode)
    } catch {
      guard error == .nameTooLong else { throw error }
    }
    var parent: FileDescriptor?
    var rest = path.utf8[...]
    let piece = 900
    while rest.count > piece {
      guard let slash = rest.prefix(piece).lastIndex(of: UInt8(ascii: "/")), slash > rest.startIndex else {
        throw .nameTooLong
      }
      let head = String(Substring(rest[..<slash]))
      parent = try openOnce(head, in: parent?.number ?? folder ?? AT_FDCWD, [.folder], mode: 0)
      rest = rest[rest.index(after: slash)...]
    }
    return try openOnce(String(Substring(rest)), in: parent?.number ?? folder ?? AT_FDCWD, options, mode: mode)
  }

  private static func openOnce(
    _ path: String, in folder: Int32, _ options: OpenOptions, mode: UInt16
  ) throws(Errno) -> FileDescriptor {
    let number = try retrying { () -> Int32 in
      unsafe openat(folder, path, options.rawValue | O_CLOEXEC, mode_t(mode))
    }
    return FileDescriptor(owning: number)
  }

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - expected: the size that the file is thought to have; it may have grown or shrunk since.
  ///   - padding: number of zero bytes to add behind the content, at least one.
  ///   - limit: a longer file is `Errno.tooLarge`.
  /// - Returns: the content and the padding.
  static func readAll(
    _ descriptor: Int32, expected: Int, padding: Int, limit: Int
  ) throws(Errno) -> [UInt8] {
    guard expected <= limit else { throw .tooLarge }
    var failure: Errno?
    var isWhole = false
    // The padding is room for one more read, which tells whether the file has grown.
    var bytes = unsafe [UInt8](unsafeUninitializedCapacity: expected + padding) { buffer, count in
      while count < buffer.count {
        let free = unsafe UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[count...])
        do throws(Errno) {
          let read = try unsafe readOnce(descriptor, into: free)
          if read == 0 {
            isWhole = true
            break
          }
          count += read
        } catch {
          failure = error
          return
        }
      }
      if isWhole, count + padding <= buffer.count {
        unsafe buffer[count..<(count + padding)].update(repeating: 0)
        count += padding
      } else {
        isWhole = false
      }
    }
    if let failure { throw failure }
    if isWhole { return bytes }
    while try readSome(descriptor, appendingTo: &bytes, upTo: max(1 << 16, bytes.count)) > 0 {
      if bytes.count > limit { throw .tooLarge }
    }
    bytes.append(contentsOf: repeatElement(0, count: padding))
    return bytes
  }

  /// One read. Returns the number of bytes that were added; 0 is the end of the file.
  static func readSome(_ descriptor: Int32, appendingTo bytes: inout [UInt8], upTo limit: Int) throws(Errno) -> Int {
    var failure: Errno?
    let piece = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      do throws(Errno) {
        count = try unsafe readOnce(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    bytes.append(contentsOf: piece)
    return piece.count
  }

  @unsafe private static func readOnce(
    _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
  ) throws(Errno) -> Int {
    return try retrying { () -> Int in unsafe read(descriptor, buffer.baseAddress, buffer.count) }
  }

  /// Writes all bytes, however many calls that takes. Waits where the descriptor does not.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(Errno) {
    var done = 0
    while done < bytes.count {
      do throws(Errno) {
        done += try retrying { () -> Int in
          unsafe bytes.withUnsafeBytes { buffer in
            let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
            return unsafe write(descriptor, rest.baseAddress, rest.count)
          }
        }
      } catch {
        guard error == .wouldBlock else { throw error }
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = try retrying { () -> Int32 in unsafe poll(&waiting, 1, -1) }
      }
    }
  }

  /// Whether the first `count` bytes hold a zero.
  static func holdsZero(_ bytes: [UInt8], count: Int) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress else { return false }
      return unsafe memchr(base, 0, min(count, buffer.count)) != nil
    }
  }
}
