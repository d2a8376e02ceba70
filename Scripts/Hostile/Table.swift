import Foundation

/// Measures each case in each size, and prints a line for each.
struct Table {
  private let options: Options
  private let folder: URL
  /// What a run costs that has nothing to read.
  private let base: Measurement
  /// What grows faster than its input or ends as it should not.
  private var failures: [String] = []

  /// A cost for each byte that grows by more than this from the smallest size to the largest is too much.
  private static let limit = 3.0
  /// Runs below this many seconds are too short to be compared: they count as this long.
  private static let shortest = 0.005

  init(_ options: Options) throws {
    self.options = options
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("deplint-hostile-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent(".deplint.yml"))
    let empty = folder.appendingPathComponent("Empty.swift")
    try Data().write(to: empty)
    base = try (0..<5).map { _ in try Measurement.run(options.deplint, ["check", empty.path], limit: 60) }
      .min { $0.seconds < $1.seconds } ?? Measurement(end: .tookTooLong, seconds: 0, memory: 0)
    try FileManager.default.removeItem(at: empty)
  }

  /// - Returns: whether all is well.
  mutating func run() throws -> Bool {
    defer { Self.remove(folder) }
    let sizes = options.sizes.map(Self.shown)
    print("nanoseconds of processor time for each byte, \(sizes.joined(separator: ", ")) bytes; times more at the largest; "
      + "bytes of memory for each byte")
    print(String(format: "base: %.1f ms, %.1f MB", base.seconds * 1e3, Double(base.memory) / 1e6))
    for item in Case.all where options.wants(item.name) {
      for command in item.commands { try measure(item, command) }
    }
    for tree in Tree.all where options.wants(tree.name) { try measure(tree) }
    print(failures.isEmpty ? "all is well" : "\(failures.count) to look at:")
    for failure in failures { print("  \(failure)") }
    return failures.isEmpty
  }

  private mutating func measure(_ item: Case, _ command: Case.Command) throws {
    let file = folder.appendingPathComponent(item.fileName)
    var rows: [(size: Int, measurement: Measurement)] = []
    for size in options.sizes {
      let bytes = item.bytes(size)
      try Data(bytes).write(to: file)
      // A dump is read for the package that it is of.
      if item.kind == .dump {
        try Data("// swift-tools-version: 6.0\nimport PackageDescription\n".utf8).write(to: folder.appendingPathComponent("Package.swift"))
      }
      let repeats = size <= 1_000_000 ? 3 : 1
      let runs = try (0..<repeats).map { _ in
        try Measurement.run(options.deplint, command.arguments(file.path), limit: options.limit)
      }
      guard let best = runs.min(by: { $0.seconds < $1.seconds }) else { continue }
      rows.append((bytes.count, best))
      // The next size would take ten times as long at least.
      if best.end == .tookTooLong || best.seconds * 8 > options.limit { break }
    }
    try FileManager.default.removeItem(at: file)
    if item.kind == .dump { try FileManager.default.removeItem(at: folder.appendingPathComponent("Package.swift")) }
    report("\(item.name), \(command.name)", rows, wanted: options.sizes.count)
  }

  private mutating func measure(_ tree: Tree) throws {
    let root = folder.appendingPathComponent("tree")
    var rows: [(size: Int, measurement: Measurement)] = []
    for size in tree.sizes(isFull: options.isFull) {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      try Data().write(to: root.appendingPathComponent(".deplint.yml"))
      try tree.make(root.path, size)
      rows.append((size, try Measurement.run(options.deplint, ["check", root.path], limit: options.limit)))
      Self.remove(root)
    }
    report("\(tree.name), check", rows, wanted: rows.count, limit: tree.growth)
  }

  private mutating func report(
    _ name: String, _ rows: [(size: Int, measurement: Measurement)], wanted: Int, limit: Double = limit
  ) {
    func cost(_ row: (size: Int, measurement: Measurement)) -> Double {
      max(0, row.measurement.seconds - base.seconds) * 1e9 / Double(row.size)
    }
    func comparable(_ row: (size: Int, measurement: Measurement)) -> Double {
      max(Self.shortest, row.measurement.seconds - base.seconds) * 1e9 / Double(row.size)
    }
    guard let first = rows.first, let last = rows.last else { return }
    var line = name.padding(toLength: max(46, name.count), withPad: " ", startingAt: 0)
    for row in rows { line += String(format: " %9.1f", cost(row)) }
    let growth = comparable(last) / comparable(first)
    line += String(format: "  %6.1fx", growth)
    line += String(format: " %7.1f", Double(max(0, last.measurement.memory - base.memory)) / Double(last.size))
    var problems: [String] = []
    for row in rows {
      switch row.measurement.end {
      case .exited(let status) where status <= 2: continue
      case .exited(let status): problems.append("exit status \(status) at \(Self.shown(row.size))")
      case .signalled(let signal): problems.append("signal \(signal) at \(Self.shown(row.size))")
      case .tookTooLong: problems.append("more than \(Int(options.limit)) s at \(Self.shown(row.size))")
      }
    }
    if problems.isEmpty, rows.count < wanted { problems.append("too slow for the next size") }
    if growth > limit { problems.append(String(format: "%.1f times the cost", growth)) }
    if !problems.isEmpty {
      line += "  <- " + problems.joined(separator: ", ")
      failures.append("\(name): \(problems.joined(separator: ", "))")
    }
    print(line)
    fflush(nil)
  }

  private static func shown(_ size: Int) -> String {
    size >= 1_000_000 ? "\(size / 1_000_000)M" : size >= 1000 ? "\(size / 1000)k" : "\(size)"
  }

  /// Foundation's own way follows paths that may be too long.
  private static func remove(_ folder: URL) {
    _ = try? Measurement.run("/bin/rm", ["-rf", folder.path], limit: 600)
  }
}
