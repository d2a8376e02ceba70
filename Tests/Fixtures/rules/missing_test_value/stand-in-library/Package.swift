// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Shop",
  targets: [
    .target(name: "Dependencies"),
    .target(name: "Cart", dependencies: ["Dependencies"]),
    .target(name: "Workshop"),
    .target(name: "Bench", dependencies: ["Workshop"]),
  ]
)
