// swift-tools-version:5.9
import Foundation
import PackageDescription

#if canImport(CompilerPluginSupport)
import CompilerPluginSupport
#endif

let prefix = "Garden"
let shared: [Target.Dependency] = ["Soil", .product(name: "Logging", package: "swift-log"),]
let water: PackageDescription.Target.Dependency = .product(name: "Water", package: "water")
let ignored = ["Notes.md"]
let isVerbose = ProcessInfo.processInfo.environment["VERBOSE"] != nil
let settings: [SwiftSetting] = isVerbose ? [.define("VERBOSE")] : []

extension Target.Dependency {
  static let soil: Self = .target(name: "Soil")
  static var logging: Self { .product(name: "Logging", package: "swift-log") }
}

extension Target {
  static let soil: Target = .target(name: "Soil", swiftSettings: settings)
}

var package = PackageDescription.Package(
  name: prefix,
  products: [Product.library(name: "Garden", targets: ["Garden"])],
  dependencies: [
    .package(url: "https://example.com/apple/swift-log", from: "1.0.0"),
    Package.Dependency.package(url: "https://example.com/acme/water", branch: "main"),
  ],
  targets: [
    .soil,
    .target(name: "Garden", dependencies: shared, exclude: ignored, swiftSettings: settings + [.define("GARDEN")]),
    Target.target(name: "Pond", dependencies: [water, .soil, .logging, Target.Dependency.target(name: "Garden")]),
  ]
)

package.platforms = [.macOS(.v13)]
