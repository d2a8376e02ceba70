// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Fleet",
  targets: [
    .target(name: "IssueReporting"),
    .target(name: "Support"),
    .target(name: "Fleet", dependencies: ["IssueReporting"]),
    .target(name: "Yard", dependencies: ["IssueReporting", "Support"]),
  ]
)
