// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Identity Kit",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
  ],
  targets: [
    .target(name: "Identity Client", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),  // role: interface
    .target(name: "Identity Client Live", dependencies: ["Identity Client"]),  // role: live
    .target(name: "2D.Draw"),  // role: other
    .executableTarget(name: "identity-app", dependencies: ["Identity Client Live", "2D.Draw"]),  // role: executable
  ]
)
