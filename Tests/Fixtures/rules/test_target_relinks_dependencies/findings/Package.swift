// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "Basket", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .testTarget(name: "BasketTests", dependencies: ["Basket", .product(name: "Dependencies", package: "swift-dependencies")]),  // expect: test_target_relinks_dependencies(warning) 63 "which 'Basket' already brings"
  ]
)
