// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "ArticleShop",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "ArticleShopApp", targets: ["ArticleShopApp"]),
  ],
  dependencies: [
    .package(path: "Vendor/grdb.swift"),
  ],
  targets: [
    // Interfaces: what a client can do. Features know these alone.
    .target(name: "AnalyticsClient", dependencies: ["Dependencies"]),
    .target(name: "ArticleClient", dependencies: ["Dependencies"]),
    .target(name: "ReceiptClient", dependencies: ["ArticleClient", "Dependencies"]),
    .target(
      name: "SearchClient",
      dependencies: [
        "Dependencies",
        .product(name: "GRDB", package: "grdb.swift"),
      ]
    ),

    // Live sides: how it is done, with the SDK behind it. Only the app links these.
    .target(
      name: "ArticleClientLive",
      dependencies: [
        "ArticleClient",
        "Dependencies",
        .product(name: "GRDB", package: "grdb.swift"),
      ]
    ),
    .target(
      name: "SearchClientLive",
      dependencies: [
        "ArticleClientLive",
        "Dependencies",
        "SearchClient",
        .product(name: "GRDB", package: "grdb.swift"),
      ]
    ),

    // Features: state, actions, reducers.
    .target(
      name: "ArticleFeature",
      dependencies: ["AnalyticsClient", "ArticleClient", "ComposableArchitecture", "ReceiptClient"],
      exclude: ["Drafts"]
    ),
    .testTarget(
      name: "ArticleFeatureTests",
      dependencies: [
        "ArticleClient",
        "ArticleFeature",
        "ComposableArchitecture",
        "DependenciesTestSupport",
        "ReceiptClient",
      ]
    ),
    .target(
      name: "SearchFeature",
      dependencies: ["ComposableArchitecture", "SearchClient", "SearchClientLive"]
    ),

    // The composition root: the one place that links everything.
    .executableTarget(
      name: "ArticleShopApp",
      dependencies: [
        "ArticleClientLive",
        "ArticleFeature",
        "ComposableArchitecture",
        "SearchClientLive",
        "SearchFeature",
      ]
    ),

    // Stand-ins for the real libraries, just large enough for this package to build without a network.
    .target(name: "Dependencies", path: "StandIns/Dependencies"),
    .target(
      name: "DependenciesTestSupport",
      dependencies: ["Dependencies"],
      path: "StandIns/DependenciesTestSupport"
    ),
    .target(
      name: "ComposableArchitecture",
      dependencies: ["Dependencies"],
      path: "StandIns/ComposableArchitecture"
    ),
  ],
  swiftLanguageModes: [.v6]
)
