// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Post",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(name: "LetterClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies"), .product(name: "CompanyKit", package: "company-kit")]),
    .target(name: "LetterClientLive", dependencies: ["LetterClient"]),
    .target(name: "ParcelClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies"), "Labels"]),
    .target(name: "ParcelClientLive", dependencies: ["ParcelClient"]),
    .target(name: "StampClient", dependencies: [
      .product(name: "Dependencies", package: "swift-dependencies"),
      .product(name: "CompanyKit", package: "company-kit"),  // expect: unknown_import_in_interface(note) 7 "interface module 'StampClient' links 'CompanyKit'"
    ]),
    .target(name: "StampClientLive", dependencies: ["StampClient"]),
    .target(name: "Labels", dependencies: [
      .product(name: "CompanyKit", package: "company-kit"),  // expect: unknown_import_in_interface 7 "interface module 'ParcelClient' links 'CompanyKit'"
    ]),
  ]
)
