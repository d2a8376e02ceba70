// swift-tools-version:99.1
import PackageDescription

let package = Package(name: "ages", targets: [.target(name: "Future")])
