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
    .target(name: "SongClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "SongClientLive", dependencies: ["SongClient"]),
    .target(name: "NewsClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "NewsClientLive", dependencies: ["NewsClient"]),
    .target(name: "Player", dependencies: [.product(name: "ComposableArchitecture", package: "swift-composable-architecture"), "SongClient", "NewsClient"]),
    .executableTarget(
      name: "RadioApp",  // expect: live_module_not_linked(warning) 13 "program 'RadioApp' reads 'SongClient', and its live value stands in 'SongClientLive', which is not linked"
      dependencies: ["Player", "NewsClientLive"]
    ),
    .executableTarget(name: "radio-tool", dependencies: ["Player"]),  // expect: live_module_not_linked(note) 29 "reads 'NewsClient' and 'SongClient', and the modules of their live values are not linked"
  ]
)
