// swift-tools-version:5.9
import PackageDescription

let package = Package(name: "ages", targets: [.target(name: "Middle")])
