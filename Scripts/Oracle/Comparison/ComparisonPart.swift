import Foundation
import SwiftSyntax

/// One worker's share of a comparison.
struct ComparisonPart {
  /// Disagreements of one subject that are listed for one file: after the first, most only follow from it.
  static let listedPerFile = 3
  /// deplint is asked about this many bytes of source at once.
  private static let chunkSize = 2_000_000

  private let options: ComparisonOptions
  private let cache: OracleCache?
  private let folder: TemporaryFolder

  init(_ options: ComparisonOptions) throws {
    self.options = options
    cache = try options.cache.map(OracleCache.init)
    folder = try TemporaryFolder()
  }

  private struct File {
    var path: String
    var source: [UInt8]
    /// What the parser prints, by subject.
    var expected: [Subject: [UInt8]]
    /// Offset of the first error that the parser sees.
    var firstError: Int?
  }

  func run() throws -> Int32 {
    defer { folder.remove() }
    var chunk: [File] = []
    var size = 0
    for path in try expandLists(options.paths) {
      printRow("start", path)
      let source = try readFile(path)
      guard let file = try file(path, source) else {
        printRow("left out", path)
        continue
      }
      printRow("count", "files", "1")
      printRow("count", "bytes", String(source.count))
      chunk.append(file)
      size += source.count
      if size >= Self.chunkSize {
        try compare(chunk)
        chunk = []
        size = 0
      }
    }
    try compare(chunk)
    printRow("done")
    return 0
  }

  /// `nil` where the file is left out.
  private func file(_ path: String, _ source: [UInt8]) throws -> File? {
    if options.isAboutRejectedFiles {
      let tree = parse(source)
      guard let firstError = firstErrorOffset(of: tree) else { return nil }
      return File(path: path, source: source, expected: oracleDumps(of: tree), firstError: firstError)
    }
    guard let expected = try cache?.dumps(of: source) ?? oracleDumps(of: source) else { return nil }
    return File(path: path, source: source, expected: expected)
  }

  private func compare(_ files: [File]) throws {
    for subject in options.subjects where !files.isEmpty {
      let answers = try DeplintDump(options, folder).answers(subject, files.map(\.path))
      for (file, answer) in zip(files, answers) {
        switch answer {
        case .success(let actual):
          let expected = file.expected[subject] ?? []
          if let offset = file.firstError {
            report(
              Recovery(subject, source: file.source, expected: expected, actual: actual, from: offset), on: file, subject)
          } else {
            report(
              SubjectComparison(subject, source: file.source, expected: expected, actual: actual), on: file, subject)
          }
        case .failure(let failure):
          let text = "deplint dump \(subject.verb) failed: \(failure.reason)"
          report(SubjectComparison(source: file.source, failure: text), on: file, subject)
        }
      }
    }
  }

  private func report(_ result: SubjectComparison, on file: File, _ subject: Subject) {
    printRow("count", subject.rawValue, String(result.compared))
    guard !result.differences.isEmpty else { return }
    printRow("count", "\(subject.rawValue) differ", String(result.differences.count))
    for difference in result.differences.prefix(Self.listedPerFile) {
      report("disagreement", difference, on: file, subject)
    }
  }

  private func report(_ result: Recovery, on file: File, _ subject: Subject) {
    printRow("count", "\(subject.rawValue) both", String(result.both))
    printRow("count", "\(subject.rawValue) missing", String(result.missing.count))
    printRow("count", "\(subject.rawValue) surplus", String(result.surplus.count))
    for (side, differences) in [("SwiftParser", result.missing), ("deplint", result.surplus)] {
      for difference in differences.prefix(Self.listedPerFile) {
        let text = "only \(side) has \(difference.text)"
        report("recovery", Difference(offset: difference.offset, text: text), on: file, subject)
      }
    }
  }

  private func report(_ row: String, _ difference: Difference, on file: File, _ subject: Subject) {
    let position = position(of: difference.offset, in: file.source)
    printRow(
      row, subject.rawValue, file.path, String(position.line), String(position.column), JSON.quoted(difference.text))
  }

  private func printRow(_ fields: String...) {
    // Not buffered: after a crash, the last line tells where.
    FileHandle.standardOutput.write(Data((fields.joined(separator: "\t") + "\n").utf8))
  }
}

/// The dumps of all subjects, or `nil` if the parser sees errors.
func oracleDumps(of source: [UInt8]) -> [Subject: [UInt8]]? {
  let tree = parse(source)
  return tree.hasError ? nil : oracleDumps(of: tree)
}

private func oracleDumps(of tree: SourceFileSyntax) -> [Subject: [UInt8]] {
  var dumps: [Subject: [UInt8]] = [:]
  for subject in Subject.allCases {
    var output = Output()
    subject.write(tree, path: "", to: &output)
    dumps[subject] = output.bytes
  }
  return dumps
}

/// Line and column, 1-based, the column in bytes. LF, CR and CR LF each end a line.
private func position(of offset: Int, in source: [UInt8]) -> (line: Int, column: Int) {
  var line = 1
  var start = 0
  for index in 0..<min(offset, source.count) {
    let isLineEnd =
      source[index] == UInt8(ascii: "\n")
      || source[index] == UInt8(ascii: "\r") && (index + 1 == source.count || source[index + 1] != UInt8(ascii: "\n"))
    if isLineEnd {
      line += 1
      start = index + 1
    }
  }
  return (line, offset - start + 1)
}
