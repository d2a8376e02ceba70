// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Harbour",
  targets: [
    .target(name: "Ships"),
    .target(name: "ShipsLive", dependencies: ["Ships"]),
    .target(name: "HarbourFeature", dependencies: ["Ships", "ShipsLive"]),
  ]
)
