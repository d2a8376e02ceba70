// swift-tools-version:5.7
import PackageDescription

let package = Package(name: "round", targets: [.target(name: "Core")])

for target in package.targets where target.type != .system {
  target.swiftSettings = [.define("STRICT")]
}
