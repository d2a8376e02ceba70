import Foundation

/// Compares deplint with the parser over many files.
///
/// The work is split over processes, not threads: the parser descends as deep as the source is nested, for which only a
/// main thread's stack is large enough, and a crash names its file and takes nothing else along.
struct Comparison {
  let options: ComparisonOptions

  init(_ options: ComparisonOptions) { self.options = options }

  /// The exit status: 0 if both agree, 1 if they do not, 2 if a part of the comparison did not take place.
  func run() throws -> Int32 {
    guard FileManager.default.isExecutableFile(atPath: options.deplint) else {
      throw UsageError("no deplint at \(options.deplint): build it, or give --deplint PATH")
    }
    let files = try chosenFiles()
    guard !files.isEmpty else { throw UsageError("no Swift files there") }
    let folder = try TemporaryFolder()
    defer { folder.remove() }

    let workers = try split(files).enumerated().map { index, part in
      let list = try folder.write(part, to: "part-\(index)")
      let report = folder.file("report-\(index)")
      let process = try ChildProcess(
        CommandLine.arguments[0], ["compare-part"] + options.forWorker + ["@" + list], output: report)
      return (process: process, report: report)
    }
    var report = ComparisonReport()
    for worker in workers {
      let failure = worker.process.failure()
      report.merge(ComparisonReport(lines: try readFile(worker.report)), failure: failure)
    }
    print(report.summary(options), terminator: "")
    return report.exitStatus
  }

  private func chosenFiles() throws -> [String] {
    let files = try swiftFiles(in: expandLists(options.paths)).filter {
      options.maximumSize == .max || fileSize($0) <= options.maximumSize
    }
    guard let sample = options.sample, sample < files.count else { return files }
    return (0..<sample).map { files[$0 * files.count / sample] }
  }

  /// One list of files a worker, of about the same number of bytes.
  private func split(_ files: [String]) -> [[String]] {
    var parts = Array(repeating: (size: 0, files: [String]()), count: min(options.jobs, files.count))
    let bySize = files.map { (path: $0, size: fileSize($0)) }.sorted { ($1.size, $0.path) < ($0.size, $1.path) }
    for file in bySize {
      let smallest = parts.indices.min { parts[$0].size < parts[$1].size } ?? 0
      parts[smallest].size += file.size + 1_000  // A file costs something even if it is empty.
      parts[smallest].files.append(file.path)
    }
    return parts.map { $0.files.sorted() }
  }
}
