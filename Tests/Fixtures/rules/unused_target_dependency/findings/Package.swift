// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Bakery",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "Flour"),
    .target(name: "Ovens"),
    .target(name: "Bread", dependencies: ["Flour", "Ovens"]),  // expect: unused_target_dependency(note) 52 "no file of it imports that"
    .target(
      name: "Cakes",
      dependencies: [
        "Flour",  // expect: unused_target_dependency 9
        "Ovens",
      ]
    ),
    .testTarget(name: "BreadTests", dependencies: ["Bread", "Cakes"]),
  ]
)
