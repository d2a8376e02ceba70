// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Bank",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "Accounts", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
    .target(name: "Kit", dependencies: ["Accounts", "RateClientLive"]),
    .target(name: "RateClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "RateClientLive", dependencies: ["RateClient"]),
    .target(name: "RateFeature", dependencies: ["Accounts", .product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
    .executableTarget(name: "BankApp", dependencies: ["RateFeature", "RateClientLive", "Kit"]),
  ]
)
