// swift-tools-version:5.7
import PackageDescription

let names = ["A", "B"]
let package = Package(
  name: "mapped",
  targets: [.target(name: "Core")] + names.map { .target(name: $0, dependencies: ["Core"]) }
)
