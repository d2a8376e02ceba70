/// Asks git what a revision holds. Nothing of the repository's configuration is run, and no word of the user's can be taken
/// for an option.
struct Git {
  private let program: Executable
  /// The folder that git is asked in, absolute.
  private let folder: String

  /// `nil` where there is no git.
  init?(in folder: String, environment: Environment = .process) {
    guard let program = Executable.find("git", environment: environment) else { return nil }
    self.program = program
    self.folder = folder
  }

  /// A file of a revision, by its path from the top of the work tree.
  struct Blob: Equatable {
    var path: String
    var object: String
  }

  /// The top of the work tree, absolute.
  func top() throws(PlatformError) -> String {
    line(try run(["rev-parse", "--show-toplevel"]))
  }

  /// The commit that a revision names.
  func commit(_ revision: String) throws(PlatformError) -> String {
    line(try run(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"], what: revision))
  }

  /// Regular files of a commit; links and submodules are none.
  func files(of commit: String) throws(PlatformError) -> [Blob] {
    let output = try run(["ls-tree", "-r", "-z", "--full-tree", "--end-of-options", commit])
    return output.split(separator: 0).compactMap { entry in
      // `100644 blob OBJECT TAB path`
      guard let tab = entry.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      let words = entry[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3, words[0].starts(with: "100".utf8), let path = String(validating: entry[(tab + 1)...], as: UTF8.self),
        Self.isPlain(path)
      else { return nil }
      return Blob(path: path, object: String(decoding: words[2], as: UTF8.self))
    }
  }

  /// What some files hold, in their order.
  ///
  /// - Parameter list: a file of one's own that may be written.
  func contents(of blobs: [Blob], list: String) throws(PlatformError) -> [[UInt8]] {
    try FileWriter.replace(list, with: Array(blobs.map { $0.object + "\n" }.joined().utf8))
    let output = try run(["cat-file", "--batch"], input: list)
    var contents: [[UInt8]] = []
    var index = 0
    for blob in blobs {
      // `OBJECT blob SIZE LF`, the bytes, LF
      guard let end = output[index...].firstIndex(of: UInt8(ascii: "\n")),
        let size = String(decoding: output[index..<end], as: UTF8.self).split(separator: " ").last.flatMap({ Int($0) }),
        size >= 0, end + 1 + size < output.count
      else { throw PlatformError(path: blob.path, reason: "git could not read it") }
      contents.append(Array(output[(end + 1)..<(end + 1 + size)]))
      index = end + 2 + size
    }
    return contents
  }

  /// It stays below the folder that it is put in.
  private static func isPlain(_ path: String) -> Bool {
    !path.hasPrefix("/") && !path.split(separator: "/", omittingEmptySubsequences: false).contains { part in
      part.isEmpty || part == "." || part == ".." || part.lowercased() == ".git"
    }
  }

  private func line(_ output: [UInt8]) -> String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// - Parameter what: what the user named, for the message.
  private func run(_ arguments: [String], input: String = "/dev/null", what: String? = nil) throws(PlatformError) -> [UInt8] {
    var process = ChildProcess(
      program.path,
      arguments: ["-C", folder, "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "--no-pager"] + arguments,
      timeLimit: 60_000)
    process.environment = [("GIT_OPTIONAL_LOCKS", "0"), ("GIT_TERMINAL_PROMPT", "0"), ("GIT_NO_LAZY_FETCH", "1"), ("LC_ALL", "C")]
    process.input = input
    process.outputLimit = 1 << 30
    let result = try process.run()
    if case .exited(0) = result.end { return result.output }
    if let what { throw PlatformError(path: "", reason: "error: git knows no revision '\(what)' in \(folder)") }
    let said = result.errors.prefix(300).split(separator: UInt8(ascii: "\n")).first.map { String(decoding: $0, as: UTF8.self) }
    throw PlatformError(path: "", reason: "error: git \(arguments[0]) failed\(said.map { ": \($0)" } ?? "")")
  }
}
