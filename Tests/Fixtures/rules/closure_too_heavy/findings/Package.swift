// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Big",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "A"),
    .target(name: "B", dependencies: ["A"]),
    .target(name: "C", dependencies: ["B"]),
    .target(name: "D", dependencies: ["C", "A"]),  // expect: closure_too_heavy(warning) 19 "target 'D' links 3 modules and products (3 modules, 0 external packages, 3 files); the limit is 2"
    .target(name: "F", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture"), .product(name: "GRDB", package: "GRDB.swift")]),  // expect: closure_too_heavy 19 "feature 'F' links 2 modules and products (0 modules, 2 external packages, 0 files); the limit is 1"
    .testTarget(name: "DTests", dependencies: ["D"]),  // expect: closure_too_heavy 23 "test target 'DTests' links 4"
    .testTarget(name: "CTests", dependencies: ["C"]),
  ]
)
