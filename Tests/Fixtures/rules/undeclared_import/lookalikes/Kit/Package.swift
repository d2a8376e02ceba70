// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Kit",
  products: [.library(name: "KitProduct", targets: ["2D.Draw", "My-Lib"])],
  targets: [.target(name: "2D.Draw"), .target(name: "My-Lib")]
)
