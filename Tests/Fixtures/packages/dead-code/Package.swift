// swift-tools-version:5.7
import PackageDescription

// A function that nothing calls changes nothing.
func addBenchmarks() {
  package.targets.append(.executableTarget(name: "Benchmarks", dependencies: ["Core"]))
  for target in package.targets { target.dependencies.append("Core") }
}

func flags() -> [SwiftSetting] { [.define("A")] }

let package = Package(
  name: "quiet",
  targets: [
    .target(name: "Core", swiftSettings: flags()),
    .testTarget(name: "CoreTests", dependencies: [.targetItem(name: "Core", condition: nil)]),
  ]
)
