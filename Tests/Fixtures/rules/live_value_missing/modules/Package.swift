// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Bank", targets: [.target(name: "Bank"), .target(name: "Vault"), .target(name: "Cash")])
