// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Garden",
  products: [.library(name: "AppFeature", targets: ["AppFeature"])],
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0")],
  targets: [
    .target(name: "SeedClient"),
    .target(name: "SeedClientLive", dependencies: ["SeedClient"]),
    .target(name: "SoilClient"),
    .target(name: "SoilDatabase", dependencies: ["SoilClient", "SeedClientLive"]),
    .target(name: "WaterLive"),
    .target(name: "BedsFeature", dependencies: ["SeedClient", "WaterLive"]),
    .target(name: "ToolsFeature", dependencies: ["SoilClient", "BedsFeature"]),
    .target(name: "AppFeature", dependencies: ["BedsFeature", "ToolsFeature", "SeedClientLive", "SoilDatabase"]),
    .target(name: "LiveClients", dependencies: ["SeedClientLive", "SoilDatabase"]),
    .target(name: "TestHelpers", dependencies: ["SeedClientLive"]),
    .testTarget(name: "AppFeatureTests", dependencies: ["AppFeature", "TestHelpers"]),
  ]
)
