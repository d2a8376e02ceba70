// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kit",
  products: [.library(name: "Kit", targets: ["KitCore", "KitStore"])],
  dependencies: [.package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")],
  targets: [
    .target(name: "KitCore"),
    .target(
      name: "KitStore",
      dependencies: [
        .product(name: "GRDB", package: "GRDB.swift")  // expect: heavy_import_in_interface(error) 9 "interface modules 'LoanClient' and 'ShelfClient' link 'GRDB'"
      ]
    ),
  ]
)
