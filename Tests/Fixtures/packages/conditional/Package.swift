// swift-tools-version:5.7
import PackageDescription

#if os(Linux)
let season: [Target] = [.target(name: "Winter", dependencies: ["Core"]), .target(name: "Core")]
#else
let season: [Target] = [.target(name: "Summer", dependencies: ["Core"]), .target(name: "Core")]
#endif

let package = Package(name: "seasonal", targets: season)
