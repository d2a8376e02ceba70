// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Maps",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.4.0")],
  targets: [
    .target(name: "MapsClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "MapsClientLive", dependencies: ["MapsClient"]),
    .testTarget(name: "MapsTests", dependencies: ["MapsClient"]),
  ]
)
