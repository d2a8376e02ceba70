// swift-tools-version:5.7
import PackageDescription

extension Target {
  static func module(name: String, dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies + ["Core"], path: "Modules/\(name)")
  }
}

let package = Package(
  name: "helped",
  targets: [
    .target(name: "Core"),
    .module(name: "Feature", dependencies: ["Client"]),
    .module(name: "Client", dependencies: []),
  ]
)
