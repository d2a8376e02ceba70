// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Foo",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
  ],
  targets: [
    .target(name: "FooClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),  // role: interface
    .target(name: "HTTPClient", dependencies: ["FooClient"]),  // role: live
    .executableTarget(name: "FooApp", dependencies: ["FooClient", "HTTPClient"]),  // role: executable
  ]
)
