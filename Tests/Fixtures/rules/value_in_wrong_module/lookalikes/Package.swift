// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Maps", targets: [.target(name: "Maps"), .target(name: "MapsLive", dependencies: ["Maps"])])
