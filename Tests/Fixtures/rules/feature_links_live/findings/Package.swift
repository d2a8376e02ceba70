// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Transit",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0")],
  targets: [
    .target(
      name: "BusClient", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
    .target(name: "BusClientLive", dependencies: ["BusClient"]),
    .target(name: "RailClient", dependencies: ["BusClient"]),
    .target(name: "RailBackend", dependencies: ["RailClient"]),
    .target(name: "StopsFeature", dependencies: ["BusClient", "BusClientLive", "Formatting"]),
    .target(
      name: "LinesFeature",
      dependencies: [
        "BusClient",
        "BusClientLive",  // expect: feature_links_live(error) 9 "feature 'LinesFeature' depends on the live module 'BusClientLive', which it never imports"
        "RailBackend",
      ]
    ),
    .target(name: "Formatting", dependencies: ["RailBackend"]),
    .executableTarget(name: "TransitApp", dependencies: ["BusClientLive", "RailBackend", "StopsFeature", "LinesFeature"]),
    .testTarget(name: "StopsFeatureTests", dependencies: ["StopsFeature"]),
  ]
)
