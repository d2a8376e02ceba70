// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Radio",
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-issue-reporting.git", "1.5.0"..<"3.0.0")],
  targets: [.target(name: "Radio", dependencies: [.product(name: "IssueReporting", package: "swift-issue-reporting")])]
)
