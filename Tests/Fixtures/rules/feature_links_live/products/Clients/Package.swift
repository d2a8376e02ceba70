// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Clients",
  products: [
    .library(name: "BookClients", targets: ["BookClient", "BookStore"]),
    .library(name: "Everything", targets: ["BookStore"]),
  ],
  targets: [.target(name: "BookClient"), .target(name: "BookStore", dependencies: ["BookClient"])]
)
