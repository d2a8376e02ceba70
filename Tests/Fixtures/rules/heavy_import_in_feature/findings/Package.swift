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
    .target(name: "SongClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "SongClientLive", dependencies: ["SongClient"]),
    .target(name: "NewsClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "NewsClientLive", dependencies: ["NewsClient", .product(name: "GRDB", package: "GRDB.swift")]),
    .target(name: "Accounts", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture"), .product(name: "GRDB", package: "GRDB.swift")]),
    .target(name: "Cards", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
    .target(name: "Loans", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
  ]
)
