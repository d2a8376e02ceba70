// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Theatre",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "Stage", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
    .target(name: "StageTestSupport", dependencies: ["Stage", .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
    .target(name: "Helpers", dependencies: [.product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
    .target(name: "Tools"),
    .target(name: "Bundle", dependencies: ["Helpers"]),
    .testTarget(name: "StageTests", dependencies: ["Stage", "StageTestSupport", "Bundle"]),
  ]
)
