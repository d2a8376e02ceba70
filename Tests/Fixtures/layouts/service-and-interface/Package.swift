// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Foo",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
  ],
  targets: [
    .target(name: "FooServiceInterface", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),  // role: interface "whose live value stands in 'FooService'"
    .target(name: "FooService", dependencies: ["FooServiceInterface"]),  // role: live
    .target(name: "FooFeature", dependencies: ["FooServiceInterface", .product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),  // role: feature
    .target(name: "AppFeature", dependencies: ["FooFeature", "FooService", .product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),  // role: root "only roots depend on it"
  ]
)
