// seeds: json
import LintRules
import SwiftLexer

/// What `swift package dump-package` is said to have printed, and the graph of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = bytes(start, count)
  do throws(PackageDump.Failure) {
    let dump = try PackageDump(input)
    for target in dump.manifest.targets { _ = dump.manifest.languageMode(of: target) }
    for remark in dump.remarks { require(!remark.isEmpty, "an empty remark") }
  } catch {
    switch error {
    case .noDocument(let lines): require(lines.utf8.count <= 3 * 3 * 200 + 2, "too long a message")
    case .noPackage(let missing): require(!missing.isEmpty, "nothing is missing")
    }
  }
  let manifest = SourceFile(path: "A/Package.swift", text: "// swift-tools-version: 6.0\nimport PackageDescription\n")
  let found = FoundPackage(directory: "A", manifests: [manifest])
  if case .use(let package)? = GraphPlanner.step(for: found, mode: .auto, dump: input, toolchain: nil) {
    checkGraph(of: package)
  }
  return 0
}
