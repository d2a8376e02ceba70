// seeds: manifest
import LintRules
import SwiftLexer

/// A manifest, read without running it, and the graph of it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let file = SourceFile(path: "A/Package.swift", bytes: bytes(start, count))
  func lies(_ range: SourceRange?) -> Bool {
    range.map { $0.start <= $0.end && Int($0.end) <= file.count } ?? true
  }
  switch ManifestReader.read(file) {
  case .notAManifest: break
  case .needsEvaluation(let reason, let place):
    require(!reason.isEmpty && lies(place), "a reason outside the file")
  case .manifest(let manifest):
    for dependency in manifest.dependencies { require(lies(dependency.place), "a dependency outside the file") }
    for target in manifest.targets {
      require(lies(target.place), "a target outside the file")
      for dependency in target.dependencies { require(lies(dependency.place), "a target's dependency outside the file") }
      _ = manifest.languageMode(of: target)
    }
  }
  _ = ManifestHeader(file)
  for mode in [Configuration.GraphMode.static, .auto, .dump] {
    let found = FoundPackage(directory: "A", manifests: [file])
    let step = GraphPlanner.step(for: found, mode: mode, toolchain: ToolchainIdentity("swift"))
    guard case .use(let package)? = step else { continue }
    checkGraph(of: package)
  }
  return 0
}
