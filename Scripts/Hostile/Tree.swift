import Foundation

/// Many files, or odd ones, as a project.
struct Tree: Sendable {
  var name: String
  /// Numbers of files or folders.
  var counts: [Int]
  /// How many times more a file may cost at the largest number.
  var growth = 3.0
  var make: @Sendable (_ root: String, _ count: Int) throws -> Void

  func sizes(isFull: Bool) -> [Int] { isFull ? counts : counts.dropLast() }

  static let all: [Tree] = [
    Tree(name: "tiny files", counts: [1000, 10_000, 100_000]) { root, count in
      for index in 0..<count {
        if index % 1000 == 0 { try makeFolder("\(root)/\(index / 1000)") }
        try write("\(root)/\(index / 1000)/\(index).swift", "struct A\(index) {}\n")
      }
    },
    Tree(name: "tiny files with one name", counts: [1000, 10_000, 100_000]) { root, count in
      for index in 0..<count {
        if index % 1000 == 0 { try makeFolder("\(root)/\(index / 1000)") }
        try write("\(root)/\(index / 1000)/\(index).swift", "private struct State: Equatable {}\nextension State {}\n")
      }
    },
    Tree(name: "keys with one name", counts: [100, 1000, 10_000]) { root, count in
      for index in 0..<count {
        try write("\(root)/\(index).swift", "import Dependencies\nprivate enum Key: DependencyKey { static let liveValue = 1 }\n")
      }
    },
    Tree(name: "aliases with one name", counts: [100, 1000, 10_000]) { root, count in
      for index in 0..<count {
        try write("\(root)/\(index).swift", "typealias Alias = Alias\(index % 100)\nstruct A\(index): Alias {}\n")
      }
    },
    Tree(name: "folders inside one another", counts: [100, 1000, 1000], growth: 10) { root, count in
      // A path is as long as its folder is deep. The paths are longer than the system takes, so that it goes on from folder to folder.
      let start = FileManager.default.currentDirectoryPath
      defer { _ = chdir(start) }
      guard chdir(root) == 0 else { return }
      for _ in 0..<count {
        guard mkdir("folder", 0o755) == 0, chdir("folder") == 0, let file = fopen("A.swift", "w") else { return }
        fputs("struct A {}\n", file)
        fclose(file)
      }
    },
    Tree(name: "links that loop", counts: [100, 1000, 10_000]) { root, count in
      try write("\(root)/A.swift", "struct A {}\n")
      for index in 0..<count {
        try makeFolder("\(root)/\(index)")
        try FileManager.default.createSymbolicLink(atPath: "\(root)/\(index)/up", withDestinationPath: "..")
        try FileManager.default.createSymbolicLink(atPath: "\(root)/\(index)/self.swift", withDestinationPath: "self.swift")
        try FileManager.default.createSymbolicLink(atPath: "\(root)/\(index)/next", withDestinationPath: "../\((index + 1) % count)")
      }
    },
    Tree(name: "packages", counts: [10, 100, 1000]) { root, count in
      for index in 0..<count {
        try makeFolder("\(root)/P\(index)/Sources/P\(index)")
        try write(
          "\(root)/P\(index)/Package.swift",
          """
          // swift-tools-version: 6.0
          import PackageDescription
          let package = Package(
            name: "P\(index)", products: [.library(name: "P\(index)", targets: ["P\(index)"])],
            dependencies: [.package(path: "../P\((index + 1) % count)")],
            targets: [.target(name: "P\(index)", dependencies: [.product(name: "P\((index + 1) % count)", package: "P\((index + 1) % count)")])])

          """)
        try write("\(root)/P\(index)/Sources/P\(index)/A.swift", "import P\((index + 1) % count)\n")
      }
    },
    Tree(name: "targets of one package", counts: [10, 100, 1000]) { root, count in
      var text = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"P\", targets: [\n"
      for index in 0..<count {
        let needs = (0..<index).suffix(20).map { "\"T\($0)\"" }.joined(separator: ", ")
        text += "  .target(name: \"T\(index)\", dependencies: [\(needs)]),\n"
        try makeFolder("\(root)/Sources/T\(index)")
        try write("\(root)/Sources/T\(index)/A.swift", "struct A {}\n")
      }
      try write("\(root)/Package.swift", text + "])\n")
    },
  ]

  private static func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  private static func write(_ path: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }
}
