// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Museum",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/getsentry/sentry-cocoa", from: "8.0.0"),
  ],
  targets: [
    .target(name: "SongClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "SongClientLive", dependencies: ["SongClient"]),
    .target(name: "NewsClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "NewsClientLive", dependencies: ["NewsClient"]),
    .target(name: "Rooms", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture"), .product(name: "GRDB", package: "GRDB.swift")]),
    .target(name: "Tours", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture"), .product(name: "GRDB", package: "GRDB.swift")]),
    .target(name: "Tickets", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture"), "FirebaseAuthClient", .product(name: "Sentry", package: "sentry-cocoa")]),
    .target(name: "FirebaseAuthClient"),
    .target(name: "Store", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
  ]
)
