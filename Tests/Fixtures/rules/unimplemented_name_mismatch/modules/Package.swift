// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Slack",
  targets: [
    .target(name: "XSlack"),
    .target(name: "XSlackLive", dependencies: ["XSlack"]),
    .target(name: "Codes"),
  ]
)
