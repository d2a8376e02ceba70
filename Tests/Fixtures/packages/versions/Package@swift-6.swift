// swift-tools-version:6.0
import PackageDescription

let package = Package(name: "ages", targets: [.target(name: "New")])
