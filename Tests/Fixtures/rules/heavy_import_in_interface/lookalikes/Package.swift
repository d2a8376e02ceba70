// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Orchard",
  dependencies: [
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0"),
    .package(url: "https://github.com/Alamofire/Alamofire", from: "5.0.0"),
    .package(url: "https://github.com/airbnb/lottie-spm", from: "4.0.0"),
    .package(url: "https://github.com/acme/grdb-helpers", from: "1.0.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "600.0.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.4.0"),
  ],
  targets: [
    .target(
      name: "AppleClient",
      dependencies: [
        "Macros",
        .product(name: "Alamofire", package: "Alamofire"),
        .product(name: "Lottie", package: "lottie-spm"),
        .product(name: "GRDBHelpersInterface", package: "grdb-helpers"),
      ]
    ),
    .target(name: "AppleClientLive", dependencies: ["AppleClient", .product(name: "GRDB", package: "GRDB.swift")]),
    .macro(name: "Macros", dependencies: [.product(name: "SwiftSyntaxMacros", package: "swift-syntax")]),
    .target(name: "PearClient", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
    .target(name: "PlumClient", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
    .target(name: "PlumWiring", dependencies: ["PlumClient"]),
    .target(name: "FigInterface", dependencies: [.product(name: "GRDB", package: "GRDB.swift")]),
  ]
)
