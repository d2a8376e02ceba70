/// Asks deplint for its dumps.
struct DeplintDump {
  struct Failure: Error {
    var reason: String
  }

  private let options: ComparisonOptions
  private let folder: TemporaryFolder

  init(_ options: ComparisonOptions, _ folder: TemporaryFolder) {
    self.options = options
    self.folder = folder
  }

  /// What deplint prints about each of some files. If it fails on all together, it is asked about each alone.
  func answers(_ subject: Subject, _ paths: [String]) throws -> [Result<[UInt8], Failure>] {
    let list = try folder.write(paths, to: "files")
    switch try run(subject, paths.count == 1 ? paths[0] : "@" + list) {
    case .success(let output):
      let answers = split(output, subject, paths)
      return paths.map { path in
        answers[path].map(Result.success) ?? .failure(Failure(reason: "it prints nothing about this file"))
      }
    case .failure(let failure):
      return try paths.count == 1 ? [.failure(failure)] : paths.flatMap { try answers(subject, [$0]) }
    }
  }

  private func run(_ subject: Subject, _ input: String) throws -> Result<[UInt8], Failure> {
    var arguments = ["dump", subject.verb]
    if let mode = options.languageMode { arguments += ["--language-mode", mode] }
    let output = folder.file("output")
    let errors = folder.file("errors")
    let process = try ChildProcess(options.deplint, arguments + [input], output: output, errors: errors)
    guard let failure = process.failure() else { return .success(try readFile(output)) }
    let message = String(decoding: try readFile(errors), as: UTF8.self).split(whereSeparator: \.isNewline).first ?? ""
    return .failure(Failure(reason: message.isEmpty ? failure : "\(failure), \(message)"))
  }

  /// The output by path: `@ PATH` stands before each file's lines, but for declarations, which carry their `path`.
  private func split(_ output: [UInt8], _ subject: Subject, _ paths: [String]) -> [String: [UInt8]] {
    if subject == .decls {
      // A file without declarations has no line.
      var result = Dictionary(uniqueKeysWithValues: paths.map { ($0, [UInt8]()) })
      for line in output.split(separator: UInt8(ascii: "\n")) {
        guard case .string(let path)? = JSONReader.read(line)?["path"] else { continue }
        result[path, default: []] += line + [UInt8(ascii: "\n")]
      }
      return result
    }
    guard paths.count > 1 else { return [paths[0]: output] }
    var result: [String: [UInt8]] = [:]
    var path = ""
    for line in output.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: "@ ".utf8) {
        path = String(decoding: line.dropFirst(2), as: UTF8.self)
        result[path] = []
      } else {
        result[path, default: []] += line + [UInt8(ascii: "\n")]
      }
    }
    return result
  }
}
