// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Accounts",
  targets: [
    .target(name: "Bank"),
    .target(name: "Store"),
    .target(name: "App", dependencies: ["Bank", "Store"]),
  ]
)
