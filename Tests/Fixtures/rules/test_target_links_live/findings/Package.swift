// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Coast",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "TideClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "TideClientLive", dependencies: ["TideClient"]),
    .target(name: "Beach", dependencies: ["TideClient"]),
    .target(name: "Fixtures", dependencies: ["TideClientLive"]),
    .testTarget(name: "BeachTests", dependencies: ["Beach", "Fixtures", "TideClientLive"]),
    .testTarget(name: "DuneTests", dependencies: [
      "Beach",
      "TideClientLive",  // expect: test_target_links_live(warning) 7 "it never imports it"
    ]),
    .testTarget(
      name: "SandTests",
      dependencies: [
        "Beach",
        "TideClientLive",  // expect: test_target_links_live 9
      ]
    ),
    .testTarget(name: "ReefTests", dependencies: ["Beach", "TideClientLive"]),  // expect: test_target_links_live 60
  ]
)
