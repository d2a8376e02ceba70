// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Ferry",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
    .package(url: "https://github.com/example/engine", from: "1.0.0"),
    .package(url: "https://github.com/airbnb/lottie-spm", from: "4.0.0"),
  ],
  targets: [
    .target(name: "ShipClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies"), .product(name: "CompanyKit", package: "company-kit"), .product(name: "Lottie", package: "lottie-spm"), "Other"]),
    .target(name: "ShipClientLive", dependencies: ["ShipClient", .product(name: "Engine", package: "engine")]),
    .target(name: "Other", dependencies: ["PierClient"]),
    .target(name: "PierClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "PierClientLive", dependencies: ["PierClient"]),
  ]
)
