import Foundation

/// An error to print behind the program's name. Ends the run with status 2.
struct UsageError: Error {
  var message: String

  init(_ message: String) { self.message = message }
}

func readFile(_ path: String) throws -> [UInt8] {
  guard let data = FileManager.default.contents(atPath: path) else { throw UsageError("cannot read \(path)") }
  return Array(data)
}

/// Replaces `@LIST` by the paths in the file LIST, one a line.
func expandLists(_ arguments: [String]) throws -> [String] {
  try arguments.flatMap { argument -> [String] in
    guard argument.hasPrefix("@") else { return [argument] }
    let list = try readFile(String(argument.dropFirst()))
    return String(decoding: list, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }
}

/// The Swift sources and textual interfaces that paths name, each once, sorted. Hidden folders are not looked into.
func swiftFiles(in paths: [String]) throws -> [String] {
  var found: Set<String> = []
  for path in paths {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("no such file or folder: \(path)")
    }
    guard isFolder.boolValue else {
      found.insert(path)
      continue
    }
    let root = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    guard let contents = FileManager.default.enumerator(atPath: root) else { throw UsageError("cannot list \(path)") }
    while let name = contents.nextObject() as? String {
      let last = name.split(separator: "/").last ?? ""
      if last.hasPrefix(".") {
        contents.skipDescendants()
      } else if last.hasSuffix(".swift") || last.hasSuffix(".swiftinterface"),
        contents.fileAttributes?[.type] as? FileAttributeType == .typeRegular
      {
        found.insert(root + "/" + name)
      }
    }
  }
  return found.sorted()
}

func fileSize(_ path: String) -> Int {
  (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
}

/// A folder for the time of one run.
struct TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("deplint-compare-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  @discardableResult
  func write(_ lines: [String], to name: String) throws -> String {
    let path = file(name)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
    return path
  }
}

/// A child process whose output goes to a file.
struct ChildProcess {
  private let process = Process()

  init(_ program: String, _ arguments: [String], output: String, errors: String? = nil) throws {
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = try Self.create(output)
    if let errors { process.standardError = try Self.create(errors) }
    try process.run()
  }

  private static func create(_ path: String) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  /// Waits for the end. `nil` where the process ended well, else how it ended.
  func failure() -> String? {
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal { return "signal \(process.terminationStatus)" }
    return process.terminationStatus == 0 ? nil : "exit status \(process.terminationStatus)"
  }
}
