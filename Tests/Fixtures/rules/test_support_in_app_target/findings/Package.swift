// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Cinema",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "Tickets", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture"), .product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
    .target(name: "Seats", dependencies: [
      .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
      .product(name: "SnapshotTesting", package: "swift-snapshot-testing"),  // expect: test_support_in_app_target(error) 7 "'Seats' is no test and depends on 'SnapshotTesting'"
    ]),
    .target(name: "Formatting"),
    .target(name: "SeatMocks"),
    .target(name: "HallTestUtils", dependencies: [.product(name: "SnapshotTesting", package: "swift-snapshot-testing")]),
    .executableTarget(name: "CinemaApp", dependencies: ["Tickets", "Seats", "Formatting", "SeatMocks", "HallTestUtils"]),
  ]
)
