// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Farm",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "Soil"),
    .target(name: "Seeds", dependencies: ["Soil"]),
    .target(name: "Water"),
    .target(name: "Beds", dependencies: ["Seeds"]),  // expect: undeclared_import(warning) 27 "target 'Beds' imports 'Water' and does not depend on it"
    .target(
      name: "Fields",
      dependencies: [  // expect: undeclared_import 7 "imports 'Soil' and 'Water'"
        .product(name: "Dependencies", package: "swift-dependencies"),
      ]
    ),
    .target(name: "Barn", dependencies: []),  // expect: undeclared_import 27
    .target(name: "Shed"),  // expect: undeclared_import 19
    .testTarget(
      name: "BedsTests",
      dependencies: [  // expect: undeclared_import 7
        "Beds"
      ]),
  ]
)
