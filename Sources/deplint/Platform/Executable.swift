/// A program that was found, without running anything.
struct Executable: Equatable, Sendable {
  /// Absolute path, as it was found: what is run. Some programs, `swift` among them, go by the name they are called by.
  var path: String
  /// Changes when the program does: real path, size and time of change, and on macOS what else chooses the toolchain.
  var identity: String

  /// Looks for a program in the folders of `PATH`. Folders that are not absolute are passed over, as what they hold is
  /// for the project to decide and not for the user.
  static func find(_ name: String, environment: Environment = .process) -> Executable? {
    let path = environment.nonEmpty("PATH") ?? "/usr/local/bin:/usr/bin:/bin"
    for folder in path.utf8.split(separator: UInt8(ascii: ":")) where folder.first == UInt8(ascii: "/") {
      let candidate = Path.join(String(Substring(folder)), name)
      guard let status = try? System.status(of: candidate, followsLink: true), status.kind == .regular,
        System.isExecutable(candidate)
      else { continue }
      let realPath = (try? System.realPath(candidate)) ?? candidate
      var parts = [realPath, String(status.size), String(status.modified)]
      #if canImport(Darwin)
        // `/usr/bin/swift` stands for the toolchain that these three choose.
        for variable in ["DEVELOPER_DIR", "TOOLCHAINS"] { parts.append(environment[variable] ?? "") }
        parts.append((try? System.realPath("/var/db/xcode_select_link")) ?? "")
      #endif
      return Executable(path: candidate, identity: parts.joined(separator: "\n"))
    }
    return nil
  }
}
