import Testing

@testable import deplint

@Suite("Asking SwiftPM for a package")
struct PackageDumperTests {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  var environment: Environment {
    Environment(["PATH": "relative:\(folder.at("none")):\(folder.at("bin"))", "TMPDIR": folder.path])
  }

  func dumper(_ script: String, limits: PackageDumper.Limits = .init()) throws -> PackageDumper {
    _ = try folder.writeScript("bin/swift", script)
    return PackageDumper(
      swift: Executable.find("swift", environment: environment), limits: limits, environment: environment)
  }

  @Test func theCall() throws {
    var dumper = try dumper(#"printf '%s\n' "$@"; echo noise >&2; : > "$TMPDIR/left"; mkdir "$5""#)
    guard case .json(let bytes) = dumper.dump("/some package") else {
      Issue.record("no output")
      return
    }
    let arguments = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(arguments.prefix(4) == ["package", "--package-path", "/some package", "--scratch-path"])
    #expect(arguments.last == "dump-package")
    #expect(arguments[4].hasPrefix(folder.at("deplint-")))
    // The private folder is gone, with what was left in it.
    #expect(try folder.names() == ["bin"])
  }

  @Test func noSwift() {
    var dumper = PackageDumper(swift: Executable.find("swift", environment: Environment(["PATH": folder.path])))
    #expect(dumper.dump("/p") == .failed("no 'swift' was found in PATH"))
  }

  @Test func failuresShowBothStreams() throws {
    var dumper = try dumper(
      """
      for n in 1 2 3 4; do echo "warning: no cache" >&2; done
      echo "error: 'p': Invalid manifest (compiled with: [\\"/x\\"])" >&2
      echo "/p/Package.swift:5:1: error: no" >&2
      echo out
      exit 1
      """)
    #expect(
      dumper.dump("/p")
        == .failed(
          "'swift package dump-package' failed with exit status 1: error: 'p': Invalid manifest | "
            + "/p/Package.swift:5:1: error: no | out"))
  }

  @Test func anotherSandbox() throws {
    var dumper = try dumper(
      """
      echo 'sandbox-exec: sandbox_apply: Operation not permitted' >&2
      echo "error: 'p': Invalid manifest" >&2
      exit 1
      """)
    guard case .failed(let reason) = dumper.dump("/p") else {
      Issue.record("no failure")
      return
    }
    #expect(reason.contains("another sandbox"))
    #expect(reason.contains("'--package-json'"))
  }

  @Test func nothingPrinted() throws {
    var dumper = try dumper("exit 0")
    #expect(dumper.dump("/p") == .failed("'swift package dump-package' printed nothing"))
  }

  @Test func aStuckSwift() throws {
    var dumper = try dumper("sleep 600", limits: .init(onePackage: 200, allPackages: 300))
    #expect(dumper.dump("/p") == .failed("'swift package dump-package' was stopped after 200 ms"))
    guard case .failed = dumper.dump("/q") else {
      Issue.record("no failure")
      return
    }
    #expect(dumper.dump("/r") == .failed("the 300 ms for all packages were used up"))
    #expect(try folder.names() == ["bin"])
  }

  @Test(.enabled(if: Executable.find("swift") != nil, "there is no swift"))
  func theRealOne() throws {
    try folder.write(
      "p/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Whole", targets: [.target(name: "A")])
      """)
    var dumper = PackageDumper(swift: Executable.find("swift"))
    guard case .json(let bytes) = dumper.dump(folder.at("p")) else {
      Issue.record("no output")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self).contains(#""Whole""#))
    // Nothing is written into the package.
    #expect(try folder.names() == ["p"])
    #expect(try FileTree.walk(root: folder.path) { _, _ in false }.swiftFiles == ["p/Package.swift"])
  }
}

@Suite("Finding a program")
struct ExecutableTests {
  @Test func theFirstThatCanBeRun() throws {
    let folder = try TestFolder()
    try folder.write("a/tool", "not executable")
    try folder.makeFolder("b/tool")
    let tool = try folder.writeScript("c/real", "exit 0")
    try folder.link("c/tool", to: "real")
    let path = [folder.at("a"), "", ".", folder.at("b"), folder.at("c")].joined(separator: ":")
    let found = try #require(Executable.find("tool", environment: Environment(["PATH": path])))
    #expect(found.path == folder.at("c/tool"))
    #expect(found.identity.hasPrefix(tool + "\n"))
    _ = try folder.writeScript("c/real", "exit 1 # another")
    #expect(Executable.find("tool", environment: Environment(["PATH": path]))?.identity != found.identity)
    #expect(Executable.find("nothing", environment: Environment(["PATH": path])) == nil)
  }
}
