// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "bakery",
  defaultLocalization: "en",
  platforms: [.macOS(.v13), .iOS("16.4")],
  products: [
    .library(name: "Ovens", targets: ["OvenClient", "OvenClientLive"]),
    .library(name: "Shelf", type: .dynamic, targets: ["Shelf"]),
    .executable(name: "bake", targets: ["bake"]),
    .plugin(name: "Weigh", targets: ["Weigh"]),
  ],
  dependencies: [
    .package(path: "../flour"),
    .package(name: "Yeast", path: "../starter/"),
    .package(url: "https://example.com/Acme/Oven-Kit.git", from: "1.2.0"),
    .package(url: "git@example.com:acme/scale.git", .upToNextMinor(from: "2.0.0")),
    .package(url: "https://example.com/acme/timer", "1.0.0"..<"2.0.0"),
    .package(id: "acme.Thermometer", exact: "3.1.4"),
  ],
  targets: [
    .target(name: "OvenClient"),
    .target(
      name: "OvenClientLive",
      dependencies: [
        "OvenClient",
        .target(name: "Shelf", condition: .when(platforms: [.linux, .macOS])),
        .product(name: "Flour", package: "flour"),
        .product(name: "OvenKit", package: "oven-kit", condition: .when(platforms: [.iOS])),
        .product(
          name: "Scale", package: "scale", moduleAliases: ["Utilities": "ScaleUtilities", "Core": "ScaleCore"]),
        .byName(name: "Yeast", condition: nil),
        .product(name: "Thermometer", package: "acme.Thermometer"),
      ],
      path: "Sources/Live",
      exclude: ["README.md", "Drafts"],
      sources: ["Oven", "Door.swift"],
      resources: [.copy("Recipes"), .process("Labels")],
      packageAccess: false,
      swiftSettings: [.swiftLanguageMode(.v5), .define("LIVE", .when(configuration: .debug))],
      linkerSettings: [.linkedFramework("CoreText", .when(platforms: [.macOS]))],
      plugins: [.plugin(name: "Weigh"), .plugin(name: "Stamp", package: "scale")]
    ),
    .target(name: "Shelf", swiftSettings: [.enableUpcomingFeature("BareSlashRegexLiterals")]),
    .executableTarget(name: "bake", dependencies: [.byName(name: "OvenClientLive")], path: "."),
    .systemLibrary(name: "Csteam", pkgConfig: "steam", providers: [.brew(["steam"])]),
    .binaryTarget(name: "Grinder", path: "Grinder.xcframework"),
    .plugin(name: "Weigh", capability: .buildTool(), dependencies: ["bake"]),
    .testTarget(name: "OvenClientTests", dependencies: ["OvenClient"]),
  ],
  swiftLanguageModes: [.v5, .v6]
)
