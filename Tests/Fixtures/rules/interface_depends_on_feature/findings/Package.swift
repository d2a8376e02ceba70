// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Radio",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "SongClient", dependencies: [
      "Player",  // expect: interface_depends_on_feature(note) 7 "interface module 'SongClient' depends on the feature 'Player'"
    ]),
    .target(name: "SongClientLive", dependencies: ["SongClient"]),
    .target(name: "NewsClient", dependencies: [
      .product(name: "Dependencies", package: "swift-dependencies"),
      "Bridge",  // expect: interface_depends_on_feature 7 "links, over this dependency, the feature 'Player'"
    ]),
    .target(name: "NewsClientLive", dependencies: ["NewsClient"]),
    .target(name: "Bridge", dependencies: ["Player"]),
    .target(name: "Player", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
    .target(name: "Far", dependencies: ["Player", .product(name: "ComposableArchitecture", package: "swift-composable-architecture")]),
    .executableTarget(name: "App", dependencies: ["Far", "SongClientLive", "NewsClientLive"]),
  ]
)
