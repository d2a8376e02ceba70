// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Library",
  dependencies: [
    .package(path: "Kit"),
    .package(url: "https://github.com/vapor/vapor", from: "4.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.4.0"),
  ],
  targets: [
    .target(name: "LoanClient", dependencies: ["Models", .product(name: "Dependencies", package: "swift-dependencies")]),
    .target(name: "LoanClientLive", dependencies: ["LoanClient"]),
    .target(name: "ShelfClient", dependencies: ["Models", "Formatting"]),
    .target(name: "ShelfClientLive", dependencies: ["ShelfClient"]),
    .target(
      name: "Models",
      dependencies: [
        .product(name: "Kit", package: "kit"),
      ]
    ),
    // expect@+3: heavy_import_in_interface(error) 7 "interface module 'ShelfClient' links 'Vapor' (a server framework) over this dependency of 'Formatting'"
    .target(
      name: "Formatting", dependencies: [
      .product(name: "Vapor", package: "vapor"),
    ]),
  ]
)
