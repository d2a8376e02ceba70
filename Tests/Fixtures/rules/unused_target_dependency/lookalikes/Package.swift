// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Inn",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "RoomClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "RoomClientLive", dependencies: ["RoomClient"]),
    .target(name: "Desk", dependencies: ["RoomClient", .product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
    .target(name: "Menu"),
    .target(name: "MenuText", dependencies: ["Menu"]),
    .target(name: "Kitchen", dependencies: ["MenuText", "Menu", "Styles", "Registry", "Empty", "Resources", .product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
    .target(name: "Styles"),
    .target(name: "Registry"),
    .target(name: "Empty"),
    .target(name: "Resources"),
    .target(name: "Cellar", dependencies: ["Menu"]),
    .target(name: "Hall", dependencies: ["Menu"]),
    .executableTarget(name: "InnApp", dependencies: ["Desk", "Kitchen", "RoomClientLive", "Hall"]),
    .testTarget(name: "HallTests", dependencies: ["Hall"]),
    .testTarget(name: "DeskTests", dependencies: ["Desk", "RoomClient", "RoomClientLive"]),
  ]
)
