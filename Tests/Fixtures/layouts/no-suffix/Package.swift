// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Words",
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.10.0"),
    .package(url: "https://github.com/pointfreeco/swift-dependencies", from: "1.6.0"),
  ],
  targets: [
    .target(name: "DictionaryClient", dependencies: [.product(name: "Dependencies", package: "swift-dependencies")]),  // role: interface "'DictionarySqliteClient', 'DictionaryFileClient'"
    .target(name: "DictionarySqliteClient", dependencies: ["DictionaryClient"]),  // role: live
    .target(name: "DictionaryFileClient", dependencies: ["DictionaryClient"]),  // role: live "it makes the live value"
    .executableTarget(name: "WordsApp", dependencies: ["DictionarySqliteClient", "DictionaryFileClient"]),  // role: executable
  ]
)
