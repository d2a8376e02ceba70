// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(path: "Clients")],
  targets: [
    .target(
      name: "ReaderFeature",
      dependencies: [
        .product(name: "BookClients", package: "Clients")  // expect: feature_links_live(error) 9 "with the product 'BookClients'"
      ]
    ),
    .target(
      name: "ShelfFeature",
      dependencies: [
        .product(name: "Everything", package: "clients"),  // expect: feature_links_live(error) 9 "which it never imports"
      ]
    ),
    .executableTarget(name: "App", dependencies: ["ReaderFeature", "ShelfFeature"]),
  ]
)
