// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Harbour",
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/getsentry/sentry-cocoa", from: "8.0.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.4.0"),
  ],
  targets: [
    .target(
      name: "TideClient",
      dependencies: [
        .product(name: "Dependencies", package: "swift-dependencies"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),  // expect: heavy_import_in_interface(error) 9 "never imports it"
        .product(name: "Sentry", package: "sentry-cocoa"),
      ]
    ),
    .target(name: "TideClientLive", dependencies: ["TideClient"]),
    .target(name: "BuoyClient", dependencies: ["TideClientLive"]),
    .target(name: "BuoyBackend", dependencies: ["BuoyClient"]),
    .testTarget(name: "TideClientTests", dependencies: ["TideClient", .product(name: "GRDB", package: "GRDB.swift")]),
  ]
)
