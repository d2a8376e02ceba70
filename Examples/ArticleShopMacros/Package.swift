// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ArticleShopMacros",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "ShelfFeature", targets: ["ShelfFeature"]),
  ],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.25.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.13.0"),
  ],
  targets: [
    .target(
      name: "PriceClient",
      dependencies: [
        .product(name: "Dependencies", package: "swift-dependencies"),
        .product(name: "DependenciesMacros", package: "swift-dependencies"),
      ]
    ),
    .target(
      name: "RateClient",
      dependencies: [
        .product(name: "Dependencies", package: "swift-dependencies"),
        .product(name: "DependenciesMacros", package: "swift-dependencies"),
      ]
    ),
    .target(
      name: "ShelfFeature",
      dependencies: [
        "PriceClient",
        "RateClient",
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
      ]
    ),
    .testTarget(
      name: "ShelfFeatureTests",
      dependencies: [
        "PriceClient",
        "ShelfFeature",
        .product(name: "ComposableArchitecture", package: "swift-composable-architecture"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
