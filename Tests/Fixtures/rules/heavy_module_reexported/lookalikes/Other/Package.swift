// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Other",
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/example/company-kit", from: "1.0.0"),
  ],
  targets: [
    .target(
      name: "Rows",
      dependencies: [.product(name: "GRDB", package: "GRDB.swift"), .product(name: "CompanyKit", package: "company-kit")]
    ),
    .target(name: "RowsTestSupport", dependencies: ["Rows", .product(name: "GRDB", package: "GRDB.swift")]),
    .testTarget(name: "RowsTests", dependencies: ["RowsTestSupport", "Helpers"]),
    .target(name: "Helpers", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
  ]
)
