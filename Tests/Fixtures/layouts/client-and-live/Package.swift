// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Foo",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
  ],
  targets: [
    .target(name: "FooClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),  // role: interface "whose live value stands in 'FooClientLive'"
    .target(name: "FooClientLive", dependencies: ["FooClient"]),  // role: live "it holds the live value of the key 'FooClient' of 'FooClient'"
    .target(name: "FooFeature", dependencies: ["FooClient", .product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),  // role: feature "it declares the reducer 'FooFeature' with its State"
    .executableTarget(name: "FooApp", dependencies: ["FooFeature", "FooClientLive"]),  // role: executable "it is an executable target"
    .testTarget(name: "FooFeatureTests", dependencies: ["FooFeature"]),  // role: test "it is a test target"
  ]
)
