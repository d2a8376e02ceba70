// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Activities",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
  ],
  targets: [
    .target(name: "LiveActivityClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),  // role: other "neither the interface nor the live value of a split key"
    .target(name: "StreamInterface"),  // role: other
    .target(name: "StreamLive", dependencies: ["StreamInterface"]),  // role: other
    .target(name: "AppFeature"),  // role: other
    .target(name: "All", dependencies: ["StreamLive", "LiveActivityClient"]),  // role: umbrella "it re-exports other modules and nothing else"
    .target(name: "Widgets", dependencies: ["LiveActivityClient", .product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),  // role: feature
  ]
)
